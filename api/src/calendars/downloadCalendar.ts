import { isOutsideUrl } from "@lagrum/core/booking/lawyerCalendarSchema";
import { Agent, request } from "undici";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";
import { publicLookup, requirePublicHost } from "./publicAddress.ts";

const MOST_BYTES = 2_000_000;
const TIMEOUT = 10_000;
const MOST_REDIRECTS = 3;

const agent = new Agent({
  connect: { lookup: publicLookup, timeout: TIMEOUT },
  headersTimeout: TIMEOUT,
  bodyTimeout: TIMEOUT,
  maxResponseSize: MOST_BYTES,
});

/** The text at an address over https. @throws OutsideCalendarFailure, also for an address that is not public */
export async function downloadCalendar(address: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT);
  let url = new URL(address);
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!isOutsideUrl(url.href)) throw new OutsideCalendarFailure("FORBIDDEN_ADDRESS");
      requirePublicHost(url);
      const { statusCode, headers, body } = await request(url, { dispatcher: agent, signal });
      if (statusCode === 200) return await body.text();
      await body.dump();
      if (statusCode < 300 || statusCode > 399 || typeof headers.location !== "string") break;
      url = new URL(headers.location, url);
    }
  } catch (error) {
    throw failureOf(error);
  }
  throw new OutsideCalendarFailure("REFUSED");
}

function failureOf(error: unknown): OutsideCalendarFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutsideCalendarFailure) return cause;
    const code = "code" in cause ? String(cause.code) : cause.name;
    if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return new OutsideCalendarFailure("TOO_LARGE", error);
    if (/TIMEOUT|TimeoutError|ABORT/i.test(code)) return new OutsideCalendarFailure("TIMED_OUT", error);
  }
  return new OutsideCalendarFailure("UNREACHABLE", error);
}
