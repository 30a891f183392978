import { fromPromise } from "xstate";
import type { ClientErrorCode } from "../contract/problem.ts";

/** What an effect comes back with: like the client it hands refusals back and does not throw. */
export type Result<Success, Failure = unknown> =
  | ({ ok: true } & Success)
  | ({ ok: false; Code: ClientErrorCode } & Failure);

/** The place of an effect in a machine; the app fills it with `machine.provide({ actors })`. */
export const effect = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error("This effect was not provided")));
