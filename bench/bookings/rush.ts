import { openServers } from "../setup/apiServers.ts";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";
import {
  type Answer,
  aMeeting,
  bookAt,
  call,
  freeStarts,
  hourly,
  isDone,
  unlimited,
  unsignedTokens,
} from "./booker.ts";
import { insertCallQuestions, insertLawyers } from "./calendar.ts";
import { countBooked, countOverlaps, firstCategory, outcomes, type Rows } from "./figures.ts";
import { openWaitingList } from "./waiters.ts";

export const slots = 40;
export const bookers = 50;
export const pairs = 200;

/** Two staff accounts that compete for the same times. */
const staff = ["measured-1", "measured-2"] as const;

interface Scene {
  base: string;
  category: number;
  lawyer: number;
  /** Free starts an hour apart. */
  starts: string[];
}

async function withScene(
  database: MeasuredDatabase,
  dir: string,
  work: (scene: Scene) => Promise<Rows>,
): Promise<Rows> {
  await database.asAdmin((client) => client.query(insertLawyers(2)));
  // The race is for one account's calendar; the other account only books in it.
  await database.pool.query(
    "update lawyers set active = false where user_id = (select id from accounts where uid = $1)",
    [staff[1]],
  );
  const servers = openServers(dir);
  try {
    const { base } = await servers.startApi(database.appUrl, { ...unlimited, ...unsignedTokens });
    const category = await firstCategory(database);
    const { rows } = await database.pool.query("select id from accounts where uid = $1", [staff[0]]);
    const starts = hourly(await freeStarts(base, category, 2000));
    const began = performance.now();
    const figures = await work({ base, category, lawyer: rows[0].id, starts });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return [
      ["what", "figure"],
      ...figures,
      ["meetings that overlap", await countOverlaps(database)],
      ["seconds", seconds],
    ];
  } finally {
    await servers.stop();
  }
}

/** A race of visitors only. */
export const measureRush = (database: MeasuredDatabase, dir: string): Promise<Rows> =>
  withScene(database, dir, async ({ base, category, starts: all }) => {
    const starts = all.slice(0, slots);
    const answers: Answer[] = [];
    for (const start of starts)
      answers.push(...(await Promise.all(Array.from({ length: bookers }, () => bookAt(base, start, category)))));
    return [
      ["times", starts.length],
      ["bookers", answers.length],
      ...outcomes(answers),
      ["times with exactly one meeting", await countBooked(database, starts)],
    ];
  });

/** A kind of booking, and its number of simultaneous attempts. */
interface Contender {
  name: string;
  count: number;
  run(start: string, index: number): Promise<Answer>;
}

/** Meetings to move and questions with calls, which are used until they have got a time. */
class Waiting {
  readonly #ids: number[];
  constructor(ids: number[]) {
    this.#ids = ids;
  }
  async take(index: number, attempt: (id: number) => Promise<Answer>): Promise<Answer> {
    const id = this.#ids[index];
    if (id === undefined) throw new Error("too few were prepared");
    const answer = await attempt(id);
    if (isDone(answer)) this.#ids.splice(this.#ids.indexOf(id), 1);
    return answer;
  }
}

/** More than the visitors, since visitors' calls read no account and are faster. */
const moves = 14;
const calls = 14;

/** All kinds of booking: visitors, staff who book for a caller or move a meeting, and agreed calls. */
async function contenders(database: MeasuredDatabase, { base, category, starts }: Scene): Promise<Contender[]> {
  const movable: number[] = [];
  // From the end of the list, so that they don't occupy the contended times.
  for (const start of starts.slice(-(slots + moves))) {
    const { body } = await bookAt(base, start, category);
    if (body.ID === undefined) throw new Error(`not booked: ${JSON.stringify(body)}`);
    movable.push(body.ID);
  }
  const questions = await database.asAdmin((client) =>
    client.query<{ id: number }>(insertCallQuestions(slots + calls)),
  );
  const waiting = { move: new Waiting(movable), call: new Waiting(questions.rows.map(({ id }) => id)) };
  const uidOf = (index: number): string => staff[index % staff.length] ?? staff[0];
  return [
    { name: "visitors", count: 8, run: (start) => bookAt(base, start, category) },
    {
      name: "staff who book for a caller",
      count: 14,
      run: (start, index) =>
        call(base, { method: "POST", path: "/bookings", body: aMeeting(start, category), uid: uidOf(index) }),
    },
    {
      name: "staff who move a meeting",
      count: moves,
      run: (SlotStart, index) =>
        waiting.move.take(index, (id) =>
          call(base, { method: "PUT", path: `/bookings/${id}/time`, body: { SlotStart }, uid: uidOf(index) }),
        ),
    },
    {
      name: "calls of bought telephone advice",
      count: calls,
      run: (AgreedAt, index) =>
        waiting.call.take(index, (id) =>
          call(base, { method: "PUT", path: `/questions/${id}/call-time`, body: { AgreedAt }, uid: staff[0] }),
        ),
    },
  ];
}

/** Shuffled for each time, so that no kind of booking always comes first. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((each) => ({ each, key: Math.random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ each }) => each);

/** Concurrent runs of the job that offers times to the waiting list. */
const offerRuns = 2;

/** A race of all kinds of booking, including offers to the waiting list. */
export const measureMixedRush = (database: MeasuredDatabase, dir: string): Promise<Rows> =>
  withScene(database, dir, async (scene) => {
    const starts = scene.starts.slice(0, slots);
    const kinds = await contenders(database, scene);
    const waiters = await openWaitingList(database, scene.category);
    const answers: { name: string; answer: Answer }[] = [];
    let offers = 0;
    const offer = async (): Promise<void> => {
      if (await waiters.offer(scene.lawyer)) offers += 1;
    };
    for (const start of starts) {
      await waiters.wait(start);
      const attempts = kinds.flatMap(({ name, count, run }) =>
        Array.from({ length: count }, (_, index) => async () => {
          answers.push({ name, answer: await run(start, index) });
        }),
      );
      const everything = [...attempts, ...Array<typeof offer>(offerRuns).fill(offer)];
      await Promise.all(shuffled(everything).map((attempt) => attempt()));
      await waiters.leave();
    }
    await waiters.stop();
    const won = (name: string): number => answers.filter((each) => each.name === name && isDone(each.answer)).length;
    return [
      ["times", starts.length],
      ["attempts", answers.length],
      ...outcomes(answers.map(({ answer }) => answer)),
      ...kinds.map(({ name, count }): [string, string] => [`won by ${name}`, `${won(name)} of ${count * slots}`]),
      ["offered to the waiting list", offers],
      ["times with exactly one meeting", await countBooked(database, starts)],
    ];
  });

/** A race of two staff who book the same time for two callers. */
export const measureTwoStaff = (database: MeasuredDatabase, dir: string): Promise<Rows> =>
  withScene(database, dir, async ({ base, category, starts: all, lawyer }) => {
    const starts = all.slice(0, pairs);
    const answers: Answer[] = [];
    for (const start of starts) {
      const confirm = (uid: string) =>
        call(base, {
          ...{ method: "POST", path: "/bookings", uid },
          body: { ...aMeeting(start, category), LawyerID: lawyer },
        });
      answers.push(...(await Promise.all(staff.map(confirm))));
    }
    return [
      ["times", starts.length],
      ...outcomes(answers),
      ["times with exactly one meeting", await countBooked(database, starts)],
    ];
  });
