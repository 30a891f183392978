import { fromPromise, type PromiseActorLogic } from "xstate";
import type { ClientErrorCode } from "../contract/problem.ts";

/** The result of an effect. Like the API client, effects return failures and do not throw. */
export type Result<Success, Failure = unknown> =
  | ({ ok: true } & Success)
  | ({ ok: false; Code: ClientErrorCode } & Failure);

/** A placeholder for an injected effect; the app provides it with `machine.provide({ actors })`. */
export const effect = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error("This effect was not provided")));

export type Call = (input: never) => Promise<unknown>;
type InputOf<C extends Call> = Parameters<C> extends [] ? unknown : Parameters<C>[0];
export type PromiseLogic<C extends Call> = PromiseActorLogic<Awaited<ReturnType<C>>, InputOf<C>>;

/** The same, typed by the function that an effects interface declares. */
export const effectFor = <C extends Call>(): PromiseLogic<C> => effect<Awaited<ReturnType<C>>, InputOf<C>>();

/** The actor that runs a function of an effects interface. */
export const fromCall = <Input, Output>(call: (input: Input) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input }) => call(input));

/** The result of an effect, as params of a guard or an action: `{ type: "isDone", params: outputOf }`. */
export const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;
