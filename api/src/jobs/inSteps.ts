import type { App } from "../app.ts";

/**
 * Runs the steps of a scheduled job in order. One that fails does not stop those after it.
 * @throws the first error when all are done, so that the job counts as failed
 */
export async function inSteps({ log }: Pick<App, "log">, steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const errors: unknown[] = [];
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, step }, "job: step failed");
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
