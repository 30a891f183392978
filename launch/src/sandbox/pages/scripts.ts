/**
 * The script of the html_snippet: shows the checkout in a frame, and implements the event part of Klarna's browser API
 * (`_klarnaCheckout`).
 */
export const snippetScript = `(() => {
  const container = document.getElementById("klarna-checkout-container");
  if (!container || container.querySelector("iframe")) return;
  let handlers = {};
  const report = (name, data) => handlers[name]?.(data);
  const frame = document.createElement("iframe");
  frame.title = "Betalning i sandlådan";
  frame.src = "/sandbox/kco/" + encodeURIComponent(container.dataset.checkout);
  frame.style.cssText = "display: block; width: 100%; min-height: 30rem; border: 0";
  frame.addEventListener("load", () => {
    const page = frame.contentDocument?.documentElement;
    if (page) frame.style.height = page.scrollHeight + "px";
    report("load", { customer: { type: "person" } });
  });
  addEventListener("message", ({ data, source }) => {
    if (source === frame.contentWindow) report(data, true);
  });
  window._klarnaCheckout = (callback) =>
    callback({ on: (given) => { handlers = { ...handlers, ...given }; }, suspend() {}, resume() {} });
  container.append(frame);
})();
`;

/** Redirects the top window, when the purchase is complete or the merchant redirects the buyer. */
export const leaveScript = `(() => {
  const { href } = document.getElementById("leave");
  parent.postMessage("redirect_initiated", location.origin);
  top.location.assign(href);
})();
`;
