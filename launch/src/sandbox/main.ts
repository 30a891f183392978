import { readSandboxEnv } from "../env.ts";
import { openSandbox } from "./sandbox.ts";

const sandbox = await openSandbox(readSandboxEnv());

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void sandbox.close().finally(() => process.exit(0));
  });
}
