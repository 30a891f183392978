import { isIP } from "node:net";
import { withoutPort } from "@lagrum/core/text/ipAddress";

/** The client's address without the port that some proxies add. @returns undefined for anything else */
export function clientAddress(forwarded: string | undefined): string | undefined {
  const address = forwarded === undefined ? undefined : withoutPort(forwarded);
  return address !== undefined && isIP(address) > 0 ? address : undefined;
}
