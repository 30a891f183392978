import simpleRestProvider from "ra-data-simple-rest";
import { type DataProvider, type GetListParams, HttpError } from "react-admin";
import type { HttpClient } from "./httpClient.ts";
import { withId } from "./reply.ts";
import { resourceOf } from "./resources.ts";

/** Largest offset of the API; beyond it a list continues from the previous page's cursor. */
const MAX_OFFSET = 1000;
const tooFar = "Så långt bak når inte listan. Sök eller filtrera för att komma dit.";

type Records = Pick<
  DataProvider,
  "getList" | "getMany" | "getManyReference" | "getOne" | "create" | "update" | "updateMany" | "delete" | "deleteMany"
>;

/** React-Admin's own methods. @param baseUrl of the API */
export function createRecords(baseUrl: string, httpClient: HttpClient): Records {
  const records = simpleRestProvider(baseUrl, httpClient);
  /** A simple-rest provider that unwraps the list's rows. */
  const listOf = (resource: string, onReply?: (reply: Awaited<ReturnType<HttpClient>>) => void) => {
    const { rows, toRows } = resourceOf(resource);
    return simpleRestProvider(baseUrl, async (url, options) => {
      const reply = await httpClient(url, options);
      onReply?.(reply);
      return { ...reply, json: toRows(reply.json[rows]).map(withId) };
    });
  };
  const cursors = new Map<string, string>();
  const cursorKey = (resource: string, { filter, sort, pagination }: GetListParams, page: number) =>
    JSON.stringify([resource, filter, sort, pagination?.perPage, page]);

  return {
    getList: async (resource, params) => {
      const { path, hasPages } = resourceOf(resource);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
      const isFar = (page - 1) * perPage > MAX_OFFSET;
      const After = isFar ? cursors.get(cursorKey(resource, params, page - 1)) : undefined;
      if (isFar && After === undefined) throw new HttpError(tooFar, 422);
      const meta: { isLeast?: true; search?: object } = {};
      const list = listOf(resource, ({ headers, json }) => {
        if (headers.has("Total-Is-Least")) meta.isLeast = true;
        if (json.Search) meta.search = json.Search;
        if (json.After) cursors.set(cursorKey(resource, params, page), json.After);
      });
      const filter: object = { ...params.filter, ...(After && { After }) };
      const { data, total } = await list.getList(path, { ...params, filter });
      return { data, total: hasPages ? total : data.length, ...(Object.keys(meta).length > 0 && { meta }) };
    },
    getMany: async (resource, params) => {
      const { data } = await listOf(resource).getMany(resourceOf(resource).path, params);
      return { data: data.filter(({ id }) => params.ids.includes(id)) };
    },
    getManyReference: (resource, params) => listOf(resource).getManyReference(resourceOf(resource).path, params),
    getOne: (resource, params) => records.getOne(resourceOf(resource).record, params),
    create: (resource, params) => records.create(resourceOf(resource).saved, params),
    update: (resource, params) => records.update(resourceOf(resource).saved, params),
    updateMany: (resource, params) => records.updateMany(resourceOf(resource).saved, params),
    delete: (resource, params) => records.delete(resourceOf(resource).saved, params),
    deleteMany: (resource, params) => records.deleteMany(resourceOf(resource).saved, params),
  };
}
