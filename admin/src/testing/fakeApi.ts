import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  // A list's parameters in the format of ra-data-simple-rest.
  range: unknown;
  sort: unknown;
  filter: Record<string, unknown>;
  token: string | undefined;
  body: unknown;
}

type FakeResponse =
  | { status: number; body: unknown }
  | ((request: RecordedRequest) => { status: number; body: unknown });

/** The API's headers with a list's total. */
function countOf(body: unknown): Record<string, string> {
  const { TotalIsLeast, Total, ...rest } = Object(body) as Record<string, unknown>;
  const rows = Object.values(rest).find(Array.isArray);
  return {
    ...(rows && { "content-range": `rows 0-${rows.length - 1}/${Total ?? rows.length}` }),
    ...(TotalIsLeast === true && { "total-is-least": "true" }),
  };
}

/**
 * An HTTP server that fakes the API in tests. Responds by `responses` ("GET /questions/7"), and records the requests in
 * `requests`.
 */
export async function openFakeApi(responses: Record<string, FakeResponse>) {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://api");
    let text = "";
    for await (const piece of request) text += String(piece);
    const method = request.method ?? "GET";
    const json = (name: string) => JSON.parse(url.searchParams.get(name) ?? "null") ?? undefined;
    const token = request.headers["user-token"];
    const call: RecordedRequest = {
      method,
      path: url.pathname.replace(/^\/api/, ""),
      query: Object.fromEntries(url.searchParams),
      range: json("range"),
      sort: json("sort"),
      filter: json("filter") ?? {},
      token: Array.isArray(token) ? token[0] : token,
      body: text === "" ? undefined : JSON.parse(text),
    };
    requests.push(call);
    const found = responses[`${method} ${call.path}`];
    const { status, body } = typeof found === "function" ? found(call) : (found ?? problem(404, "NOT_FOUND"));
    response.writeHead(status, { "content-type": "application/json", ...countOf(body) }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    requests,
    responses,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeApi = Awaited<ReturnType<typeof openFakeApi>>;

/** An error response as the API sends it. */
export const problem = (status: number, Code: string, more: object = {}) => ({
  status,
  body: { type: "about:blank", title: Code, status, Code, ...more },
});
