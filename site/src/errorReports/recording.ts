import { replayIntegration } from "@sentry/react";

const MINUTE = 60_000;

/**
 * Session replay around errors, with all text masked (specification section 9). A recording pauses after 5 idle minutes
 * and ends after 15: the library's constants.
 */
export const recordingOptions = {
  flushMinDelay: 5000,
  flushMaxDelay: 5500,
  maxReplayDuration: 60 * MINUTE,
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  block: ["input[type=hidden]"],
  networkCaptureBodies: false,
  // Compression needs a blob worker, which the Content-Security-Policy forbids.
  useCompression: false,
} satisfies Parameters<typeof replayIntegration>[0];

/** The session replay integration. */
export const recording = (): ReturnType<typeof replayIntegration> => replayIntegration(recordingOptions);
