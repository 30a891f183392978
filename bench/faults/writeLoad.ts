import type { Launched } from "../setup/launcher.ts";
import { type DeskLoad, startDesk } from "./deskLoad.ts";
import { checkDesk } from "./deskVerdict.ts";
import { type Figure, figuresOf, until } from "./figures.ts";
import { type QuestionLoad, resendQuestion, startLoad } from "./questionLoad.ts";
import { checkMails, checkQuestions } from "./questionVerdict.ts";

/** Visitors who ask, and staff who reserve, save and release. Each write is retried until it has an outcome. */
export interface WriteLoad {
  questions: QuestionLoad;
  desk: DeskLoad;
  /** Resolves when questions are acknowledged at the usual rate again. @returns the longest time without one since `from`, ms */
  recovered(from: number): Promise<number>;
}

const FLOWING = 20;
/** At the end every n-th question is sent again, besides those that were retried. */
const RESENT = 10;
/** Seconds. A mail that a fault interrupted is retried when its job expires. */
const MAIL_TIMEOUT = 400;

/**
 * @param url the public origin, or a proxy before it
 * @param perSecond questions
 */
export async function startWriteLoad(url: string, perSecond: number): Promise<WriteLoad> {
  const load = { questions: await startLoad(url, perSecond), desk: await startDesk(url) };
  const recovered = async (from: number): Promise<number> => {
    const had = load.questions.answeredAt.length;
    await until(() => load.questions.answeredAt.length >= had + FLOWING);
    const times = [from, ...load.questions.answeredAt.filter((time) => time > from)];
    return Math.max(...times.slice(1).map((time, n) => time - (times[n] ?? from)));
  };
  await recovered(performance.now());
  return { ...load, recovered };
}

/** Stops the load and compares every acknowledged write with the database and the mailbox of the service. */
export async function judge(fault: string, launched: Launched, load: WriteLoad): Promise<Figure[]> {
  const { questions, desk } = load;
  await Promise.all([questions.stop(), desk.stop()]);
  const mails = await checkMails(launched, questions, MAIL_TIMEOUT);
  const stored = await checkQuestions(launched, questions);
  const again = questions.acknowledged.filter(({ attempts }, n) => attempts > 1 || n % RESENT === 0);
  const changed: string[] = [];
  for (const one of again) if ((await resendQuestion(launched.url, one)) !== one.id) changed.push(one.key);
  const doubled = [...stored.duplicates, ...(await checkQuestions(launched, questions)).duplicates];
  const staff = await checkDesk(launched, desk);
  const sum = (of: "saves" | "reserves") => desk.questions.reduce((total, question) => total + question[of], 0);
  return [
    ...figuresOf(fault, {
      [`questions lost, of ${questions.acknowledged.length} acknowledged`]: stored.lost,
      "duplicate questions": doubled,
      "questions stored without a 201": stored.unacknowledged,
      "questions without asker or history": stored.incomplete,
      "questions refused or never answered": questions.refused,
      [`idempotency keys with another response when sent again, of ${again.length}`]: changed,
      [`answer saves lost, of ${sum("saves")} acknowledged`]: staff.lostSaves,
      [`reservations and releases lost, of ${sum("reserves")} acknowledged`]: staff.lostReservations,
      "duplicate reservations and releases": staff.doubledReservations,
      "leases with two holders, or that never expire": [...staff.overlapping, ...staff.leftReserved],
      "unexpected outcomes of staff calls": desk.anomalies,
      "mails never sent": mails.lost,
      "mails sent more than twice": mails.tripled,
      "questions with two different mails, or an invalid access code": mails.wrong,
    }),
    { fault, what: "mails sent twice, with the same Message-ID", figure: mails.copies },
  ];
}
