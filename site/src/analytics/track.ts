/** Something that was done, in words of ours: never what somebody wrote. */
export interface TrackedEvent {
  category: string;
  action: string;
  label?: string;
  value?: number;
}

/** Where events go while the visitor agrees to it. */
export interface EventSink {
  event(event: TrackedEvent): void;
}

let sink: EventSink | null = null;

/** Says where events go from now on; null ends it. */
export function sendEventsTo(next: EventSink | null): void {
  sink = next;
}

/** Counts something that was done. Without the visitor's yes it is forgotten at once. */
export function trackEvent(event: TrackedEvent): void {
  sink?.event(event);
}

/** An event of the payment provider's checkout: its action is prefixed with KCO_ (specification section 7). */
export function trackCheckout({ action, ...event }: Omit<TrackedEvent, "category">): void {
  trackEvent({ category: "checkout", action: `KCO_${action}`, ...event });
}
