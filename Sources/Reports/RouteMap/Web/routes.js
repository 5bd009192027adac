"use strict";
const parts = [...document.querySelectorAll("[data-route]")];
const buttons = [...document.querySelectorAll("tbody button")];
let pinned = null;
function show(route) {
  if (route) document.body.dataset.route = route; else delete document.body.dataset.route;
  for (const part of parts) part.classList.toggle("on", part.dataset.route === route);
  for (const button of buttons) {
    button.setAttribute("aria-pressed", String(button.closest("tbody").dataset.route === pinned));
  }
}
for (const part of parts) {
  const route = part.dataset.route;
  part.addEventListener("pointerenter", () => show(route));
  part.addEventListener("pointerleave", () => show(pinned));
  part.addEventListener("focusin", () => show(route));
  part.addEventListener("focusout", () => show(pinned));
  part.addEventListener("click", () => { pinned = pinned === route ? null : route; show(pinned); });
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { pinned = null; show(null); }
  const line = event.target.closest(".route");
  if (line && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); line.dispatchEvent(new Event("click")); }
});
