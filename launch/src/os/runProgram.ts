import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { inheritedEnvironment } from "../env.ts";
import { root } from "../workspaceRoot.ts";

/** Runs a program from node_modules/.bin or PATH with inherited stdio; resolves with its exit code. */
export function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return exitCodeOf(spawn(program, args, { cwd: root, env: environment(env), stdio: "inherit" }));
}

/** Runs a program with its output collected, so that programs that run at the same time do not mix their lines. */
export async function collectOutput(program: string, args: string[]): Promise<{ exitCode: number; output: string }> {
  const child = spawn(program, args, { cwd: root, env: environment({}), stdio: ["ignore", "pipe", "pipe"] });
  const [exitCode, ...outputs] = await Promise.all([exitCodeOf(child), text(child.stdout), text(child.stderr)]);
  return { exitCode, output: outputs.join("") };
}

function exitCodeOf(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = inheritedEnvironment();
  return { ...inherited, ...more, PATH: `${join(root, "node_modules/.bin")}:${inherited.PATH}` };
}
