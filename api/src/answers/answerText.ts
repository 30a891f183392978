import type { AnswerPreview, CitedProvision, PreviewAnswer, Provision } from "@lagrum/core/contract/answer";
import { dayOf } from "@lagrum/core/domain/dates";
import { provisionLabel } from "@lagrum/core/domain/provisions";
import { and, eq, ne } from "drizzle-orm";
import type { Reader } from "../db.ts";
import { Failure } from "../failure.ts";
import { accounts } from "../schema/accounts.ts";
import { answers } from "../schema/answers.ts";
import { categories } from "../schema/categories.ts";
import { questions } from "../schema/questions.ts";
import type { Account } from "../session.ts";
import type { StoredText } from "./answerRepository.ts";
import { authorOf } from "./answerRows.ts";
import { sanitise } from "./sanitise.ts";

interface GivenText {
  AnswerBody?: string | undefined;
  Provisions?: CitedProvision[] | undefined;
  ValidAt?: string | null | undefined;
}

export const noText: StoredText = { AnswerBody: "", Provisions: [], ValidAt: null };

/** What comes in as it is stored: sanitised, each provision with its label; what is left out stays as it was. */
export const toStored = (given: GivenText, before: StoredText): StoredText => ({
  AnswerBody: given.AnswerBody === undefined ? before.AnswerBody : sanitise(given.AnswerBody),
  Provisions: given.Provisions === undefined ? before.Provisions : labelled(given.Provisions, before.Provisions),
  ValidAt: given.ValidAt === undefined ? before.ValidAt : given.ValidAt,
});

/** A provision that was there already keeps its label: an import may have given it one of its own. */
function labelled(given: CitedProvision[], before: Provision[]): Provision[] {
  return given.map((provision) => {
    const known = before.find(
      ({ Law, Sfs, Chapter, Paragraph }) =>
        Law === provision.Law &&
        Sfs === provision.Sfs &&
        Chapter === provision.Chapter &&
        Paragraph === provision.Paragraph,
    );
    return known ?? { ...provision, Label: provisionLabel(provision) };
  });
}

/**
 * The text as readers would see it as the answer to that question, with the day and the author that sending it now
 * would give it. Stores nothing.
 * @throws Failure NOT_FOUND
 */
export async function previewAnswer(
  db: Reader,
  id: number,
  given: PreviewAnswer,
  caller: Account,
  now: Date,
): Promise<AnswerPreview> {
  const [row] = await db
    .select({
      ID: questions.ID,
      Title: questions.Title,
      QuestionBody: questions.QuestionBody,
      PublishedAt: questions.PublishedAt,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      Provisions: answers.Provisions,
      SentAt: answers.SentAt,
      UserID: answers.UserID,
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
      AuthorTitle: accounts.Title,
    })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(answers, eq(answers.ID, questions.ID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .where(and(eq(questions.ID, id), ne(questions.State, "AwaitingConfirmation")));
  if (!row) throw new Failure("NOT_FOUND");
  const text = toStored(given, { ...noText, Provisions: row.Provisions ?? [] });
  const isSent = row.SentAt !== null;
  return {
    ...row,
    ...text,
    ValidAt: text.ValidAt ?? (isSent ? null : dayOf(now)),
    PublishedAt: row.PublishedAt ?? now.toISOString(),
    User: isSent ? authorOf(row) : { Name: caller.Name, Title: caller.Title },
  };
}
