/** Filter values. */
export interface Subjects {
  category: number;
  area: number;
  author: number;
  words: string[];
}

export interface ListPage {
  name: string;
  /** The API's path and query. */
  path: string;
  /** The same in SQL. */
  where: string;
  order: string;
  withAnswer?: true;
  /** For a search: the conditions that each kind of match adds to `where`. */
  alternatives?: string[];
}

const answered = "q.state in ('Answered', 'Published')";
const newest = "q.published_at desc, q.id desc";
const day = (text: string) => `('${text}'::date::timestamp at time zone 'Europe/Stockholm')`;
const part = (column: string, word: string) => `position('${word}' in lower(${column} collate "pg_c_utf8")) > 0`;
/** Full-text search in published questions, substring search in others. */
const alternatives = (word: string) => [
  `q.id in (select question_id from search_documents where document @@ plainto_tsquery('swedish', '${word}'))`,
  `not (q.state = 'Published' and not q.hidden) and (${part("q.title", word)} or ${part("q.question_body", word)})`,
];

/** Every staff list with each of its filters, and the same in SQL. */
export function pages({ category, area, author, words }: Subjects): ListPage[] {
  const list = (name: string, query: string, where: string, order = newest): ListPage => ({
    name,
    path: `/api/questions?${query}`,
    where,
    order,
  });
  const a = (name: string, query: string, where: string) =>
    list(`answered, ${name}`, `State=answered&Sort=PublishedAt${query}`, `${answered} and ${where}`);
  const free = "not coalesce(q.lease_until > now(), false)";
  const ans = (name: string, query: string, where: string, order = newest): ListPage => ({
    ...list(`answers${name}`, "", where, order),
    path: `/api/answers/advanced?${query}`,
    withAnswer: true,
  });
  return [
    list(
      "unanswered, by time",
      "State=unanswered&Sort=DueAt&Order=asc",
      `q.state = 'Open' and ${free}`,
      "q.due_at, q.id",
    ),
    list(
      "unanswered, a category",
      `State=unanswered&Sort=DueAt&Order=asc&CategoryID=${category}`,
      `q.state = 'Open' and ${free} and q.category_id = ${category}`,
      "q.due_at, q.id",
    ),
    list(
      "reserved",
      "State=reserved&Sort=DueAt&Order=asc",
      "q.state in ('Open', 'NeedsInfo') and q.lease_until > now()",
      "q.due_at, q.id",
    ),
    list("hidden", "State=hidden", "q.hidden and q.state <> 'AwaitingConfirmation'", "q.confirmed_at desc, q.id desc"),
    list("answered", "State=answered&Sort=PublishedAt", answered),
    a("a category", `&CategoryID=${category}`, `q.category_id = ${category}`),
    a("an area", `&CategoryID=${area}`, `q.area_id = ${area}`),
    a("a type", "&Type=Express", "q.type = 'Express'"),
    a("a stage", "&Stage=Answered", "q.state = 'Answered'"),
    a(
      "an author",
      `&UserID=${author}`,
      `exists (select from answers a where a.question_id = q.id and a.user_id = ${author})`,
    ),
    a("the hidden", "&Hidden=true", "q.hidden"),
    a(
      "a month",
      "&PublishedFrom=2025-03-01&PublishedTo=2025-03-31",
      `q.published_at >= ${day("2025-03-01")} and q.published_at < ${day("2025-04-01")}`,
    ),
    ...words.map((word) => ({
      ...a(`the word ${word}`, `&Query=${encodeURIComponent(word)}`, "true"),
      alternatives: alternatives(word),
    })),
    list(
      "answered, oldest question first",
      "State=answered&Sort=ConfirmedAt&Order=asc",
      answered,
      "q.confirmed_at, q.id",
    ),
    ans("", "Sort=PublishedAt", "true"),
    ans(", last changed", "Sort=UpdatedAt", "true", "a.updated_at desc, q.id desc"),
    ans(", an author", `UserID=${author}`, `a.user_id = ${author}`),
    ans(", a category", `CategoryID=${category}`, `q.category_id = ${category}`),
    ans(", the hidden", "Hidden=true", "q.hidden"),
  ];
}
