import type { SendMessage } from "@lagrum/core/contact/contactSchema";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { settings } from "../db/schema/settings.ts";
import { clean } from "../jobs/cleanup.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;
const { db } = app;
await db.insert(settings).values({ Key: "COMPANY_EMAIL", Value: "kontakt@firman.example" });

const body: SendMessage = {
  Name: "Åsa O'Hara",
  Email: "Asa@Exempel.se",
  Phone: "070-123 45 67",
  Subject: "Complaint",
  OrderRef: "L-1042",
  Message: "Jag väntar på svar.\n\nVad händer <nu>?",
  OpenedAt: "2026-11-21T08:00:00.000Z",
};

const numberOf = (reference: string) => Number(reference.split("-")[1]);
const rowOf = async (reference: string) =>
  (
    await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.ID, numberOf(reference)))
  )[0];

describe("a message to the firm", () => {
  it("is stored, mailed to the firm with the sender as Reply-To, and acknowledged without its text", async () => {
    const { Reference } = done(await client.sendMessage({ body }));
    expect(await rowOf(Reference)).toMatchObject({
      Name: "Åsa O'Hara",
      Email: "asa@exempel.se",
      Phone: "+46701234567",
      Subject: "Complaint",
      OrderRef: "L-1042",
      Message: body.Message,
    });
    const sentMails = (await testApp.mails()).filter(({ subject, text }) => `${subject} ${text}`.includes(Reference));
    const toFirm = sentMails.find(({ to }) => to === "kontakt@firman.example");
    expect(toFirm).toMatchObject({ replyTo: "asa@exempel.se", subject: `Meddelande ${Reference}: klagomål` });
    expect(toFirm?.text).toContain("Jag väntar på svar.\n\nVad händer <nu>?");
    expect(toFirm?.text).toContain("L-1042");
    expect(toFirm?.html).not.toContain("<nu>");
    const receipt = sentMails.find(({ to }) => to === "asa@exempel.se");
    expect(receipt).toMatchObject({ subject: "Vi har tagit emot ditt meddelande", replyTo: null });
    // The address may be a stranger's, so the sender's text must not be mailed to it.
    expect(receipt?.text).not.toMatch(/Jag väntar|Åsa/);
  });

  it("is stored once when the same form is sent several times", async () => {
    const call = { body: { ...body, Email: "tva@exempel.se" }, idempotencyKey: "form-1" };
    const first = done(await client.sendMessage(call));
    expect(done(await client.sendMessage(call))).toEqual(first);
    const receipts = (await testApp.mails()).filter(({ to }) => to === "tva@exempel.se");
    expect(receipts).toHaveLength(1);
  });

  it.each<[Partial<Record<keyof SendMessage, unknown>>, Record<string, string[]>]>([
    [{ Name: "" }, { Name: ["REQUIRED", "INVALID_VALUE"] }],
    [{ Name: "Kim\r\nBcc: alla@exempel.se" }, { Name: ["INVALID_VALUE"] }],
    [{ Email: "kim@exempel.se\r\nBcc: alla@exempel.se" }, { Email: ["INVALID_EMAIL"] }],
    [{ Phone: "12" }, { Phone: ["INVALID_PHONE"] }],
    [{ Subject: "Annat" }, { Subject: ["INVALID_VALUE"] }],
    [{ Message: "För kort" }, { Message: ["TOO_SHORT"] }],
    [{ Message: "x".repeat(3001) }, { Message: ["TOO_LONG"] }],
    [{ Website: "https://spam.example" }, { Website: ["MUST_BE_EMPTY"] }],
    [{ OpenedAt: undefined }, { OpenedAt: ["REQUIRED"] }],
  ])("is refused with %o", async (change, details) => {
    const before = await db.$count(contactMessages);
    const refused = await client.sendMessage({ body: { ...body, ...change } as SendMessage });
    expect([refused.status, !refused.ok && refused.body.Details]).toEqual([422, details]);
    expect(await db.$count(contactMessages)).toBe(before);
  });

  it("is refused before the minimum submit time, and accepted after it", async () => {
    const opened = new Date("2026-11-21T09:00:00Z");
    const tooSoon = { ...body, Email: "snabb@exempel.se", OpenedAt: opened.toISOString() };
    testApp.setTime(new Date(opened.getTime() + 500));
    const refused = await client.sendMessage({ body: tooSoon });
    expect(!refused.ok && refused.body.Details).toEqual({ OpenedAt: ["TOO_FAST"] });
    testApp.setTime(new Date(opened.getTime() + 5000));
    done(await client.sendMessage({ body: tooSoon }));
    testApp.setTime(new Date());
  });

  it("is deleted after a year", async () => {
    const { Reference } = done(await client.sendMessage({ body }));
    const YEAR = 365 * 24 * 60 * 60 * 1000;
    testApp.setTime(new Date(Date.now() + YEAR - 60_000));
    await clean(app);
    expect(await rowOf(Reference)).toBeDefined();
    testApp.setTime(new Date(Date.now() + YEAR + 60_000));
    await clean(app);
    expect(await rowOf(Reference)).toBeUndefined();
    testApp.setTime(new Date());
  });

  it("is stored without a mail while COMPANY_EMAIL is missing, and the log says so", async () => {
    const withoutAddress = await createTestApp();
    const { Reference } = done(await withoutAddress.client.sendMessage({ body }));
    expect((await withoutAddress.mails()).map(({ to }) => to)).toEqual(["asa@exempel.se"]);
    expect(withoutAddress.logLines.some((line) => line.includes(Reference) && line.includes("COMPANY_EMAIL"))).toBe(
      true,
    );
    expect(withoutAddress.logLines.join("")).not.toContain("asa@exempel.se");
    await withoutAddress.close();
  });

  it("counts all forms of one mailbox together, whatever the tag and the case", async () => {
    const tight = await createTestApp({ env: { MAIL_LIMIT_EMAIL: "3" } });
    const from = (Email: string) => tight.client.sendMessage({ body: { ...body, Email } });
    done(await from("nagon@exempel.se"));
    done(await tight.client.requestMyCasesLink({ body: { Email: "nagon+1@exempel.se" } }));
    done(await from("NAGON+brev@exempel.se"));
    expect(refusal(await from("nagon+annan@exempel.se"))).toBe("429 TOO_MANY_REQUESTS");
    expect(refusal(await tight.client.requestMyCasesLink({ body: { Email: "nagon@exempel.se" } }))).toBe(
      "429 TOO_MANY_REQUESTS",
    );
    done(await from("annan@exempel.se"));
    await tight.close();
  });

  it("is rate limited by IP address and by e-mail address", async () => {
    const tight = await createTestApp({ env: { FORM_LIMIT_IP: "3", FORM_LIMIT_EMAIL: "2" } });
    const from = (Email: string) => tight.client.sendMessage({ body: { ...body, Email } });
    done(await from("en@exempel.se"));
    done(await from("EN@exempel.se"));
    expect(refusal(await from("en@exempel.se"))).toBe("429 TOO_MANY_REQUESTS");
    expect(refusal(await from("annan@exempel.se"))).toBe("429 TOO_MANY_REQUESTS");
    await tight.close();
  });
});
