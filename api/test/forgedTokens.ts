import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from "jose";
import { claimsOf, emulatorToken, type TokenClaims } from "./tokens.ts";

const ours = await generateKeyPair("RS256", { extractable: true });
const theirs = await generateKeyPair("RS256", { extractable: true });

/** The response of the provider's key server. */
export const publicKeys: { keys: JWK[] } = {
  keys: [{ ...(await exportJWK(ours.publicKey)), kid: "ours", alg: "RS256", use: "sig" }],
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const seconds = Math.floor(Date.now() / 1000);

/** A token signed like the provider's, for `someone` by default. */
export const signed = (claims: Partial<TokenClaims> = {}, key = ours.privateKey, header: object = { kid: "ours" }) =>
  new SignJWT({ ...claimsOf({ sub: "someone", ...claims }, new Date()) })
    .setProtectedHeader({ alg: "RS256", ...header })
    .sign(key);

export async function confusedByPublicKey(): Promise<string> {
  const head = `${base64({ alg: "HS256", kid: "ours" })}.${base64(claimsOf({ sub: "someone" }, new Date()))}`;
  const secret = await exportSPKI(ours.publicKey);
  return `${head}.${createHmac("sha256", secret).update(head).digest("base64url")}`;
}

async function withClaimsChanged(): Promise<string> {
  const [head, , signature] = (await signed()).split(".");
  return `${head}.${base64(claimsOf({ sub: "admin" }, new Date()))}.${signature}`;
}

/** Forged tokens. @param evil a key server that must never be called */
export const forgeries = (evil: string): Record<string, () => string | Promise<string>> => ({
  "without a signature": () => emulatorToken({ sub: "someone" }),
  "signed with another key": () => signed({}, theirs.privateKey),
  "signed with the public key as a secret": confusedByPublicKey,
  "that brings its own key": async () =>
    signed({}, theirs.privateKey, { kid: "theirs", jwk: await exportJWK(theirs.publicKey) }),
  "that says where its key is": () => signed({}, theirs.privateKey, { kid: "theirs", jku: evil, x5u: evil }),
  "of an unknown key": () => signed({}, theirs.privateKey, { kid: "unknown" }),
  "of no key": () => signed({}, theirs.privateKey, {}),
  "that has expired": () => signed({ exp: seconds - 1 }),
  "that is not valid yet": () => signed({ nbf: seconds + 600 }),
  "issued in the future": () => signed({ iat: seconds + 600 }),
  "of a sign-in in the future": () => signed({ auth_time: seconds + 600 }),
  "for another project": () => signed({ aud: "other" }),
  "of another project": () => signed({ aud: "other", iss: "https://securetoken.google.com/other" }),
  "that is a session cookie": () => signed({ iss: "https://session.firebase.google.com/demo-lagrum" }),
  "that is a custom token": () =>
    signed({
      iss: "firebase-adminsdk@demo-lagrum.iam.gserviceaccount.com",
      aud: "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit",
    }),
  "without a person": () => signed({ sub: "" }),
  "whose signature is cut off": async () => (await signed()).slice(0, -20),
  "whose claims were changed": withClaimsChanged,
  "that is no token": () => "hej",
  "that is empty within": () => "..",
  "that is large": () => "a".repeat(10_000),
});
