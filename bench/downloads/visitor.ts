import { request } from "node:http";
import { text } from "node:stream/consumers";

export interface Answer {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/**
 * A visitor of the public port with an address of its own on the loopback network (127.0.0.0/8, Linux).
 * @param form sent as a form without JavaScript, from the site's own origin
 */
export async function visit(
  { url, publicUrl }: { url: string; publicUrl: string },
  localAddress: string,
  { path, form }: { path: string; form?: Record<string, string> },
): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString();
  const headers = {
    accept: "text/html",
    ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded", origin: publicUrl }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asking = request(`${url}${path}`, {
    ...{ method: body === undefined ? "GET" : "POST", localAddress, timeout: 30_000 },
    headers: { host: new URL(publicUrl).host, ...headers },
  });
  asking.once("response", (response) => {
    const { statusCode: status = 0, headers: sent } = response;
    text(response).then((content) => resolve({ status, retryAfter: sent["retry-after"], text: content }), reject);
  });
  asking.once("error", reject);
  asking.end(body);
  return promise;
}
