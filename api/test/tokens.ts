const PROJECT = "demo-lagrum";

export interface TokenClaims {
  sub: string;
  email?: string;
  aud?: string;
  iss?: string;
  iat?: number;
  auth_time?: number;
  exp?: number;
  nbf?: number;
  email_verified?: boolean;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The claims of a provider's token, signed in a second before `now`. */
export function claimsOf(claims: TokenClaims, now: Date): TokenClaims {
  const seconds = Math.floor(now.getTime() / 1000) - 1;
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    ...claims,
  };
}

/** A token as the Auth emulator issues it: without a signature. */
export const emulatorToken = (claims: TokenClaims, now = new Date()): string =>
  `${part({ alg: "none", typ: "JWT" })}.${part(claimsOf(claims, now))}.`;
