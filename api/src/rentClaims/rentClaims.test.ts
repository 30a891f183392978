import { deskEvents } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { nextRentClaimState } from "@lagrum/core/rentClaim/rentClaimTransitions";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { tablesWith } from "../../test/databaseTraces.ts";
import { openMyCases } from "../../test/myCases.ts";
import { aRentClaim, claimFile, receivedClaim } from "../../test/rentClaims.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { timeRatio } from "../../test/timeRatio.ts";
import { changes } from "../db/schema/records.ts";
import { rentClaims, rentClaimTenants } from "../db/schema/rentClaims.ts";
import { resealTenantNumbers } from "./tenantNumber.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, asAdmin, asAdvisor } = testApp;

const mailsTo = async (email: string) => (await testApp.mails()).filter(({ to }) => to === email);
const codeIn = (text: string | undefined) => /arende\?code=(\w+)/.exec(text ?? "")?.[1] ?? "";
const byId = (id: number) => ({ params: { id } });

test("a claim is estimated by the figures in force, acknowledged by mail, and decided step by step", async () => {
  const Email = "tilda@exempel.se";
  const { ID, Reference } = await receivedClaim(testApp, { Email });
  const [receipt] = await mailsTo(Email);
  expect(receipt?.subject).toBe("Vi har fått ditt hyresärende");
  expect(receipt?.text, "the address is unconfirmed").not.toContain("Tilda");
  const accessCode = codeIn(receipt?.text);
  const own = () => client.getOwnRentClaim({ accessCode });
  expect(done(await own())).toMatchObject({ Reference, State: "Received", EstimateKind: "Sum", Files: [] });
  expect(done(await own()).EstimateLow).toBeGreaterThan(0);

  const move = (body: Parameters<typeof asAdvisor.moveRentClaim>[0]["body"]) =>
    asAdvisor.moveRentClaim({ ...byId(ID), body });
  expect(refusal(await move({ Event: "DECIDE", Text: "Hyresvärden betalar." }))).toBe("409 RENT_CLAIM_WRONG_STATE");
  expect(done(await move({ Event: "TAKE" }))).toMatchObject({ State: "Reviewing", AssignedTo: expect.any(String) });
  expect(refusal(await move({ Event: "ASK" }))).toBe("422 INCORRECT_PROPERTIES");
  done(await move({ Event: "ASK", Text: "Skicka avin från hyresvärden." }));
  const asked = (await mailsTo(Email)).find(({ subject }) => subject.includes("underlag"));
  expect(asked?.text).toContain("Tilda");
  expect(asked?.text, "mails have no text of the case").not.toContain("avin");

  await claimFile(testApp, accessCode);
  done(await client.replyInRentClaim({ accessCode, body: { Message: "Här är kontraktet och avin." } }));
  expect(refusal(await client.replyInRentClaim({ accessCode, body: { Message: "Och en sak till." } }))).toBe(
    "409 RENT_CLAIM_WRONG_STATE",
  );
  done(await move({ Event: "NEGOTIATE", Text: "Kravet är skickat i dag." }));
  const body = { Event: "DECIDE" as const, Text: "Hyresvärden går med på kravet.", RecoveredAmount: 5_000_000 };
  expect(done(await move(body))).toMatchObject({ State: "Decided", RecoveredAmount: 5_000_000 });
  const decision = (await mailsTo(Email)).find(({ subject }) => subject === "Ditt hyresärende är avgjort");
  expect(done(await client.getOwnRentClaim({ accessCode: codeIn(decision?.text) }))).toMatchObject({
    State: "Decided",
    RecoveredAmount: 5_000_000,
    Files: [{ Name: "kontrakt.pdf", Proof: "Tenancy" }],
    Messages: [{ FromTenant: false }, { FromTenant: true, Name: null }, { FromTenant: false }, { State: "Decided" }],
  });
  const late = { accessCode, body: { Name: "sen.pdf", Size: 10, Proof: "Other" as const } };
  expect(refusal(await client.beginRentClaimFile(late))).toBe("409 RENT_CLAIM_WRONG_STATE");
});

test("the API allows exactly the machine's transitions", async () => {
  const { ID } = await receivedClaim(testApp);
  for (const State of ["Received", "Reviewing", "AwaitingDocuments", "Negotiating", "AtTribunal"] as const) {
    for (const Event of deskEvents) {
      await app.db.update(rentClaims).set({ State, EndedAt: null }).where(eq(rentClaims.ID, ID));
      const moved = await asAdvisor.moveRentClaim({ ...byId(ID), body: { Event, Text: "Ett besked till dig." } });
      const next = nextRentClaimState(State, Event);
      expect(moved.ok ? moved.body.State : refusal(moved), `${State} ${Event}`).toBe(
        next ?? "409 RENT_CLAIM_WRONG_STATE",
      );
    }
  }
});

test("the personal number is encrypted, masked, and shown by an action that is logged", async () => {
  const { ID, AccessCode } = await receivedClaim(testApp, {
    PersonalNumber: "19811218-9876",
    LandlordName: "Zebulon Hyresvärd",
    LandlordEmail: "zebulon@exempel.se",
  });
  await testApp.mails();
  expect(await tablesWith(testApp.database, ["19811218-9876", "198112189876", "zebulon"])).toEqual([]);
  const claim = done(await asAdvisor.getRentClaim(byId(ID)));
  expect(claim.Tenant?.MaskedNumber).toBe("19811218-••••");
  expect(claim.Landlord).toEqual({ Name: "Zebulon Hyresvärd", Email: "zebulon@exempel.se", Phone: null });
  expect(JSON.stringify([claim, done(await client.getOwnRentClaim({ accessCode: AccessCode }))])).not.toContain("9876");
  const readings = () => app.db.$count(changes, eq(changes.Action, "personalNumberRead"));
  const before = await readings();
  const body = { Reason: "Ansökan till hyresnämnden." };
  const withoutReason = { ...byId(ID), body: { Reason: " " } };
  expect(refusal(await asAdvisor.showPersonalNumber(withoutReason))).toBe("422 INCORRECT_PROPERTIES");
  expect(await readings()).toBe(before);
  expect(done(await asAdvisor.showPersonalNumber({ ...byId(ID), body }))).toEqual({ PersonalNumber: "19811218-9876" });
  expect(await readings()).toBe(before + 1);
});

test("a number that the conflict check's key sealed is read, and sealed again with its own key", async () => {
  const { ID } = await receivedClaim(testApp, { PersonalNumber: "19811218-9876" });
  const row = eq(rentClaimTenants.ClaimID, ID);
  const storedNumber = async () => (await app.db.select().from(rentClaimTenants).where(row))[0]?.PersonalNumber ?? "";
  const PersonalNumber = app.conflictSeal.seal({ PersonalNumber: "19811218-9876" }, "kim@exempel.se").Sealed;
  await app.db.update(rentClaimTenants).set({ PersonalNumber }).where(row);
  expect(done(await asAdvisor.getRentClaim(byId(ID))).Tenant?.MaskedNumber).toBe("19811218-••••");
  expect(await resealTenantNumbers(app)).toEqual({ Sealed: 1, Unreadable: 0 });
  const again = (await storedNumber()).replace(/^number:/, "");
  expect(app.numberSeal.open({ Sealed: again })).toEqual({ PersonalNumber: "19811218-9876" });
  expect(await resealTenantNumbers(app), "once").toEqual({ Sealed: 0, Unreadable: 0 });
});

test.each([
  [{ PersonalNumber: "19811218-9875" }, "PersonalNumber"],
  [{ PersonalNumber: "T811218-9876" }, "PersonalNumber"],
  [{ LandlordName: " " }, "LandlordName"],
  [{ AcceptTerms: false as never }, "AcceptTerms"],
  [{ Check: { ...aRentClaim().Check, ContractEnd: "2022-12-31" } }, "Check.ContractEnd"],
])("refuses %o", async (change, field) => {
  const refused = await client.submitRentClaim({ body: aRentClaim(change) });
  expect(refused).toMatchObject({ status: 422, body: { Details: { [field]: [expect.any(String)] } } });
});

test("withdrawing ends the claim and the power of attorney", async () => {
  const { ID, AccessCode: accessCode } = await receivedClaim(testApp);
  expect(done(await client.withdrawRentClaim({ accessCode }))).toMatchObject({
    State: "Withdrawn",
    HasPowerOfAttorney: false,
  });
  expect(done(await client.withdrawRentClaim({ accessCode })).State, "twice is once").toBe("Withdrawn");
  expect(refusal(await asAdvisor.moveRentClaim({ ...byId(ID), body: { Event: "TAKE" } }))).toMatch(/^409/);
});

test("a document of another claim, or one that is not a document, is refused", async () => {
  const [own, others] = [await receivedClaim(testApp), await receivedClaim(testApp)];
  const fileId = await claimFile(testApp, own.AccessCode);
  const accessCode = others.AccessCode;
  expect(refusal(await client.finishRentClaimFile({ params: { fileId }, accessCode }))).toBe("404 NOT_FOUND");
  expect(refusal(await asAdvisor.downloadRentClaimFile({ params: { id: others.ID, fileId } }))).toBe("404 NOT_FOUND");
  await expect(claimFile(testApp, accessCode, Buffer.from("MZ\u0090 not a document"))).rejects.toThrow(
    /FILE_TYPE_REFUSED/,
  );
});

test("a landlord who was a client gives staff a conflict warning", async () => {
  await receivedClaim(testApp, { FirstName: "Konrad", LastName: "Konflikt" });
  const { ID } = await receivedClaim(testApp, { LandlordName: "Konrad Konflikt" });
  expect(done(await asAdmin.getRentClaim(byId(ID))).Conflict).toContain("Konrad Konflikt");
  const forAdvisor = done(await asAdvisor.getRentClaim(byId(ID))).Conflict;
  expect(forAdvisor, "the other matter may be a colleague's").not.toContain("Konrad");
  expect(forAdvisor).toContain("intressekonflikt");
});

test("a claim is opened from the tenant's cases, and another tenant's is not found", async () => {
  const Email = "egen@exempel.se";
  const own = await receivedClaim(testApp, { Email });
  const others = await receivedClaim(testApp, { Email: "annan@exempel.se" });
  const accessCode = await openMyCases(testApp, Email);
  expect(done(await client.getMyCases({ accessCode })).Cases).toMatchObject([
    { Kind: "rentClaim", ID: own.ID, Title: "Hyran för Ringvägen 4, Stockholm", State: "Received" },
  ]);
  const open = (ID: number) => client.openMyCase({ accessCode, body: { Kind: "rentClaim", ID } });
  const opened = done(await open(own.ID));
  expect(done(await client.getOwnRentClaim({ accessCode: opened.AccessCode })).Reference).toBe(own.Reference);
  expect(refusal(await open(others.ID))).toBe("404 NOT_FOUND");
});

test("a submission reveals nothing about earlier claims of the address", async () => {
  await receivedClaim(testApp, { Email: "kand@exempel.se" });
  const respond = async (Email: string) => {
    const url = "/api/exorbitantRent";
    const { statusCode, headers, json } = await testApp.server.inject({
      method: "POST",
      url,
      payload: aRentClaim({ Email }),
    });
    return { statusCode, body: Object.keys(json()), headers: Object.keys(headers).sort() };
  };
  expect(await respond("kand@exempel.se")).toEqual(await respond("okand@exempel.se"));
  const ratio = await timeRatio(
    () => respond("kand@exempel.se"),
    () => respond("okand@exempel.se"),
  );
  expect(ratio).toBeGreaterThan(1 / 2);
  expect(ratio).toBeLessThan(2);
});

test("staff find open claims by the tenant's name", async () => {
  const { ID } = await receivedClaim(testApp, { FirstName: "Sökbar", LastName: "Hyresgäst" });
  const found = done(await asAdvisor.listRentClaims({ query: { State: "Open", Query: "sökbar" } })).RentClaims;
  expect(found.map((row) => row.ID)).toEqual([ID]);
});
