import type { Endpoints } from "@lagrum/core/endpoints";

export interface Request {
  /** The path below /api. */
  path: string;
  body?: unknown;
  accessCode?: string;
}

/** Creates a fixture for each allowed call, so that callers don't affect one another. */
export type Requests = { [N in keyof Endpoints]?: () => Promise<Request> };
