"""Every operation answers as the OpenAPI document says, whatever a program sends."""

from collections.abc import Iterator

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.site import website

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES = 12
PLAIN = {"Accept-Encoding": "identity"}
"""Without a server between them, Schemathesis does not decompress what it gets."""


@pytest.fixture
def unlimited(settings: dict[str, object]) -> Iterator[Flask]:
    """A site that answers as many requests as a test sends."""
    with website({**settings, "WTF_CSRF_ENABLED": False, "RATE_LIMITS": False}) as app:
        yield app


@pytest.mark.slow
def test_every_operation_answers_as_documented(unlimited: Flask) -> None:
    document = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", unlimited)
    operations = [found.ok() for found in document.get_all_operations()]
    assert len(operations) >= 15
    for operation in operations:
        cases = st.one_of(*(operation.as_strategy(mode) for mode in GenerationMode))

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=cases)
        def answers(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=CHECKS, headers=PLAIN)

        answers()
