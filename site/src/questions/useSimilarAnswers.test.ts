import { createClient } from "@lagrum/core/client";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendEventsTo } from "../analytics/track.ts";
import { onAnnouncement } from "../ui/announcement.ts";
import { useSimilarAnswers } from "./useSimilarAnswers.ts";

const answers = (...titles: string[]) => ({ Answers: titles.map((Title, ID) => ({ ID, Title, Uri: Title })) });

let announced: string[];
let counted: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  announced = [];
  counted = [];
  stop = onAnnouncement((words) => announced.push(words));
  sendEventsTo({ event: ({ category, action }) => counted.push(`${category} ${action}`) });
});
afterEach(() => {
  stop();
  sendEventsTo(null);
  cleanup();
  vi.useRealTimers();
});

function similarTo(respond: (text: string) => Response) {
  const texts: string[] = [];
  const { findSimilarAnswers } = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      const { Text } = JSON.parse(String(init?.body));
      texts.push(Text);
      return respond(Text);
    },
  });
  const start = { title: "", text: "", isWriting: true };
  const hook = renderHook((written) => useSimilarAnswers({ ...written, findSimilar: findSimilarAnswers }), {
    initialProps: start,
  });
  return {
    texts,
    titles: () => hook.result.current.answers.map(({ Title }) => Title),
    finish: (status: "closed" | "helped") => act(() => hook.result.current.finish(status)),
    async write(written: Partial<typeof start>) {
      hook.rerender({ ...start, ...written });
      await act(() => vi.advanceTimersByTimeAsync(2000));
    },
  };
}

const title = "Får hyresvärden behålla depositionen";

test("similar answers are those of title and text, fetched once the writer pauses", async () => {
  const form = similarTo((text) =>
    Response.json(text.includes("\n") ? answers("fem") : answers("ett", "två", "tre", "fyra")),
  );
  await form.write({ title: "Får hyresvärden" });
  expect(form.texts).toEqual([]);
  await form.write({ title });
  expect(form.titles()).toEqual(["ett", "två", "tre"]);
  await form.write({ title, text: "Jag flyttade ut." });
  expect(form.texts).toEqual([title, `${title}\nJag flyttade ut.`]);
  expect(form.titles()).toEqual(["fem"]);
});

test("answers like the title stay when the text makes none similar", async () => {
  const form = similarTo((text) => Response.json(text.includes("\n") ? answers() : answers("ett", "två")));
  await form.write({ title });
  await form.write({ title, text: "Det är en lång historia." });
  expect(form.titles()).toEqual(["ett", "två"]);
  await form.write({ title: "Något helt annat nu", text: "Det är en lång historia." });
  expect(form.titles()).toEqual([]);
});

test("the number of similar answers is announced when the list changes, and the first list is counted", async () => {
  const form = similarTo((text) => Response.json(text.endsWith("nu") ? answers("tre") : answers("ett", "två")));
  await form.write({ title });
  await form.write({ title: `${title} då` });
  await form.write({ title: `${title} nu` });
  expect(announced).toEqual(["2 svar liknar din fråga", "1 svar liknar din fråga"]);
  form.finish("helped");
  expect(counted).toEqual(["similarAnswers shown", "similarAnswers helped"]);
});

test("answers like an earlier title disappear when the title is too short, or when the call fails", async () => {
  const form = similarTo((text) =>
    text.endsWith("nu") ? Response.json({ Code: "TOO_MANY_REQUESTS" }, { status: 429 }) : Response.json(answers("ett")),
  );
  await form.write({ title });
  await form.write({ title: "Bil" });
  expect(form.titles()).toEqual([]);
  await form.write({ title });
  await form.write({ title: `${title} nu` });
  expect(form.titles()).toEqual([]);
});

test("nothing is fetched during the review, or once the list is closed", async () => {
  const form = similarTo(() => Response.json(answers("ett")));
  await form.write({ title, isWriting: false });
  expect(form.texts).toEqual([]);
  await form.write({ title });
  form.finish("closed");
  await form.write({ title: `${title} nu` });
  expect([form.texts, form.titles()]).toEqual([[title], []]);
});
