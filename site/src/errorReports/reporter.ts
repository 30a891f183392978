import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import {
  addIntegration,
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  tanstackRouterBrowserTracingIntegration,
} from "@sentry/react";
import type { AnyRouter } from "@tanstack/react-router";
import { takeFaults } from "./faults.ts";
import { scrub } from "./scrub.ts";

type Transport = ReturnType<typeof makeFetchTransport>;

/** The one gate that reports leave by: whatever made them, nothing goes that could be a visitor's. */
export function scrubbingTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
  const { send, flush } = makeFetchTransport(options);
  return { send: (envelope) => send(scrub(envelope)), flush };
}

/** What is the same in every report: no data about people, all pages traced, and recordings as section 9 has them. */
export const reportOptions = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  sendClientReports: false,
  // Calls of the API stay as they are: none gets headers for tracing.
  tracePropagationTargets: [],
  dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  transport: scrubbingTransport,
  defaultIntegrations: false,
} satisfies Parameters<typeof init>[0];

/**
 * Starts reporting, with the errors that came before. Tracing starts here too, so it cannot cover the first load
 * (docs/decisions/0043-lazy-loading-of-firebase-xstate-and-sentry.md).
 */
export function startReports(router: AnyRouter, setting: NonNullable<OutsideServices["ErrorReports"]>): void {
  init({
    ...reportOptions,
    dsn: setting.Dsn,
    environment: setting.Environment,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // What was pressed or logged may be in a visitor's words.
      breadcrumbsIntegration({ dom: false }),
      tanstackRouterBrowserTracingIntegration(router),
    ],
  });
  takeFaults(captureException);
}

/** Begins to record, of a visitor who has said yes. */
export async function startRecording(): Promise<void> {
  const { recording } = await import("./recording.ts");
  addIntegration(recording());
}
