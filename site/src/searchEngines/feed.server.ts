import type { AnswerListItem } from "@lagrum/core/contract/answer";
import { generateAtomFeed } from "feedsmith";
import { env } from "../../env.ts";
import { api, bodyOf } from "../api.ts";

/** The newest answers as an Atom feed (RFC 4287). */
export async function readFeed(): Promise<string> {
  const [{ Answers }, { Company }] = [bodyOf(await api().listAnswers()), bodyOf(await api().getSettings())];
  return atomFeed(Answers, env().publicUrl, Company.Name);
}

/** @param base where people reach the service, without a slash at the end */
export function atomFeed(answers: AnswerListItem[], base: string, author: string): string {
  const newest = answers[0]?.PublishedAt;
  return generateAtomFeed({
    id: `${base}/answers`,
    title: { value: "Lagrum: nya svar på juridiska frågor" },
    // An empty feed has not changed since there were feeds.
    updated: new Date(newest ?? 0),
    authors: [{ name: author }],
    links: [
      { href: `${base}/feed.xml`, rel: "self", type: "application/atom+xml" },
      { href: `${base}/answers`, rel: "alternate", type: "text/html" },
    ],
    entries: answers.map(({ Title, Uri, QuestionBody, PublishedAt, Area }) => ({
      id: `${base}/answers/${Uri}`,
      title: { value: Title },
      updated: new Date(PublishedAt),
      published: new Date(PublishedAt),
      links: [{ href: `${base}/answers/${Uri}`, rel: "alternate", type: "text/html" }],
      categories: [{ term: Area.Uri, label: Area.Name }],
      summary: { value: QuestionBody },
    })),
  });
}
