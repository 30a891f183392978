import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Asks a new process its first question. Prints the longest event loop block, and the total, in CPU milliseconds. */
const script = `
  const { answerQuestion } = await import(${JSON.stringify(new URL("./answerQuestion.ts", import.meta.url).href)});
  const used = () => process.cpuUsage().user / 1000;
  const began = used();
  let [last, longest, isOver] = [began, 0, false];
  const other = () => {
    longest = Math.max(longest, used() - last);
    last = used();
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  const readQuery = () => Promise.reject(new Error("no database"));
  await answerQuestion({ db: {}, readQuery, now: new Date() }, { Question: "Ärver sambor varandra?" }).catch(() => {});
  isOver = true;
  setImmediate(() => console.log(JSON.stringify({ longest, all: used() - began })));`;

it("the first question of a process does not block the event loop while the dictionary loads", () => {
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { env: {} }).toString();
  const { longest, all } = JSON.parse(output) as { longest: number; all: number };
  // Loaded in one step, the dictionary would block for nearly the whole time.
  expect(longest).toBeLessThan(all / 2);
});
