import { createLocalJWKSet } from "jose";
import { describe, expect, test } from "vitest";
import { confusedByPublicKey, forgeries, publicKeys, signed } from "../../test/forgedTokens.ts";
import { emulatorToken } from "../../test/tokens.ts";
import { createTokenVerifier } from "./firebaseTokens.ts";

const keys = createLocalJWKSet(publicKeys);
const clock = () => new Date();
const inProduction = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: false, clock });
const inDemo = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: true, clock });
const seconds = Math.floor(Date.now() / 1000);

test("a token signed by the provider is accepted", async () => {
  expect(await inProduction(await signed({ email: "a@b.se" }))).toMatchObject({ uid: "someone", email: "a@b.se" });
});

describe("a token is refused", () => {
  for (const [what, forge] of Object.entries(forgeries("http://evil.example"))) {
    test(what, async () => {
      await expect(inProduction(await forge())).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    });
  }
});

describe("with the emulator", () => {
  test("an unsigned token is accepted", async () => {
    expect(await inDemo(emulatorToken({ sub: "someone" }))).toMatchObject({ uid: "someone" });
  });
  test.each([
    ["expired", { exp: seconds - 1 }],
    ["of another project", { aud: "other" }],
    ["of another issuer", { iss: "https://securetoken.google.com/other" }],
  ])("an unsigned token that is %s is refused", async (_, claims) => {
    await expect(inDemo(emulatorToken({ sub: "someone", ...claims }))).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });
  test("a token with another algorithm still needs a signature", async () => {
    await expect(inDemo(await confusedByPublicKey())).rejects.toMatchObject({ code: "INVALID_TOKEN" });
  });
});

test("an accepted token is refused once it has expired", async () => {
  let now = new Date();
  const verify = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: false, clock: () => now });
  const token = await signed({ exp: seconds + 30 });
  await verify(token);
  now = new Date(now.getTime() + 31_000);
  await expect(verify(token)).rejects.toMatchObject({ code: "INVALID_TOKEN" });
});

test("without the signing keys, verification fails with IDENTITY_UNAVAILABLE", async () => {
  const keys = () => Promise.reject(new TypeError("fetch failed"));
  const verify = createTokenVerifier({ projectId: "demo-lagrum", keys, acceptUnsigned: false, clock });
  await expect(verify(await signed())).rejects.toMatchObject({ code: "IDENTITY_UNAVAILABLE" });
});
