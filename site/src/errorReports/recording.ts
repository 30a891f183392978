import { replayIntegration } from "@sentry/react";

const MINUTE = 60_000;

/**
 * Recordings of what happened around a fault, in which no text can be read (specification section 9). A recording
 * pauses after 5 minutes without anything done and ends after 15: the library's own figures, without options.
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
  // Packing takes a worker made of a blob, which the pages' policy has no room for.
  useCompression: false,
} satisfies Parameters<typeof replayIntegration>[0];

/** The integration that records. */
export const recording = (): ReturnType<typeof replayIntegration> => replayIntegration(recordingOptions);
