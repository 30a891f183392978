import { type CitedLaw, citedLaws } from "../law/citedLaws.ts";
import { dayOf } from "../text/dates.ts";
import { withNonBreakingSpaces } from "../text/nonBreakingSpaces.ts";
import { capitalise, stripHtml } from "../text/text.ts";
import type { Answer } from "./answerSchema.ts";
import { linkCitations } from "./citationLinks.ts";
import { type Heading, withAnchors } from "./headings.ts";
import { mayBeOutdated } from "./outdated.ts";
import { readingMinutes } from "./readingTime.ts";

/** Characters beyond which a question isn't set in italics, since long italic text is hard to read. */
const LONG_QUESTION = 1500;

/** With fewer headings there is no table of contents. */
const CONTENTS_FROM = 4;

/** An answer, or one that is about to be sent. */
interface Readable
  extends Pick<Answer, "AnswerBody" | "Provisions" | "Citations" | "ValidAt" | "UpdatedAt" | "Category" | "Area"> {
  PublishedAt: string | null;
  User: Pick<NonNullable<Answer["User"]>, "Name" | "Title"> | null;
  /** Plain text with line breaks. */
  QuestionBody: string;
}

/** The public page of an answer, and the author's preview of it. */
export interface AnswerPage {
  /** The area and the sub-category, or one of them where they are the same. */
  places: Answer["Category"][];
  author: { name: string; title: string | null } | null;
  days: { term: string; at: string }[];
  readingTime: string;
  /** The question's paragraphs, with line breaks inside them. */
  question: string[];
  isLongQuestion: boolean;
  /** The date of the law when it may be outdated, else null. */
  outdatedSince: string | null;
  /** The headings of the table of contents; empty for a short answer. */
  contents: Heading[];
  /** The answer's HTML with an id on each heading and a link at each provision. */
  html: string;
  /** The answer as plain text. */
  text: string;
  laws: CitedLaw[];
}

/** @param now decides whether the law may have changed since */
export function toAnswerPage(answer: Readable, now: Date): AnswerPage {
  const { AnswerBody, Provisions, Citations, ValidAt, PublishedAt, UpdatedAt, User, Category, Area, QuestionBody } =
    answer;
  const { html, headings } = withAnchors(linkCitations(AnswerBody, Citations));
  const isUpdated =
    PublishedAt !== null && UpdatedAt !== PublishedAt && dayOf(new Date(UpdatedAt)) > dayOf(new Date(PublishedAt));
  const text = stripHtml(AnswerBody);
  const minutes = readingMinutes(text);
  const days = [
    { term: "Publicerat", at: PublishedAt },
    { term: "Uppdaterat", at: isUpdated ? UpdatedAt : null },
    { term: "Gäller per", at: ValidAt },
  ];
  return {
    places: Area.ID === Category.ID ? [Category] : [Area, Category],
    author: User && { name: User.Name, title: capitalise(User.Title || "rådgivare") },
    days: days.flatMap(({ term, at }) => (at === null ? [] : [{ term, at }])),
    readingTime: minutes === 1 ? "1 minut" : `${minutes} minuter`,
    question: QuestionBody.split(/\n{2,}/).map(withNonBreakingSpaces),
    isLongQuestion: QuestionBody.length > LONG_QUESTION,
    outdatedSince: ValidAt !== null && mayBeOutdated(ValidAt, dayOf(now)) ? ValidAt : null,
    contents: headings.length < CONTENTS_FROM ? [] : headings,
    html: withNonBreakingSpaces(html),
    text,
    laws: citedLaws(Provisions),
  };
}
