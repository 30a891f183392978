import { createHmac } from "node:crypto";
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { claimsOf, emulatorToken, type TokenClaims } from "../../test/tokens.ts";
import { createTokenVerifier } from "./firebaseTokens.ts";

const ours = await generateKeyPair("RS256", { extractable: true });
const theirs = await generateKeyPair("RS256", { extractable: true });
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: "ours", alg: "RS256" }] });
const clock = () => new Date();
const inProduction = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: false, clock });
const inDemo = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: true, clock });

const seconds = Math.floor(Date.now() / 1000);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const signed = (claims: Partial<TokenClaims> = {}, key = ours.privateKey, kid = "ours") =>
  new SignJWT({ ...claimsOf({ sub: "someone", ...claims }, new Date()) })
    .setProtectedHeader({ alg: "RS256", kid })
    .sign(key);

async function confusedByPublicKey(): Promise<string> {
  const head = `${base64({ alg: "HS256", kid: "ours" })}.${base64(claimsOf({ sub: "someone" }, new Date()))}`;
  return `${head}.${createHmac("sha256", await exportSPKI(ours.publicKey))
    .update(head)
    .digest("base64url")}`;
}

async function withKeyOfItsOwn(): Promise<string> {
  return new SignJWT({ ...claimsOf({ sub: "someone" }, new Date()) })
    .setProtectedHeader({
      alg: "RS256",
      kid: "theirs",
      jwk: await exportJWK(theirs.publicKey),
      jku: "http://evil.example",
    })
    .sign(theirs.privateKey);
}

test("a token of the provider is believed", async () => {
  expect(await inProduction(await signed({ email: "a@b.se" }))).toMatchObject({ uid: "someone", email: "a@b.se" });
});

const forgeries: Record<string, () => string | Promise<string>> = {
  "without a signature": () => emulatorToken({ sub: "someone" }),
  "signed with another key": () => signed({}, theirs.privateKey),
  "signed with the public key as a secret": confusedByPublicKey,
  "that brings its own key": withKeyOfItsOwn,
  "of an unknown key": () => signed({}, theirs.privateKey, "unknown"),
  "that has expired": () => signed({ exp: seconds - 1 }),
  "issued in the future": () => signed({ iat: seconds + 600 }),
  "of a sign-in in the future": () => signed({ auth_time: seconds + 600 }),
  "of another project": () => signed({ aud: "other", iss: "https://securetoken.google.com/other" }),
  "with another issuer": () => signed({ iss: "https://session.firebase.google.com/demo-lagrum" }),
  "without a person": () => signed({ sub: "" }),
  "whose signature is cut off": async () => (await signed()).slice(0, -20),
  "whose claims were changed": async () => {
    const [head, , signature] = (await signed()).split(".");
    return `${head}.${base64(claimsOf({ sub: "admin" }, new Date()))}.${signature}`;
  },
  "that is no token": () => "hej",
  "that is empty within": () => "..",
  "that is huge": () => "a".repeat(100_000),
};

describe("a token is refused", () => {
  for (const [what, forge] of Object.entries(forgeries)) {
    test(what, async () => {
      await expect(inProduction(await forge())).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    });
  }
});

describe("with the emulator", () => {
  test("an unsigned token is believed", async () => {
    expect(await inDemo(emulatorToken({ sub: "someone" }))).toMatchObject({ uid: "someone" });
  });
  test.each([
    ["expired", { exp: seconds - 1 }],
    ["of another project", { aud: "other" }],
    ["of another issuer", { iss: "https://securetoken.google.com/other" }],
  ])("one %s is not", async (_, claims) => {
    await expect(inDemo(emulatorToken({ sub: "someone", ...claims }))).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });
  test("one with another algorithm must still be signed", async () => {
    await expect(inDemo(await confusedByPublicKey())).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });
});

test("a token that was believed is refused once it has expired", async () => {
  let now = new Date();
  const verify = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: false, clock: () => now });
  const token = await signed({ exp: seconds + 30 });
  await verify(token);
  now = new Date(now.getTime() + 31_000);
  await expect(verify(token)).rejects.toMatchObject({ code: "INVALID_TOKEN" });
});

test("while the keys can't be had a token is neither believed nor refused", async () => {
  const keys = () => Promise.reject(new TypeError("fetch failed"));
  const verify = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: false, clock });
  await expect(verify(await signed())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});
