import { readFileSync } from "node:fs";
import { toAnswerHtml } from "@lagrum/api/import/archiveText";
import { z } from "zod";
import type { GeneratedAnswer } from "../setup/publishAnswers.ts";

const AnswerFile = z.object({
  name: z.string(),
  questions: z.array(z.object({ text: z.string(), answer: z.string() })),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
});
/** Questions, each with its one correct answer (SweFAQ's format). */
export type AnswerFile = z.infer<typeof AnswerFile>;

export const readAnswerFile = (path: string): AnswerFile => AnswerFile.parse(JSON.parse(readFileSync(path, "utf8")));

/** Number of an answer's words that become its title, which the file lacks. */
const titleWords = 8;

export const toAnswers = ({ answers }: AnswerFile): GeneratedAnswer[] =>
  answers.map(({ id, text }) => ({
    name: id,
    title: text.split(/\s+/).slice(0, titleWords).join(" "),
    question: "",
    answer: toAnswerHtml(text),
  }));
