import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The bundle: started from the sources, each process takes five times the CPU time until it is ready. */
const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));

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
