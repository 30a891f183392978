import type { Endpoint } from "@lagrum/core/contract/endpoint";
import { endpoints } from "@lagrum/core/endpoints";
import fc from "fast-check";
import { hostileBody, hostileCursor, hostileEscape, hostileText, hostileValue } from "./hostileValues.ts";
import { schemaArbitrary } from "./schemaArbitrary.ts";

export const roles = ["anonymous", "user", "applicant", "advisor", "admin"] as const;
export type Role = (typeof roles)[number];

/** One call to send. */
export interface FuzzRequest {
  /** The endpoint's name in the contract. */
  name: string;
  role: Role;
  method: string;
  /** With the query, encoded. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Well-formed access codes, which are inserted into the database. */
export const accessCodes = Array.from({ length: 30 }, (_, n) =>
  `fuzz${String.fromCharCode(97 + (n % 26))}`.padEnd(26 + n, "a"),
);

type Fields = Record<string, unknown>;

/** Calls over every endpoint of the contract and every role: some valid, most with a hostile value. */
export const requestArbitrary = (): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => requestTo(name, endpoint)));

function requestTo(name: string, endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    name: fc.constant(name),
    role: rolesFor(endpoint),
    method: fc.constant(endpoint.method),
    path: fc.tuple(pathOf(endpoint), queryOf(endpoint)).map(([path, query]) => (query ? `${path}?${query}` : path)),
    headers: headersOf(endpoint),
    body: endpoint.method === "GET" ? fc.constant(undefined) : bodyOf(endpoint),
  });
}

/** Roles with access are more frequent, since a refusal tests little. */
function rolesFor({ access }: Endpoint): fc.Arbitrary<Role> {
  if (access === "admin")
    return fc.oneof({ weight: 2, arbitrary: fc.constant<Role>("admin") }, fc.constantFrom(...roles));
  if (access !== "staff") return fc.constantFrom(...roles);
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom<Role>("admin", "advisor") }, fc.constantFrom(...roles));
}

const mostly = <T>(usual: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>, weight = 4): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: hostile });

function pathOf({ path, params }: Endpoint): fc.Arbitrary<string> {
  const parts = Object.fromEntries(
    Object.entries(params?.shape ?? {}).map(([key, schema]) => {
      const usual = key === "code" ? fc.constantFrom(...accessCodes) : schemaArbitrary(schema as never, "output");
      return [
        key,
        mostly(
          usual.map((value) => encodeURIComponent(String(value).toWellFormed())),
          hostileEscape,
          12,
        ),
      ];
    }),
  );
  return fc
    .record(parts)
    .map((values) => `/api${path.replace(/\{(\w+)\}/g, (_, key) => String((values as Fields)[key]))}`);
}

const pair = (key: string, value: unknown) => `${key}=${encodeURIComponent(String(value).toWellFormed())}`;
const json = (value: unknown) => JSON.stringify(value) ?? "";

function queryOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const shape = Object.entries(endpoint.query?.shape ?? {});
  const none = fc.constant("");
  const valid = fc
    .record(Object.fromEntries(shape.map(([key, schema]) => [key, schemaArbitrary(schema as never, "output")])), {
      requiredKeys: [],
    })
    .map((values) => Object.entries(values).map(([key, value]) => pair(key, value)));
  const key = fc.constantFrom("unknown", "Page", "ID", "After", "__proto__", ...shape.map(([name]) => name));
  const spoilt = fc.oneof(
    fc.tuple(key, hostileEscape).map((parts) => parts.join("=")),
    hostileCursor.map((cursor) => `After=${cursor}`),
    fc.tuple(key, hostileText).map(([name, text]) => pair("filter", json({ [name]: text }))),
    fc
      .tuple(fc.constantFrom("filter", "sort", "range"), hostileValue)
      .map(([name, value]) => pair(name, json(value)).slice(0, 1900)),
    fc.constantFrom(
      "range=[0,24]",
      'sort=["id","ASC"]',
      "range=[2147483000,2147483024]",
      "range=[0,9007199254740990]",
      'filter={"id":[1,2]}',
    ),
  );
  if (shape.length === 0 && !endpoint.rows) return mostly(none, spoilt, 19);
  return fc.tuple(valid, fc.array(spoilt, { maxLength: 1 })).map(([parts, more]) => [...parts, ...more].join("&"));
}

const headerText = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 300 });

function headersOf({ access, idempotent }: Endpoint): fc.Arbitrary<Record<string, string>> {
  const code = mostly(fc.constantFrom(...accessCodes), headerText, 19);
  return fc.record(
    {
      "access-code": code,
      "idempotency-key": mostly(fc.integer({ min: 1, max: 5000 }).map(String), headerText),
      "content-type": mostly(
        fc.constant("application/json"),
        fc.constantFrom("text/plain", "a/b;", "application/json; charset=utf-16"),
        60,
      ),
    },
    // An unneeded access code is refused when it is malformed.
    {
      requiredKeys: [
        "content-type",
        ...(access === "guest" ? ["access-code" as const] : []),
        ...(idempotent ? ["idempotency-key" as const] : []),
      ],
    },
  );
}

function bodyOf({ body }: Endpoint): fc.Arbitrary<string | undefined> {
  if (!body) return mostly<string | undefined>(fc.constant(undefined), hostileBody, 19);
  const valid = schemaArbitrary(body, "input");
  const changed = fc.tuple(valid, fc.nat(), hostileValue, fc.constantFrom("replace", "remove", "add")).map(change);
  return fc.oneof(
    { weight: 4, arbitrary: valid.map(json) },
    { weight: 5, arbitrary: changed },
    { weight: 1, arbitrary: hostileBody },
  );
}

/** The body as JSON with one change at a random place. */
function change([valid, at, hostile, kind]: [unknown, number, unknown, string]): string {
  const body = structuredClone(valid);
  const places = placesIn(body);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return json(hostile);
  const [owner, key] = place;
  if (kind === "remove") delete owner[key];
  else owner[kind === "add" ? `${key}s` : key] = hostile;
  return json(body);
}

function placesIn(value: unknown): [Fields, string][] {
  if (typeof value !== "object" || value === null) return [];
  const own = value as Fields;
  return Object.keys(own).flatMap((key) => [[own, key], ...placesIn(own[key])] as [Fields, string][]);
}
