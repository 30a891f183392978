import { setTimeout as delay } from "node:timers/promises";
import { isClean, judgeMoney, type MoneyVerdict } from "./moneyVerdict.ts";
import type { SandboxControl } from "./sandboxControl.ts";
import { openJobs, type TimedService } from "./serviceTime.ts";

/** The service may take this long to settle a difference. */
const SETTLED_WITHIN = 15;
const POLL_MS = 500;
/** Real time for the jobs of one minute of the service. */
const MINUTE_MS = 20_000;
/** Minutes after which a clean verdict is final: what runs late must not undo it. */
const AT_LEAST = 3;

export interface Settled {
  verdict: MoneyVerdict;
  /** Minutes of the service until nothing differed, or `SETTLED_WITHIN`. */
  minutes: number;
}

/** Lets the service work for up to fifteen minutes of its own time, and judges the orders. */
export async function settle(
  { launched, advance }: TimedService,
  sandbox: SandboxControl,
  only?: ReadonlySet<number>,
): Promise<Settled> {
  let verdict: MoneyVerdict | undefined;
  for (let minutes = 1; minutes <= SETTLED_WITHIN; minutes += 1) {
    await advance(1);
    for (const deadline = Date.now() + MINUTE_MS; Date.now() < deadline; ) {
      await delay(POLL_MS);
      if ((await openJobs(launched)) === 0) break;
    }
    verdict = await judgeMoney(launched, sandbox, only);
    if (isClean(verdict) && minutes >= AT_LEAST) return { verdict, minutes };
  }
  if (!verdict) throw new Error("nothing was judged");
  return { verdict, minutes: SETTLED_WITHIN };
}
