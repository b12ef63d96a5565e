// A button for those who do not know the browser's own command.
const button = document.getElementById("print-page");
button.hidden = false;
button.addEventListener("click", () => window.print());
