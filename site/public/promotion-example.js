/* Stands in for the payment provider's script: fills the placements of a page, in their language. */
(() => {
  const words = {
    en: "Example: here the payment provider tells about paying later. Nothing is chosen for you.",
    sv: "Exempel: här berättar betalleverantören om att betala senare. Inget är valt åt dig.",
  };
  const refresh = () => {
    for (const placement of document.querySelectorAll("klarna-placement")) {
      const language = (placement.getAttribute("data-locale") ?? "").slice(0, 2);
      placement.textContent = words[language] ?? words.en;
    }
  };
  window.KlarnaOnsiteService = { push: refresh };
  refresh();
})();
