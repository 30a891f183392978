import { getRequest } from "@tanstack/react-start/server";

interface FailedCall {
  status: 429 | 503;
  retryAfter: string | null;
}

/** The last call of each request that a limit or a fault of the API has refused. */
const failed = new WeakMap<Request, FailedCall>();

/** Remembers such a refusal for the response of the page. Other responses of the API are none. */
export function noteFailure(status: number, retryAfter: string | null): void {
  if (status === 429 || status === 503) failed.set(getRequest(), { status, retryAfter });
}

/** The status of a page whose call was refused: 422, unless the refusal says nothing about what was sent. */
export const refusedStatus = (): number => failed.get(getRequest())?.status ?? 422;

/** Gives a page of status 429 or 503 the Retry-After of the refused call. */
export function keepRetryAfter({ status, headers }: Response): void {
  if ((status !== 429 && status !== 503) || headers.has("retry-after")) return;
  headers.set("retry-after", failed.get(getRequest())?.retryAfter ?? "5");
}
