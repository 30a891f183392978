/**
 * Shows a notice with a button to reload when a part of the admin can't be fetched: offline, blocked, or replaced by a
 * newer version. It is outside React, which renders nothing then.
 */
export function noticeMissingChunks(): void {
  window.addEventListener(
    "vite:preloadError",
    () => {
      const text = document.createElement("p");
      text.textContent =
        "En del av sidan gick inte att hämta. Kontrollera din uppkoppling och ladda om. Utkast som du har skrivit finns kvar i webbläsaren.";
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Ladda om sidan";
      button.addEventListener("click", () => window.location.reload());
      const notice = document.createElement("div");
      notice.setAttribute("role", "alert");
      notice.style.cssText =
        "position:fixed;inset:auto 0 0;z-index:2000;padding:1rem;border-top:4px solid;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif";
      notice.append(text, button);
      document.body.append(notice);
    },
    { once: true },
  );
}
