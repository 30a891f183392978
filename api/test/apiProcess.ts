import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

interface Program {
  child: ChildProcess;
  output: { out: string; err: string };
  ended: Promise<number | null>;
}

/** Starts the API as a process with only those settings. */
export function run(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [main], { env: { PATH: "", ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const output = { out: "", err: "" };
  child.stdout?.on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output.err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output, ended };
}
