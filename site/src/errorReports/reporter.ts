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
import { flushErrors } from "./errorBuffer.ts";
import { scrub } from "./scrub.ts";

type Transport = ReturnType<typeof makeFetchTransport>;

/** The transport of all reports: it redacts personal data in each. */
function scrubbingTransport(options: Parameters<typeof makeFetchTransport>[0]): Transport {
  const { send, flush } = makeFetchTransport(options);
  return { send: (envelope) => send(scrub(envelope)), flush };
}

/** The constant options: no personal data, all pages traced, recordings as in section 9. */
export const reportOptions = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  sendClientReports: false,
  // No tracing headers on API calls.
  tracePropagationTargets: [],
  dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  transport: scrubbingTransport,
  defaultIntegrations: false,
} satisfies Parameters<typeof init>[0];

/**
 * Starts reporting, including the buffered errors. Tracing starts here too, so it cannot cover the first load
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
      // Clicked and logged texts may be user input.
      breadcrumbsIntegration({ dom: false }),
      tanstackRouterBrowserTracingIntegration(router),
    ],
  });
  flushErrors(captureException);
}

/** Starts recording, after consent. */
export async function startRecording(): Promise<void> {
  const { recording } = await import("./recording.ts");
  addIntegration(recording());
}
