"""The seven switches for what section 16 leaves open."""

import pytest

from app.games.terrus.settings import SWITCHES, SettingError, Settings, chosen


def test_there_are_seven_switches_each_with_a_default_and_its_source() -> None:
    assert [*SWITCHES] == ["bury", "assign", "guards", "front", "attached", "fatigued", "responses"]
    for switch in SWITCHES.values():
        assert Settings().value(switch.id) == switch.default
        assert len(switch.values) == 2
        assert switch.source


def test_every_result_can_list_all_switches_in_words() -> None:
    changed = Settings().with_text("guards=many")
    found = {each.switch.id: each for each in chosen(changed)}
    assert [*found] == [*SWITCHES]
    assert found["guards"].words == "a beast guards as many locations as it may"
    assert not found["guards"].is_default
    assert all(each.is_default for each in found.values() if each.switch.id != "guards")


@pytest.mark.parametrize("text", ["bury", "bury=", "rain=yes", "=x", "bury=DEFF"])
def test_an_unknown_switch_or_value_is_refused_with_those_that_exist(text: str) -> None:
    with pytest.raises(SettingError, match=r"bury"):
        Settings().with_text(text)
