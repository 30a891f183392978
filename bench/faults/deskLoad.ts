import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { demoStaff } from "@lagrum/api/seed/demoStaff";
import { type DeskSession, openSession } from "./deskSession.ts";

/** The sent and acknowledged writes of one question. */
export interface DeskQuestion {
  id: number;
  reserves: number;
  releases: number;
  saves: number;
  /** The numbers of the last sent and the last acknowledged text. */
  sent: number;
  acknowledged: number;
  holder?: string | undefined;
}

/** Staff who reserve the same few questions, save answers and release them, with retries. */
export interface DeskLoad {
  questions: DeskQuestion[];
  /** Outcomes that no fault explains. There should be none. */
  anomalies: string[];
  /** Number of refused sessions. */
  refusedSessions(): number;
  /** Starts no new work, and waits until all questions are released. */
  stop(): Promise<void>;
}

const QUESTIONS = 4;
const SAVES = 6;
const PAUSE_MS = 150;
/** Number of reservations before a person signs in again. */
const SESSION_RESERVATIONS = 10;

const textOf = (number: number) => `<p>Utkast ${number} är sparat.</p>`;
/** The number in an answer's text. */
export const numberIn = (text: string): number => Number(/Utkast (\d+)/.exec(text)?.[1] ?? Number.NaN);

/** The administrator and the advisors of the example content, at `url` (the public origin). */
export async function startDesk(url: string): Promise<DeskLoad> {
  const staff = demoStaff.filter(({ roles }) => roles.length > 0);
  const sessions = await Promise.all(staff.map(({ Email, Password }) => openSession(url, Email, Password)));
  const questions = await findQuestions(sessions);
  const anomalies: string[] = [];
  let isOver = false;

  async function reserve({ callWithRetries }: DeskSession, question: DeskQuestion, name: string): Promise<boolean> {
    const idempotencyKey = randomUUID();
    const { result } = await callWithRetries(({ reserveQuestion }) =>
      reserveQuestion({ params: question, idempotencyKey }),
    );
    if (!result.ok && result.body.Code === "RESERVED_BY_OTHER") return false;
    if (!result.ok) throw new Error(`reserving ${question.id}: ${result.body.Code}`);
    if (question.holder) anomalies.push(`${question.id} is reserved by ${question.holder} and ${name}`);
    question.holder = name;
    question.reserves += 1;
    return true;
  }

  async function release({ callWithRetries }: DeskSession, question: DeskQuestion): Promise<void> {
    // From now on another person may reserve it.
    question.holder = undefined;
    const idempotencyKey = randomUUID();
    const call = { params: question, idempotencyKey };
    const { result } = await callWithRetries(({ unreserveQuestion }) => unreserveQuestion(call));
    if (!result.ok) throw new Error(`releasing ${question.id}: ${result.body.Code}`);
    question.releases += 1;
  }

  /** Creates the draft if it is missing. @returns its version */
  async function openDraft({ callWithRetries }: DeskSession, question: DeskQuestion): Promise<number> {
    const body = { QuestionID: question.id, AnswerBody: textOf(0) };
    const idempotencyKey = randomUUID();
    if (question.saves === 0) await callWithRetries(({ createAnswer }) => createAnswer({ body, idempotencyKey }));
    const { result } = await callWithRetries(({ getQuestionAnswer }) => getQuestionAnswer({ params: question }));
    if (!result.ok) throw new Error(`reading the draft of ${question.id}: ${result.body.Code}`);
    const stored = numberIn(result.body.AnswerBody);
    if (stored < question.acknowledged) anomalies.push(`${question.id} has text ${stored} < ${question.acknowledged}`);
    return result.body.Version;
  }

  /** @returns the new version */
  async function save({ callWithRetries }: DeskSession, question: DeskQuestion, Version: number): Promise<number> {
    question.sent += 1;
    const number = question.sent;
    const body = { Action: "save", AnswerBody: textOf(number), Version } as const;
    const { result, attempts } = await callWithRetries(({ updateAnswer }) => updateAnswer({ params: question, body }));
    // A refusal contains the stored text: an earlier attempt may have stored ours.
    const stored = result.ok ? result.body : (result.body.Present as typeof result.body | undefined);
    const isStored = stored !== undefined && "Version" in stored && numberIn(stored.AnswerBody) === number;
    if (!isStored || (!result.ok && attempts === 1)) {
      throw new Error(`saving text ${number} of ${question.id}: ${result.ok ? "another text" : result.body.Code}`);
    }
    question.saves += 1;
    question.acknowledged = number;
    return stored.Version;
  }

  async function work(session: DeskSession, name: string): Promise<void> {
    for (let reservations = 0; !isOver; await delay(PAUSE_MS)) {
      const question = questions[Math.floor(Math.random() * questions.length)];
      if (!question || !(await reserve(session, question, name))) continue;
      let version = await openDraft(session, question);
      for (let n = 0; n < SAVES; n += 1) {
        version = await save(session, question, version);
        await delay(PAUSE_MS);
      }
      await release(session, question);
      reservations += 1;
      if (reservations % SESSION_RESERVATIONS === 0) await session.signIn();
    }
  }

  /** An unexpected outcome ends a reservation, not the load. */
  async function workOn(session: DeskSession, name: string): Promise<void> {
    while (!isOver) await work(session, name).catch((error: Error) => anomalies.push(`${name}: ${error.message}`));
  }

  const working = Promise.all(sessions.map((session, n) => workOn(session, staff[n]?.FirstName ?? "")));
  return {
    questions,
    anomalies,
    refusedSessions: () => sessions.reduce((sum, { refused }) => sum + refused, 0),
    async stop() {
      isOver = true;
      await working;
    },
  };
}

async function findQuestions([session]: DeskSession[]): Promise<DeskQuestion[]> {
  const found = await session?.callWithRetries(({ listQuestions }) =>
    listQuestions({ query: { State: "unanswered" } }),
  );
  if (!found?.result.ok) throw new Error("no list of questions");
  return found.result.body.Questions.filter(({ State, ReservedBy }) => State === "Open" && ReservedBy === null)
    .slice(0, QUESTIONS)
    .map(({ ID }) => ({ id: ID, reserves: 0, releases: 0, saves: 0, sent: 0, acknowledged: 0 }));
}
