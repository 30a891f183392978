import { execFileSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { withService } from "../setup/withService.ts";
import { type Figure, until } from "./figures.ts";
import { startResettingProxy } from "./resettingProxy.ts";
import { judge, startWriteLoad } from "./writeLoad.ts";

const QUESTIONS_PER_SECOND = 20;
const BETWEEN_MS = 1000;

/** Resets connections of clients to the public port `rounds` times, before or during a response. */
export function measureClientResets(rounds: number): Promise<Figure[]> {
  return withService(async (launched) => {
    const proxy = await startResettingProxy(launched.portOf("site"));
    try {
      const load = await startWriteLoad(`http://127.0.0.1:${proxy.port}`, QUESTIONS_PER_SECOND);
      const before = proxy.resets();
      await until(() => proxy.resets() >= before + rounds);
      proxy.stopResetting();
      return await judge(`connections of clients reset mid-response, ${rounds} times`, launched, load);
    } finally {
      await proxy.close();
    }
  });
}

/** Only root can reset the connections of other processes. */
export const canResetConnections = (): boolean => process.platform === "linux" && process.getuid?.() === 0;

/** Resets all connections between the API and PostgreSQL, or those between the site and the API, `rounds` times each. */
export function measureInnerResets(rounds: number): Promise<Figure[]> {
  return withService(async (launched) => {
    const load = await startWriteLoad(launched.url, QUESTIONS_PER_SECOND);
    const outages = { postgres: [] as number[], api: [] as number[] };
    for (let round = 1; round <= rounds; round += 1) {
      for (const part of ["postgres", "api"] as const) {
        await delay(BETWEEN_MS * Math.random());
        const from = performance.now();
        execFileSync("ss", ["--kill", "--tcp", "--numeric", "--no-header", "dport", "=", `${launched.portOf(part)}`]);
        outages[part].push(await load.recovered(from));
      }
      console.log(`${round} of ${rounds}`);
    }
    const longest = (times: number[]) => Math.round(Math.max(...times));
    const fault = `all inner connections reset, ${rounds} times each`;
    const what = "without an acknowledged question, ms, longest,";
    return [
      { fault, what: `${what} with those to PostgreSQL`, figure: longest(outages.postgres) },
      { fault, what: `${what} with those to the API`, figure: longest(outages.api) },
      ...(await judge(fault, launched, load)),
    ];
  });
}
