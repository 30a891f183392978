import { expiredResponses } from "./idempotency.ts";
import type { Pace, Sandbox } from "./protocolCall.ts";
import { openState } from "./sandboxState.ts";
import { startTasks } from "./tasks.ts";
import { type Credentials, startWeb } from "./web.ts";

export interface SandboxOptions {
  /** The journal's folder. */
  dir: string;
  port: number;
  publicUrl: string;
  credentials?: Credentials;
  pace?: Partial<Pace>;
  now?: () => Date;
}

export interface RunningSandbox {
  /** The base URL of both protocols. */
  url: string;
  close(): Promise<void>;
}

const demoPace: Pace = { firstPush: 2000, repeat: 5000, later: 10_000 };

/** Starts the fake of the payment providers on the loopback interface. */
export async function openSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { dir, port, publicUrl, credentials = { user: "sandbox", password: "sandbox" } } = options;
  const innerUrl = `http://127.0.0.1:${port}`;
  const state = openState(dir);
  const { now = () => new Date(), pace } = options;
  const sandbox: Sandbox = { state, now, publicUrl, innerUrl, pace: { ...demoPace, ...pace } };
  state.commit(expiredResponses(sandbox));
  const server = await startWeb(port, sandbox, credentials);
  const stopTasks = startTasks(sandbox);
  return {
    url: `${innerUrl}/sandbox`,
    async close() {
      stopTasks();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      state.close();
    },
  };
}
