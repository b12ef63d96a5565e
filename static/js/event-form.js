// A new event starts with the organizer's own time zone.

const form = document.querySelector("form[data-new='yes']");
const zone = form?.elements.namedItem("time_zone");
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
