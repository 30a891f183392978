import { fromPromise, type PromiseActorLogic } from "xstate";
import type { ClientErrorCode } from "../contract/problem.ts";

/** What an effect comes back with: like the client it hands refusals back and does not throw. */
export type Result<Success, Failure = unknown> =
  | ({ ok: true } & Success)
  | ({ ok: false; Code: ClientErrorCode } & Failure);

/** The place of an effect in a machine; the app fills it with `machine.provide({ actors })`. */
export const effect = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error("This effect was not provided")));

export type Call = (input: never) => Promise<unknown>;
export type LogicOf<C extends Call> = PromiseActorLogic<Awaited<ReturnType<C>>, Parameters<C>[0]>;

/** The same for an effect that an interface describes as a function. */
export const placeOf = <C extends Call>(): LogicOf<C> => effect<Awaited<ReturnType<C>>, Parameters<C>[0]>();

/** A function as the effect that fills such a place. */
export const fill = <C extends Call>(call: C): LogicOf<C> =>
  fromPromise(({ input }) => call(input as never) as Promise<Awaited<ReturnType<C>>>);

/** What an effect came back with, for a guard or an action: `{ type: "isDone", params: told }`. */
export const told = <Output>({ event }: { event: { output: Output } }): Output => event.output;
