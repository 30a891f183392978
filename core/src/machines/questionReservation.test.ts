import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { leaseMinutes, leaseRenewal } from "../question/lease.ts";
import { questionReservation, type ReservationResult } from "./questionReservation.ts";

const lease = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const astrid = (minutes = leaseMinutes) => ({ UserID: 1, Name: "Astrid", LeaseUntil: lease(minutes) });
const bjorn = (minutes = leaseMinutes) => ({ UserID: 2, Name: "Björn", LeaseUntil: lease(minutes) });

type Effect = "reserve" | "unreserve" | "renewLease";
type Answer = ReservationResult | (() => ReservationResult);

/** A machine with fake effects, which return results from the lists and record their calls. */
function start(input: object, answers: Partial<Record<Effect, Answer[]>> = {}) {
  const calls: string[] = [];
  const actor = (name: Effect) =>
    fromPromise<ReservationResult, { QuestionID: number }>(async ({ input: { QuestionID } }) => {
      calls.push(`${name} ${QuestionID}`);
      const answer = answers[name]?.shift() ?? { ok: false, Code: "NETWORK_ERROR" };
      return typeof answer === "function" ? answer() : answer;
    });
  const machine = questionReservation.provide({
    actors: { reserve: actor("reserve"), unreserve: actor("unreserve"), renewLease: actor("renewLease") },
  });
  const running = createActor(machine, { input: { QuestionID: 7, UserID: 1, ReservedBy: null, ...input } }).start();
  return { calls, send: running.send, now: () => running.getSnapshot() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a free question is reserved, and Undo releases it", async () => {
  const { calls, send, now } = start(
    {},
    { reserve: [{ ok: true, ReservedBy: astrid() }], unreserve: [{ ok: true, ReservedBy: null }] },
  );
  send({ type: "RESERVE" });
  expect(now().hasTag("pending")).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(now().matches("reservedByMe")).toBe(true);
  send({ type: "UNDO" });
  await vi.advanceTimersByTimeAsync(0);
  expect(now().value).toBe("free");
  expect(calls).toEqual(["reserve 7", "unreserve 7"]);
});

test("when a colleague has reserved it first, that colleague is shown as the holder", async () => {
  const { send, now } = start({}, { reserve: [{ ok: false, Code: "RESERVED_BY_OTHER", ReservedBy: bjorn() }] });
  send({ type: "RESERVE" });
  await vi.advanceTimersByTimeAsync(0);
  expect(now().value).toBe("reservedByOther");
  expect(now().context.ReservedBy?.Name).toBe("Björn");
  expect(now().context.error).toBe("RESERVED_BY_OTHER");
});

test("a failed reservation can be retried, which clears the error", async () => {
  const { send, now } = start(
    {},
    {
      reserve: [
        { ok: false, Code: "TIMEOUT" },
        { ok: true, ReservedBy: astrid() },
      ],
    },
  );
  send({ type: "RESERVE" });
  await vi.advanceTimersByTimeAsync(0);
  expect([now().value, now().context.error]).toEqual(["free", "TIMEOUT"]);
  send({ type: "RESERVE" });
  await vi.advanceTimersByTimeAsync(0);
  expect([now().matches("reservedByMe"), now().context.error]).toEqual([true, null]);
});

test("an open editor renews its lease every five minutes and never loses it", async () => {
  const renew = () => ({ ok: true, ReservedBy: astrid() }) as const;
  const { calls, now } = start({ ReservedBy: astrid(), isEditorOpen: true }, { renewLease: Array(24).fill(renew) });
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(now().matches("reservedByMe")).toBe(true);
  expect(calls.length).toBe((2 * 3_600_000) / leaseRenewal);
});

test("a short lease is renewed every five minutes too, and a very short one at half its length", async () => {
  const renewals = async (minutes: number) => {
    const renew = () => ({ ok: true, ReservedBy: astrid(minutes) }) as const;
    const { calls } = start({ ReservedBy: astrid(minutes), isEditorOpen: true }, { renewLease: Array(24).fill(renew) });
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    return calls.length;
  };
  expect(await renewals(30)).toBe(6);
  expect(await renewals(4)).toBe(15);
});

test("a failed renewal is retried within the lease", async () => {
  const { calls, now } = start({ ReservedBy: astrid(), isEditorOpen: true });
  await vi.advanceTimersByTimeAsync(leaseRenewal + 61_000);
  expect(calls.length).toBe(3);
  expect(now().value).toEqual({ reservedByMe: "unrenewed" });
});

test("without renewal the lease expires and the question can be reserved again", async () => {
  const { calls, send, now } = start({ ReservedBy: astrid(10) }, { reserve: [{ ok: true, ReservedBy: astrid() }] });
  await vi.advanceTimersByTimeAsync(10 * 60_000 + 1);
  expect(now().value).toBe("leaseEnded");
  expect(calls).toEqual([]);
  send({ type: "RESERVE" });
  await vi.advanceTimersByTimeAsync(0);
  expect(now().matches("reservedByMe")).toBe(true);
});

test("a renewal refused because a colleague holds the question shows the colleague", async () => {
  const { now } = start(
    { ReservedBy: astrid(), isEditorOpen: true },
    { renewLease: [{ ok: false, Code: "RESERVED_BY_OTHER", ReservedBy: bjorn(90) }] },
  );
  await vi.advanceTimersByTimeAsync(leaseRenewal);
  expect(now().value).toBe("reservedByOther");
});

test("a colleague's expired lease frees the question", async () => {
  const { now } = start({ ReservedBy: bjorn(1) });
  expect(now().value).toBe("reservedByOther");
  await vi.advanceTimersByTimeAsync(60_001);
  expect(now().value).toBe("free");
});

test("only an admin can release a colleague's reservation", () => {
  expect(start({ ReservedBy: bjorn() }).now().can({ type: "UNRESERVE" })).toBe(false);
  expect(start({ ReservedBy: bjorn(), isAdmin: true }).now().can({ type: "UNRESERVE" })).toBe(true);
});

test("a change from elsewhere changes the state, the same change twice does not", async () => {
  const holder = bjorn();
  const { send, now } = start({});
  send({ type: "CHANGED_ELSEWHERE", ReservedBy: holder });
  expect(now().value).toBe("reservedByOther");
  expect(now().can({ type: "CHANGED_ELSEWHERE", ReservedBy: { ...holder } })).toBe(false);
});

test("a change from elsewhere during a call applies when the call fails", async () => {
  const { send, now } = start({}, { reserve: [{ ok: false, Code: "TIMEOUT" }] });
  send({ type: "RESERVE" });
  send({ type: "CHANGED_ELSEWHERE", ReservedBy: bjorn() });
  expect(now().value).toBe("reserving");
  await vi.advanceTimersByTimeAsync(0);
  expect(now().value).toBe("reservedByOther");
});
