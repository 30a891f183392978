/** "192.0.2.1:4711", "[2001:db8::1]:4711": some proxies add the port of the connection. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** An address without the port of its connection. With it each connection would have rate limits of its own. */
export function withoutPort(forwarded: string): string {
  const [, bracketed, plain] = withPort.exec(forwarded) ?? [];
  return bracketed ?? plain ?? forwarded;
}
