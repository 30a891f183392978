/** An event with a fixed name and values: never user input. */
export interface TrackedEvent {
  category: string;
  action: string;
  label?: string;
  value?: number;
}

/** The receiver of events, while there is consent. */
export interface EventSink {
  event(event: TrackedEvent): void;
}

let sink: EventSink | null = null;

/** Sets the receiver of events; null removes it. */
export function sendEventsTo(next: EventSink | null): void {
  sink = next;
}

/** Counts an event. Without consent it is dropped. */
export function trackEvent(event: TrackedEvent): void {
  sink?.event(event);
}

/** An event of the payment provider's checkout: its action is prefixed with KCO_ (specification section 7). */
export function trackCheckout({ action, ...event }: Omit<TrackedEvent, "category">): void {
  trackEvent({ category: "checkout", action: `KCO_${action}`, ...event });
}
