import { type Agent, get as request } from "node:http";

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The raw body, still compressed. */
  body: Buffer;
}

/** @throws Error without a complete response within ten seconds */
export function get(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const options = { headers, timeout: 10_000, ...(agent && { agent }) };
    const outgoing = request(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error(`no response from ${url}`)));
    outgoing.once("error", reject);
  });
}
