import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { categories } from "@lagrum/api/seed/categories";
import { vocabulary } from "../api/archive.ts";

/**
 * Writes a file of generated questions and answers with a realistic word frequency: about 100 words in a question and 250
 * in an answer, every third answer plain text, one label in a hundred unknown.
 * @returns the size of the file in bytes
 */
export async function writeLines(path: string, name: string, count: number): Promise<number> {
  const words = vocabulary();
  const randomWords = (amount: number) =>
    Array.from({ length: amount }, () => words[Math.floor(words.length * Math.random() ** 3)]).join(" ");
  const between = (least: number, most: number) => Math.floor(least + (most - least) * Math.random());
  const uris = categories.flatMap((area) => area.Children.map(({ Uri }) => Uri));
  const file = createWriteStream(path);
  for (let n = 0; n < count; n++) {
    const [first, second] = [randomWords(125), randomWords(between(80, 170))];
    const line = JSON.stringify({
      SourceID: `${name}-${n}`,
      Title: `${randomWords(between(4, 9))}?`,
      QuestionBody: randomWords(between(60, 140)),
      AnswerBody: n % 3 === 0 ? `${first}\n\n${second}` : `<div><p>${first}</p><h2>Varför</h2><p>${second}</p></div>`,
      Category: n % 100 === 0 ? `Etikett ${n % 7}` : uris[n % uris.length],
      PublishedAt: new Date(Date.now() - between(1, 3 * 365 * 86_400) * 1000).toISOString(),
      Author: { Name: "Karin Prov", Title: "jurist" },
    });
    if (!file.write(`${line}\n`)) await once(file, "drain");
  }
  file.end();
  await finished(file);
  return file.bytesWritten;
}
