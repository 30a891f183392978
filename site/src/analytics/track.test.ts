import { afterEach, expect, test } from "vitest";
import { sendEventsTo, type TrackedEvent, trackCheckout, trackEvent } from "./track.ts";

afterEach(() => sendEventsTo(null));

test("checkout actions are prefixed with KCO_, others are unchanged", () => {
  const events: TrackedEvent[] = [];
  sendEventsTo({ event: (event) => events.push(event) });
  trackCheckout({ action: "load", label: "card", value: 129_500 });
  trackEvent({ category: "click", action: "link", label: "/boka" });
  expect(events).toEqual([
    { category: "checkout", action: "KCO_load", label: "card", value: 129_500 },
    { category: "click", action: "link", label: "/boka" },
  ]);
});

test("without consent events are neither sent nor queued", () => {
  trackCheckout({ action: "load" });
  const events: TrackedEvent[] = [];
  sendEventsTo({ event: (event) => events.push(event) });
  expect(events).toEqual([]);
});
