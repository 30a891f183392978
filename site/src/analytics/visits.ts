import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import type { AnyRouter } from "@tanstack/react-router";
import { pagePathOf } from "./pagePath.ts";
import { providerOf } from "./providers.ts";
import { sendEventsTo, type TrackedEvent } from "./track.ts";

/** A link target outside the site, by its kind only. */
function outsideLabel({ protocol, host }: URL): string {
  if (protocol === "mailto:") return "mail";
  if (protocol === "tel:") return "phone";
  return host.replace(/[^\w.:-]/g, "");
}

function clickOf(element: Element, router: AnyRouter): TrackedEvent {
  const labelOf = (path: string) => {
    const [, params, found] = router.getMatchedRoutes(path);
    return pagePathOf({ fullPath: found?.fullPath ?? "/$", params });
  };
  if (element instanceof HTMLAnchorElement) {
    const target = new URL(element.href, window.location.href);
    const isOurs = target.origin === window.location.origin;
    return { category: "click", action: "link", label: isOurs ? labelOf(target.pathname) : outsideLabel(target) };
  }
  const form = element instanceof HTMLButtonElement ? element.form : null;
  const target = form?.getAttribute("action") ?? window.location.pathname;
  return { category: "click", action: "button", label: labelOf(new URL(target, window.location.href).pathname) };
}

/** Counts page views and clicks, after consent. @returns a function that stops it */
export function countVisits(router: AnyRouter, setting: NonNullable<OutsideServices["Analytics"]>): () => void {
  const provider = providerOf(setting);
  const count = () => {
    const last = router.state.matches.at(-1);
    if (last) provider.page(pagePathOf(last));
  };
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest("a[href], button") : null;
    if (pressed) provider.event(clickOf(pressed, router));
  };
  sendEventsTo(provider);
  count();
  const unsubscribe = router.subscribe("onResolved", ({ pathChanged }) => {
    if (pathChanged) count();
  });
  document.addEventListener("click", onClick, true);
  return () => {
    unsubscribe();
    document.removeEventListener("click", onClick, true);
    sendEventsTo(null);
    provider.stop();
  };
}
