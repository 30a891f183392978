import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startEmulator } from "../../test/emulator.ts";
import { done } from "../../test/scenes.ts";
import { anApplication } from "../../test/signUpForms.ts";
import { createTestApp } from "../../test/testApp.ts";
import { accounts } from "../db/schema/accounts.ts";
import { createFirebaseAdmin } from "../identity/firebaseAdmin.ts";

const PUBLIC_URL = "https://lagrum.example";
const emulator = await startEmulator(PUBLIC_URL);
vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", emulator.host);
const testApp = await createTestApp({
  env: { PUBLIC_URL },
  identity: createFirebaseAdmin({ projectId: "demo-lagrum", serviceAccount: undefined }),
});
const { app, client, jobs, workers } = testApp;
afterAll(async () => {
  await testApp.close();
  await emulator.stop();
});

const mailsTo = async (email: string) => (await testApp.mails()).filter(({ to }) => to === email);
const rowOf = async (email: string) => (await app.db.select().from(accounts).where(eq(accounts.Email, email)))[0];

async function signedInAs(email: string, password: string) {
  const { idToken } = await emulator.signIn(email, password);
  if (!idToken) throw new Error("not signed in");
  return testApp.as(idToken);
}

/** An applicant who has confirmed the address. */
async function confirmed() {
  const form = await anApplication(testApp);
  done(await client.signUp({ body: form }));
  const [sentMail] = await mailsTo(form.Email);
  done(await client.confirmAccount({ params: { code: sentMail?.code ?? "" } }));
  await jobs.drain("verification", workers.verification);
  return form;
}

describe("an application", () => {
  test("becomes an account that can sign in once the address is confirmed", async () => {
    const form = await anApplication(testApp);
    expect(await client.signUp({ body: form })).toMatchObject({ status: 201, body: { Sent: true } });
    const [sentMail] = await mailsTo(form.Email);
    expect(sentMail?.text).toContain(`${PUBLIC_URL}/signup/bekrafta?code=${sentMail?.code}`);

    const early = await signedInAs(form.Email, form.Password);
    expect(await early.getMe()).toMatchObject({ status: 403, body: { Code: "USER_UNCONFIRMED" } });
    expect(await emulator.find(form.Email)).toMatchObject({ emailVerified: false });

    done(await client.confirmAccount({ params: { code: sentMail?.code ?? "" } }));
    await jobs.drain("verification", workers.verification);
    expect(await emulator.find(form.Email)).toMatchObject({ emailVerified: true });
    const me = done(await (await signedInAs(form.Email, form.Password)).getMe());
    expect(me).toMatchObject({ Email: form.Email, Confirmed: true, PasswordSet: true, roles: [], Status: [] });
    expect(me).toMatchObject({ Phone: "+46701234567", Areas: form.Areas, WeeklyHours: 8, Semester: "6" });
  });

  test("is accepted and mailed later when the provider is down", async () => {
    await emulator.crash();
    const form = await anApplication(testApp);
    done(await client.signUp({ body: form }));
    expect(await mailsTo(form.Email)).toEqual([]);
    await emulator.start();
    await testApp.retryNow("signUp");
    const [sentMail] = await mailsTo(form.Email);
    expect(sentMail?.subject).toBe("Bekräfta din e-postadress");
    expect(await emulator.signIn(form.Email, form.Password)).toMatchObject({ localId: expect.any(String) });
  }, 150_000);

  test("keeps its account and sessions when the provider crashes and restarts", async () => {
    const form = await anApplication(testApp);
    done(await client.signUp({ body: form }));
    const [sentMail] = await mailsTo(form.Email);
    const { refreshToken } = await emulator.signIn(form.Email, form.Password);
    const before = await emulator.find(form.Email);
    await emulator.crash();
    await emulator.start();
    expect(await emulator.find(form.Email)).toMatchObject({ localId: before?.localId, email: form.Email });
    expect((await emulator.signIn(form.Email, form.Password)).localId).toBe(before?.localId);
    done(await client.confirmAccount({ params: { code: sentMail?.code ?? "" } }));
    const session = testApp.as((await emulator.renew(refreshToken ?? "")) ?? "");
    expect(done(await session.getMe())).toMatchObject({ Email: form.Email, Confirmed: true });
  }, 150_000);

  test("sent again before confirmation replaces the first one", async () => {
    const first = await anApplication(testApp);
    done(await client.signUp({ body: first }));
    const [old] = await mailsTo(first.Email);
    done(await client.signUp({ body: { ...first, Password: "ett nytt och långt ord", FirstName: "Wera" } }));
    const sentMails = await mailsTo(first.Email);
    expect(sentMails).toHaveLength(2);
    const stale = await client.confirmAccount({ params: { code: old?.code ?? "" } });
    expect(stale).toMatchObject({ status: 404, body: { Code: "LINK_INVALID" } });
    expect((await emulator.signIn(first.Email, first.Password)).error?.message).toBe("INVALID_LOGIN_CREDENTIALS");
    expect(await emulator.signIn(first.Email, "ett nytt och långt ord")).toHaveProperty("idToken");
    expect(await rowOf(first.Email)).toMatchObject({ FirstName: "Wera", Confirmed: false });
  });

  test("takes over the address of a provider account that has no account here", async () => {
    const form = await anApplication(testApp);
    const squatter = { email: form.Email, password: "ockupantens ord" };
    const { localId } = await emulator.create(squatter);
    done(await client.signUp({ body: form }));
    await mailsTo(form.Email);
    expect((await emulator.find(form.Email))?.localId).not.toBe(localId);
    expect((await emulator.signIn(form.Email, squatter.password)).error?.message).toBe("INVALID_LOGIN_CREDENTIALS");
    expect(await emulator.signIn(form.Email, form.Password)).toHaveProperty("idToken");
  });
});

test("a reset mail links to our page, and the new password revokes the old sessions", async () => {
  const form = await confirmed();
  const before = await signedInAs(form.Email, form.Password);
  done(await before.getMe());
  await emulator.call("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email: form.Email });
  const link = await emulator.linkTo(form.Email, "Välj ett nytt lösenord");
  expect(`${link.origin}${link.pathname}`).toBe(`${PUBLIC_URL}/userMgmt`);
  expect(link.searchParams.get("mode")).toBe("resetPassword");
  const oobCode = link.searchParams.get("oobCode");
  const short = await emulator.call("accounts:resetPassword", { oobCode, newPassword: "elva tecken" });
  expect(short.error?.message).toMatch(/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS/);
  await emulator.call("accounts:resetPassword", { oobCode, newPassword: "ett helt nytt ord" });
  // Tokens have the time in seconds: the next sign-in must be in a later second than the revoked session.
  await vi.waitFor(async () => {
    done(await (await signedInAs(form.Email, "ett helt nytt ord")).passwordUpdated());
    expect(await before.getMe()).toMatchObject({ status: 401, body: { Code: "REVOKED_TOKEN" } });
  }, 10_000);
  done(await (await signedInAs(form.Email, "ett helt nytt ord")).getMe());
});

test("the provider's own sign-in link confirms the address too", async () => {
  const form = await anApplication(testApp);
  done(await client.signUp({ body: form }));
  await mailsTo(form.Email);
  const asked = { requestType: "EMAIL_SIGNIN", email: form.Email, continueUrl: `${PUBLIC_URL}/` };
  await emulator.call("accounts:sendOobCode", asked);
  const link = await emulator.linkTo(form.Email, "Aktivera ditt konto");
  expect(link.href).toMatch(/^https:\/\/lagrum\.example\/userMgmt\?mode=signIn&oobCode=/);
  const oobCode = link.searchParams.get("oobCode");
  const { idToken } = await emulator.call("accounts:signInWithEmailLink", { email: form.Email, oobCode });
  expect(done(await testApp.as(idToken ?? "").getMe())).toMatchObject({ Confirmed: true });
  expect(await rowOf(form.Email)).toMatchObject({ Confirmed: true });
});

test("a provider account unknown to us is refused and removed at the provider", async () => {
  const orphan = { email: "okand@exempel.se", password: "en okänd persons ord" };
  await emulator.create(orphan);
  const { idToken = "" } = await emulator.signIn(orphan.email, orphan.password);
  await jobs.drain("orphanedAccountRemoval", workers.orphanedAccountRemoval);
  for (let n = 0; n < 3; n++) {
    expect(await testApp.as(idToken).getMe()).toMatchObject({ status: 403, body: { Code: "USER_UNKNOWN" } });
  }
  expect(await jobs.drain("orphanedAccountRemoval", workers.orphanedAccountRemoval)).toBe(1);
  expect(await emulator.find(orphan.email)).toBeUndefined();
});

test("deleting the account deletes it at the provider too", async () => {
  const form = await confirmed();
  const own = await signedInAs(form.Email, form.Password);
  done(await own.deleteMe());
  expect(await own.getMe()).toMatchObject({ status: 403, body: { Code: "USER_UNKNOWN" } });
  await jobs.drain("identityRemoval", workers.identityRemoval);
  expect(await emulator.find(form.Email)).toBeUndefined();
  expect(await rowOf(form.Email)).toBeUndefined();
});
