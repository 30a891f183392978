import { expect, test } from "vitest";
import { countUndeliveredMails } from "./undeliveredMails.ts";

test("a long queue is counted without loading its rows", async () => {
  const listMails = () => Promise.reject(new Error("read the queue"));
  const countMails = async (queue: string) => (queue === "mail" ? 1500 : 3);
  expect(await countUndeliveredMails({ countMails, listMails })).toBe(1503);
});
