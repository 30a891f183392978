import { afterEach, expect, test } from "vitest";
import { sendEventsTo, type TrackedEvent, trackCheckout, trackEvent } from "./track.ts";

afterEach(() => sendEventsTo(null));

test("what the checkout tells is prefixed with KCO_, and the rest stays", () => {
  const events: TrackedEvent[] = [];
  sendEventsTo({ event: (event) => events.push(event) });
  trackCheckout({ action: "load", label: "card", value: 129_500 });
  trackEvent({ category: "click", action: "link", label: "/boka" });
  expect(events).toEqual([
    { category: "checkout", action: "KCO_load", label: "card", value: 129_500 },
    { category: "click", action: "link", label: "/boka" },
  ]);
});

test("without a yes nothing goes anywhere, and nothing waits for one", () => {
  trackCheckout({ action: "load" });
  const events: TrackedEvent[] = [];
  sendEventsTo({ event: (event) => events.push(event) });
  expect(events).toEqual([]);
});
