import { createHash } from "node:crypto";

/** What a reader thinks of a reply, as it is written in the sheet. */
const verdicts = ["hjälper", "nära", "tyst", "vilseleder"] as const;
type Verdict = (typeof verdicts)[number];

export interface JudgedReply {
  question: string;
  reply: string;
  verdict: Verdict;
  /** The reply says what was asked for. */
  hasFact: boolean;
}

const instructions = `# Omdömen om AI-sidans svar

Läs varje fråga som den som ställde den, och svaret som det står på sidan. Fyll i två rader under varje svar.

Omdöme:
- hjälper: svaret hjälper den som frågade, och inget i det leder fel
- nära: svaret gäller ett annat fall, och säger det tydligt
- tyst: svaret säger att sidan inte vet
- vilseleder: den som frågade kan tro något om sin egen sak som inte stämmer, eller som inte gäller den

Besked: ja om det som frågan ber om står i svaret, annars nej.
`;

const keyOf = (question: string): string => createHash("sha256").update(question).digest("hex");

/** A sheet for a reader: questions and replies of all sets, in an order that says nothing of them. */
export function writeSheet(replies: readonly { question: string; reply: readonly string[] }[]): string {
  const shuffled = replies.toSorted((one, other) => keyOf(one.question).localeCompare(keyOf(other.question)));
  const items = shuffled.map(({ question, reply }, at) =>
    [
      `## ${at + 1}`,
      `Fråga: ${question}`,
      reply.map((line) => `> ${line.replace(/\s+/g, " ")}`).join("\n>\n"),
      "Omdöme:\nBesked:",
    ].join("\n\n"),
  );
  return `${[instructions, ...items].join("\n\n")}\n`;
}

const isVerdict = (text: string): text is Verdict => verdicts.some((verdict) => verdict === text);

/** Reads a filled sheet. @throws Error with the number of an item that lacks a verdict */
export function readSheet(sheet: string): JudgedReply[] {
  const [, ...items] = sheet.split(/^## (?=\d+$)/mu);
  return items.map((item) => {
    const number = item.slice(0, item.indexOf("\n"));
    const field = (name: string): string =>
      (new RegExp(`^${name}:[ \\t]*(.*)$`, "imu").exec(item)?.[1] ?? "").trim().toLowerCase().replace(/\.$/, "");
    const verdict = field("Omdöme");
    const fact = field("Besked");
    if (!isVerdict(verdict)) throw new Error(`item ${number} lacks a verdict: "${verdict}"`);
    if (fact !== "ja" && fact !== "nej") throw new Error(`item ${number} lacks ja or nej: "${fact}"`);
    return {
      question: /^Fråga: (.*)$/mu.exec(item)?.[1] ?? "",
      reply: [...item.matchAll(/^> ?(.*)$/gmu)].map(([, line]) => line).join("\n"),
      verdict,
      hasFact: fact === "ja",
    };
  });
}

/** Cohen's kappa of two readers who judged the same items: 1 is full agreement, 0 that of chance. */
export function kappaOf(one: readonly string[], other: readonly string[]): number {
  const total = one.length;
  if (total === 0) return Number.NaN;
  const share = (values: readonly string[], value: string): number =>
    values.filter((each) => each === value).length / total;
  const agreed = one.filter((value, at) => value === other[at]).length / total;
  const byChance = [...new Set([...one, ...other])].reduce(
    (sum, value) => sum + share(one, value) * share(other, value),
    0,
  );
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance);
}
