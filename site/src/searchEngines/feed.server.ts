import type { AnswerListItem } from "@lagrum/core/answer/answerSchema";
import type { NewsListItem } from "@lagrum/core/news/newsSchema";
import { generateAtomFeed } from "feedsmith";
import { env } from "../../env.ts";
import { bodyOf } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { lastChange } from "./lastChange.ts";

/** Maximum number of news items in the feed. */
const newsCount = 10;

/** The newest answers and news as an Atom feed (RFC 4287). */
export async function readFeed(): Promise<string> {
  const [answers, news, settings] = await Promise.all([
    serverApi().listAnswers(),
    serverApi().listNews({ query: { PageSize: newsCount } }),
    serverApi().getSettings(),
  ]);
  const isOut = (item: { PublishedAt: string | null }): item is NewsListItem => item.PublishedAt !== null;
  const { Company } = bodyOf(settings);
  return atomFeed(bodyOf(answers).Answers, [...bodyOf(news).News].filter(isOut), env().publicUrl, Company.Name);
}

/** @param base the public origin, without a trailing slash */
export function atomFeed(answers: AnswerListItem[], news: NewsListItem[], base: string, author: string): string {
  const changes = [...answers, ...news].map(lastChange).sort();
  return generateAtomFeed({
    id: `${base}/answers`,
    title: { value: "Lagrum: nya svar på juridiska frågor, och nyheter" },
    // An empty feed has a constant date.
    updated: new Date(changes.at(-1) ?? 0),
    authors: [{ name: author }],
    links: [
      { href: `${base}/feed.xml`, rel: "self", type: "application/atom+xml" },
      { href: `${base}/answers`, rel: "alternate", type: "text/html" },
    ],
    entries: [
      ...answers.map((answer) => ({
        ...entryOf(answer, `${base}/answers/${answer.Uri}`, answer.QuestionBody),
        categories: [{ term: answer.Area.Uri, label: answer.Area.Name }],
      })),
      ...news.map((piece) => entryOf(piece, `${base}/nyheter/${piece.Uri}`, piece.Excerpt)),
    ].sort((one, other) => other.published.getTime() - one.published.getTime()),
  });
}

function entryOf(page: { Title: string; PublishedAt: string; UpdatedAt: string }, address: string, summary: string) {
  return {
    id: address,
    title: { value: page.Title },
    updated: new Date(lastChange(page)),
    published: new Date(page.PublishedAt),
    links: [{ href: address, rel: "alternate", type: "text/html" }],
    summary: { value: summary },
  };
}
