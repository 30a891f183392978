/** The access token's cookie (specification section 2). */
export const tokenCookie = "token";

/** The access token in a Cookie header. */
export function tokenOf(cookies: string | null): string | undefined {
  for (const pair of cookies?.split(";") ?? []) {
    const [name, ...value] = pair.trim().split("=");
    if (name === tokenCookie) return value.join("=") || undefined;
  }
  return undefined;
}
