import type { Endpoints } from "@lagrum/core/contract/endpoints";

export interface Request {
  /** Beneath /api. */
  path: string;
  body?: unknown;
  accessCode?: string;
}

/** A scene of its own for each call that is let through: what one caller did can't help or hinder the next. */
export type Requests = { [N in keyof Endpoints]?: () => Promise<Request> };
