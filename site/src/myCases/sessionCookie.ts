const cookie = "myCases";

/** The session's access code in a Cookie header. */
export function sessionOf(cookies: string | null): string | undefined {
  for (const pair of cookies?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=");
    if (name === cookie && value && /^[a-z0-9]{26,64}$/.test(value)) return value;
  }
  return undefined;
}

/** Seconds: as long as the API's session lasts without a call (api/src/myCases/caseAccess.ts). */
const MAX_AGE = 30 * 60;

const isLoopback = (publicUrl: string) => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(publicUrl);

const attributes = (publicUrl: string) =>
  `Path=/mina-arenden; HttpOnly; SameSite=Strict${isLoopback(publicUrl) ? "" : "; Secure"}`;

/** The Set-Cookie header that starts or extends the session in the browser. */
export const keepSession = (code: string, publicUrl: string): string =>
  `${cookie}=${code}; Max-Age=${MAX_AGE}; ${attributes(publicUrl)}`;

export const endSession = (publicUrl: string): string => `${cookie}=; Max-Age=0; ${attributes(publicUrl)}`;
