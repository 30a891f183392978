import type { Category } from "@lagrum/core/category/categorySchema";
import type { Client } from "@lagrum/core/client";
import type { Endpoint } from "@lagrum/core/contract/endpoint";
import { defaultPageSize } from "@lagrum/core/contract/fieldSchema";
import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { ErrorBody, Outcome } from "@lagrum/core/endpointClient";
import { questionLists } from "@lagrum/core/question/questionSchema";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { type fetchUtils, HttpError } from "react-admin";

/** A row as React-Admin wants it: with `id`. */
export type Row<T> = T & { id: number };
export const withId = <T extends { ID: number }>(row: T): Row<T> => ({ ...row, id: row.ID });

/** What lies under another name with us. */
const numbered = <T extends { UserID: number }>(row: T): T & { ID: number } => ({ ...row, ID: row.UserID });

/** The body of a call's answer. @throws HttpError with our Swedish text as message and the problem as body. */
export function bodyOf<E extends Endpoint>(outcome: Outcome<E>): Extract<Outcome<E>, { ok: true }>["body"] {
  if (outcome.ok) return outcome.body as Extract<Outcome<E>, { ok: true }>["body"];
  throw refused(outcome.body, outcome.status);
}

/** `errors` is where React-Admin's forms look for what is wrong with a field. */
function refused(body: ErrorBody, status: number): HttpError {
  const fields = Object.entries("Details" in body ? (body.Details ?? {}) : {});
  const errors = Object.fromEntries(fields.map(([field, [code]]) => [field, code && fieldText(field, code)]));
  return new HttpError(errorText(body.Code), status, fields.length > 0 ? { ...body, errors } : body);
}

/** React-Admin's range, sort and filter as our Page, PageSize, Sort, Order and named filters. */
export function toListQuery(search: URLSearchParams): Record<string, unknown> {
  const read = <T>(name: string, otherwise: T): T => JSON.parse(search.get(name) ?? "null") ?? otherwise;
  const [from, to] = read<[number, number]>("range", [0, defaultPageSize - 1]);
  const [field, order] = read<[string?, string?]>("sort", []);
  const { id: ids, ...filters } = read<Record<string, unknown>>("filter", {});
  const PageSize = Array.isArray(ids) ? Math.max(ids.length, 1) : to - from + 1;
  return {
    ...filters,
    ...(Array.isArray(ids) && { ID: ids.join(",") }),
    Page: Array.isArray(ids) ? 1 : Math.floor(from / PageSize) + 1,
    PageSize,
    ...(field && { Sort: field === "id" ? "ID" : field, Order: order?.toLowerCase() }),
  };
}

interface List {
  rows: { ID: number }[];
  total: number;
  /** There are more than `total`. */
  isLeast?: boolean;
  After?: string | null;
}

interface Counted {
  Total: number;
  TotalIsLeast: boolean;
  After: string | null;
}
const countOf = ({ Total, TotalIsLeast, After }: Counted) => ({ total: Total, isLeast: TotalIsLeast, After });

interface Calls {
  list: (query: object, signal: AbortSignal | undefined) => Promise<List>;
  read?: (id: number) => Promise<{ ID: number }>;
  /** Forms hand in what the contract's schema takes; the API checks it. */
  create?: (body: never) => Promise<{ ID: number }>;
  update?: (id: number, body: never) => Promise<{ ID: number }>;
  remove?: (id: number) => Promise<unknown>;
}

function called<C>(call: C | undefined): C {
  if (call === undefined) throw new HttpError(errorText("NOT_FOUND"), 404);
  return call;
}

const flatten = (categories: Category[]) =>
  categories.flatMap(({ Children, ...area }) => [
    { ...area, Area: null },
    ...Children.map((child) => ({ ...child, Area: area.Name })),
  ]);

/** The calls behind each resource: its lists, and its records. */
function callsOf(client: Client, resource: string): Calls {
  const State = questionLists.find((list) => resource === `questions/${list}`);
  if (State !== undefined) {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listQuestions({ query: { ...query, State }, ...(signal && { signal }) }));
        return { rows: body.Questions, ...countOf(body) };
      },
      read: async (id: number) => bodyOf(await client.getQuestion({ params: { id } })),
    };
  }
  if (resource === "answers") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listAnswersAdvanced({ query, ...(signal && { signal }) }));
        return { rows: body.Answers, ...countOf(body) };
      },
      read: async (id: number) => bodyOf(await client.getAnswer({ params: { id } })),
    };
  }
  if (resource === "categories") {
    return {
      list: async (): Promise<List> => {
        const rows = flatten(bodyOf(await client.listCategories()).Categories);
        return { rows, total: rows.length };
      },
    };
  }
  if (resource === "audit") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listActs({ query, ...(signal && { signal }) }));
        return { rows: body.Acts, ...countOf(body) };
      },
    };
  }
  if (resource === "inbox") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listInbox({ query, ...(signal && { signal }) }));
        return { rows: body.Items, total: body.Total, After: body.After };
      },
    };
  }
  if (resource === "colleagues") {
    return {
      list: async (): Promise<List> => {
        const rows = bodyOf(await client.listColleagues()).Colleagues.map(numbered);
        return { rows, total: rows.length };
      },
    };
  }
  if (resource === "users") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listUsers({ query, ...(signal && { signal }) }));
        return { rows: body.Users.map(numbered), total: body.Total, After: body.After };
      },
      read: async (id: number) => numbered(bodyOf(await client.getUser({ params: { id } }))),
    };
  }
  if (resource === "templates") {
    return {
      list: async (): Promise<List> => {
        const rows = bodyOf(await client.listTemplates()).Templates;
        return { rows, total: rows.length };
      },
      read: async (id: number) => bodyOf(await client.getTemplate({ params: { id } })),
      create: async (body: never) => bodyOf(await client.createTemplate({ body })),
      update: async (id: number, body: never) => bodyOf(await client.updateTemplate({ params: { id }, body })),
      remove: async (id: number) => bodyOf(await client.deleteTemplate({ params: { id } })),
    };
  }
  if (resource === "news") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listNews({ query, ...(signal && { signal }) }));
        return { rows: body.News, total: body.Total, After: body.After };
      },
      read: async (id: number) => bodyOf(await client.getNews({ params: { id } })),
      create: async (body: never) => bodyOf(await client.createNews({ body })),
      update: async (id: number, body: never) => bodyOf(await client.updateNews({ params: { id }, body })),
      remove: async (id: number) => bodyOf(await client.deleteNews({ params: { id } })),
    };
  }
  if (resource === "products") {
    return {
      list: async (): Promise<List> => {
        const rows = bodyOf(await client.listManagedProducts()).Products;
        return { rows, total: rows.length };
      },
      read: async (id: number) => bodyOf(await client.getManagedProduct({ params: { id } })),
      create: async (body: never) => bodyOf(await client.createProduct({ body })),
      update: async (id: number, body: never) => bodyOf(await client.updateProduct({ params: { id }, body })),
      remove: async (id: number) => bodyOf(await client.deleteProduct({ params: { id } })),
    };
  }
  if (resource === "files") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listFiles({ query, ...(signal && { signal }) }));
        return { rows: body.Files, total: body.Total, After: body.After };
      },
      remove: async (id: number) => bodyOf(await client.deleteFile({ params: { id } })),
    };
  }
  if (resource === "test-questions") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listTestQuestions({ query, ...(signal && { signal }) }));
        return { rows: body.TestQuestions, total: body.Total, After: body.After };
      },
      read: async (id: number) => bodyOf(await client.getTestQuestion({ params: { id } })),
      create: async (body: never) => bodyOf(await client.createTestQuestion({ body })),
      update: async (id: number, body: never) => bodyOf(await client.updateTestQuestion({ params: { id }, body })),
      remove: async (id: number) => bodyOf(await client.deleteTestQuestion({ params: { id } })),
    };
  }
  if (resource === "test-answers") {
    return {
      list: async (query: object, signal: AbortSignal | undefined): Promise<List> => {
        const body = bodyOf(await client.listTestAnswers({ query, ...(signal && { signal }) }));
        return { rows: body.TestAnswers, total: body.Total, After: body.After };
      },
      read: async (id: number) => bodyOf(await client.getTestAnswer({ params: { id } })),
      update: async (id: number, body: never) => bodyOf(await client.gradeTestAnswer({ params: { id }, body })),
    };
  }
  throw new HttpError(errorText("NOT_FOUND"), 404);
}

const tooFar = "Så långt bak når inte listan. Sök eller filtrera för att komma dit.";
const farthestOffset = 1000;

/**
 * What ra-data-simple-rest takes for its http client: reads its addresses, calls our API, and answers the way it expects.
 * Pages beyond the farthest offset continue from the page before them, whose end is remembered.
 * @param noteLeast told the rows of a list whose total is the least that it can be
 */
export function createRestClient(
  client: Client,
  noteLeast: (rows: object) => void = () => {},
): typeof fetchUtils.fetchJson {
  const ends = new Map<string, string>();
  return async (url, options) => {
    const { pathname, searchParams } = new URL(String(url), "http://admin");
    const [, resource = "", id] = /^\/([a-z/-]+?)(?:\/(\d+))?$/.exec(pathname) ?? [];
    const { list, read, create, update, remove } = callsOf(client, resource);
    const body: unknown = typeof options?.body === "string" ? JSON.parse(options.body) : undefined;
    switch (options?.method) {
      case "POST":
        return reply(withId(await called(create)(body as never)));
      case "PUT":
        return reply(withId(await called(update)(Number(id), body as never)));
      case "DELETE":
        await called(remove)(Number(id));
        return reply({ id: Number(id) });
      default:
        if (id !== undefined) return reply(withId(await called(read)(Number(id))));
    }
    const { Page, ...query } = toListQuery(searchParams);
    const page = Number(Page);
    const key = (number: number) => JSON.stringify([resource, query, number]);
    const start = (page - 1) * Number(query.PageSize);
    const After = start > farthestOffset ? ends.get(key(page - 1)) : undefined;
    if (start > farthestOffset && After === undefined) throw new HttpError(tooFar, 422);
    const {
      rows,
      total,
      isLeast,
      After: end,
    } = await list({ ...query, ...(After ? { After } : { Page: page }) }, options?.signal ?? undefined);
    if (end) ends.set(key(page), end);
    const shown = rows.map(withId);
    if (isLeast) noteLeast(shown);
    return reply(shown, { "Content-Range": `${resource} ${start}-${start + rows.length - 1}/${total}` });
  };
}

const reply = (json: unknown, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Headers(headers),
  body: "",
  json,
});

/** Why a call was refused; anything that isn't a refusal of the API counts as INTERNAL_SERVER_ERROR. */
export function refusalCode(error: unknown): ClientErrorCode {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === "object" && body !== null && "Code" in body
    ? (body as ErrorBody).Code
    : "INTERNAL_SERVER_ERROR";
}
