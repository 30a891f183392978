import { findAnswerCitations } from "@lagrum/core/answer/answerCitations";
import type { AnswerPreview, PreviewAnswer } from "@lagrum/core/answer/answerSchema";
import { isSameText } from "@lagrum/core/answer/answerText";
import { type Details, toDetails } from "@lagrum/core/contract/problem";
import { type CitedProvision, citable, type Provision } from "@lagrum/core/law/provisionSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { dayOf } from "@lagrum/core/text/dates";
import { and, eq, ne } from "drizzle-orm";
import { areas } from "../categories/areaAlias.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { StoredText } from "./answerRepository.ts";
import { authorOf } from "./answerRows.ts";
import { sanitise } from "./sanitise.ts";
import { listVersionProvisions } from "./versionRepository.ts";

interface GivenText {
  AnswerBody?: string | undefined;
  Provisions?: CitedProvision[] | undefined;
  ValidAt?: string | null | undefined;
}

export const noText: StoredText = { AnswerBody: "", Provisions: [], ValidAt: null };

const isSame = (one: CitedProvision, other: CitedProvision) =>
  one.Law === other.Law && one.Sfs === other.Sfs && one.Chapter === other.Chapter && one.Paragraph === other.Paragraph;

/**
 * Prepares input for storage: sanitised, provisions with their labels. Omitted fields stay as they were.
 * @throws Failure INCORRECT_PROPERTIES when a new provision can't be cited so
 */
export async function toStored(db: Reader, id: number, given: GivenText, before: StoredText): Promise<StoredText> {
  return {
    AnswerBody: given.AnswerBody === undefined ? before.AnswerBody : sanitise(given.AnswerBody),
    Provisions: given.Provisions ? await labelled(db, id, given.Provisions, before.Provisions) : before.Provisions,
    ValidAt: given.ValidAt === undefined ? before.ValidAt : given.ValidAt,
  };
}

/**
 * A provision that the answer or an earlier version has stays as it is: an import may have given it a label or number
 * that the check refuses, and that must not prevent a save.
 */
async function labelled(db: Reader, id: number, given: CitedProvision[], before: Provision[]): Promise<Provision[]> {
  const isOdd = (one: CitedProvision) => !before.some((known) => isSame(known, one)) && !read(one).success;
  const known = given.some(isOdd) ? [...before, ...(await listVersionProvisions(db, id))] : before;
  const wrong: Details = {};
  const provisions = given.map((provision, index) => {
    const unchanged = known.find((one) => isSame(one, provision));
    if (unchanged) return unchanged;
    const { success, data = provision, error } = read(provision);
    const faults = success ? [] : Object.entries(toDetails(error));
    for (const [field, codes] of faults) wrong[`Provisions.${index}.${field}`] = codes;
    return { ...data, Label: provisionLabel(data) };
  });
  if (Object.keys(wrong).length > 0) throw new Failure("INCORRECT_PROPERTIES", wrong);
  return provisions;
}

const read = (provision: CitedProvision) => citable(provision.Sfs).safeParse(provision, { reportInput: true });

/**
 * The text as readers would see it, with the date and the author that it would get if it were sent now.
 * Stores nothing.
 * @throws Failure NOT_FOUND
 */
export async function previewAnswer(
  db: Reader,
  id: number,
  given: PreviewAnswer,
  { caller, now }: Pick<ServiceContext, "caller" | "now">,
): Promise<AnswerPreview> {
  const [row] = await db
    .select({
      ID: questions.ID,
      Title: questions.Title,
      QuestionBody: questions.QuestionBody,
      PublishedAt: questions.PublishedAt,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      Area: { ID: areas.ID, Name: areas.Name, Uri: areas.Uri, Urgent: areas.Urgent },
      AnswerBody: answers.AnswerBody,
      Provisions: answers.Provisions,
      ValidAt: answers.ValidAt,
      UpdatedAt: answers.UpdatedAt,
      SentAt: answers.SentAt,
      UserID: answers.UserID,
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
      AuthorTitle: accounts.Title,
    })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .innerJoin(areas, eq(areas.ID, questions.AreaID))
    .leftJoin(answers, eq(answers.ID, questions.ID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .where(and(eq(questions.ID, id), ne(questions.State, "AwaitingConfirmation")));
  if (!row) throw new Failure("NOT_FOUND");
  const { AnswerBody, Provisions, ValidAt, UpdatedAt } = row;
  const before = AnswerBody === null || Provisions === null ? noText : { AnswerBody, Provisions, ValidAt };
  const text = await toStored(db, id, given, before);
  const isSent = row.SentAt !== null;
  return {
    ...row,
    ...text,
    Citations: findAnswerCitations(text),
    UpdatedAt: UpdatedAt !== null && isSameText(text, before) ? UpdatedAt : now.toISOString(),
    ValidAt: text.ValidAt ?? (isSent ? null : dayOf(now)),
    PublishedAt: row.PublishedAt ?? now.toISOString(),
    User: isSent ? authorOf(row) : { Name: caller.Name, Title: caller.Title },
  };
}
