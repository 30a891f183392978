import { id } from "@lagrum/core/contract/fieldSchema";
import { z } from "zod";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A query parameter with JSON. */
const json = <S extends z.ZodType>(schema: S) =>
  z.string().transform((text, context): z.output<S> => {
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: "custom", message: "INVALID_VALUE" });
    return z.NEVER;
  });

const size = ([from, to]: [number, number]) => to - from + 1;
const row = z.int().min(0);
/** First and last row, counted from 0, of a whole page: [25,49]. */
const range = z.tuple([row, row]).refine(([from, to]) => to >= from && from % size([from, to]) === 0);
/** ["PublishedAt","DESC"] */
const sort = z.tuple([z.string().min(1), z.enum(["ASC", "DESC"])]);
/** Named filters of the list, and `id` for rows by ID. */
const filter = z
  .object({ id: z.array(id).min(1).max(100).optional() })
  .catchall(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** The query parameters of ra-data-simple-rest, each as JSON. */
export const simpleRestParameters = {
  range: json(range).optional(),
  sort: json(sort).optional(),
  filter: json(filter).optional(),
};

export const usesSimpleRest = (query: object): boolean =>
  Object.keys(simpleRestParameters).some((parameter) => parameter in query);

/** The query with Page, PageSize, Sort, Order, ID and the list's own filters, which its schema still has to check. */
export const SimpleRestQuery = z.looseObject(simpleRestParameters).transform(({ range, sort, filter, ...query }) => {
  const { id: ids, ...filters } = filter ?? {};
  const hasValue = ([, value]: [string, unknown]) => value !== null && value !== "";
  return {
    ...query,
    ...Object.fromEntries(
      Object.entries(filters)
        .filter(hasValue)
        .map(([name, value]) => [name, String(value)]),
    ),
    ...(ids && { ID: ids.join(","), PageSize: ids.length }),
    ...(range && { PageSize: size(range), Page: range[0] / size(range) + 1 }),
    ...(sort && { Sort: sort[0] === "id" ? "ID" : sort[0], Order: sort[1].toLowerCase() }),
  };
});

/** For a list without pages, in its own order. */
export const withoutPages = ({ Page: _1, PageSize: _2, Sort: _3, Order: _4, ...filters }: Record<string, unknown>) =>
  filters;
