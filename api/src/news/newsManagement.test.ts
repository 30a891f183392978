import type { StaffNews } from "@lagrum/core/news/newsSchema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPhoto, uploaded } from "../../test/uploads.ts";
import { until } from "../../test/waitUntil.ts";
import { newsAddresses } from "../db/schema/news.ts";
import { settings } from "../db/schema/settings.ts";
import { seedNews } from "../seed/seedNews.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin, asAdvisor, client, app } = testApp;
afterEach(() => testApp.setTime(new Date()));

const text = { Title: "Vi flyttar till Lund", Body: "<p>I januari öppnar vi i nya lokaler.</p>" };
const read = (id: number | string) => client.getNews({ params: { id } });
const create = async (more: object = {}) => done(await asAdmin.createNews({ body: { ...text, ...more } }));
const change = ({ ID, UpdatedAt, Title, Body, PublishedAt, files }: StaffNews, more: object) =>
  asAdmin.updateNews({
    params: { id: ID },
    body: { Title, Body, PublishedAt, Files: files.map((file) => file.ID), UpdatedAt, ...more },
  });

describe("a piece of news", () => {
  it("is created as a draft, published, unpublished and deleted by an admin", async () => {
    const draft = await create();
    expect(draft).toMatchObject({ Uri: "vi-flyttar-till-lund", PublishedAt: null, files: [] });
    expect(refusal(await read(draft.ID))).toBe("404 NOT_FOUND");
    const shown = done(await change(draft, { PublishedAt: "now" }));
    expect(Math.abs(Date.parse(shown.PublishedAt ?? "") - Date.now())).toBeLessThan(60_000);
    expect(done(await read(draft.Uri)).Title).toBe(text.Title);
    const again = done(await change(shown, { PublishedAt: "now", Body: "<p>Den 7 januari.</p>" }));
    expect(again.PublishedAt).toBe(shown.PublishedAt);
    const taken = done(await change(again, { PublishedAt: null }));
    expect(refusal(await read(draft.ID))).toBe("404 NOT_FOUND");
    expect((await asAdmin.deleteNews({ params: { id: taken.ID } })).status).toBe(204);
    expect(refusal(await asAdvisor.getNews({ params: { id: taken.ID } }))).toBe("404 NOT_FOUND");
    const { Acts } = done(await asAdmin.listActs({ query: { Entity: "news", EntityID: draft.ID } }));
    expect(Acts.map(({ Action }) => Action)).toEqual(["deleted", "unpublished", "edited", "published", "created"]);
  });

  it("is published at its scheduled time, and sends an event then", async () => {
    const moment = new Date(Date.now() + 1_800_000);
    const coming = await create({ Title: "I morgon", PublishedAt: moment.toISOString() });
    expect(refusal(await read(coming.ID))).toBe("404 NOT_FOUND");
    expect(await testApp.jobs.drain("newsDue", testApp.workers.newsDue)).toBe(0);
    testApp.setTime(moment);
    expect(done(await read(coming.Uri)).PublishedAt).toBe(moment.toISOString());
    await testApp.dueNow("newsDue");
    let eventCount = 0;
    const stop = app.bus.subscribe(({ Entity }) => {
      if (Entity === "content") eventCount += 1;
    });
    expect(await testApp.jobs.drain("newsDue", testApp.workers.newsDue)).toBe(1);
    await until(async () => eventCount > 0);
    stop();
    const past = await change(coming, { PublishedAt: "2026-01-01T08:00:00.000Z" });
    expect(!past.ok && past.body.Details).toEqual({ PublishedAt: ["DATE_PASSED"] });
  });

  it("has an address from its title until it is published, then a fixed one; former addresses still work", async () => {
    const draft = await create({ Title: "Öppet hus" });
    const twin = await create({ Title: "Öppet hus" });
    expect([draft.Uri, twin.Uri]).toEqual(["oppet-hus", "oppet-hus-2"]);
    const renamed = done(await change(draft, { Title: "Öppet hus i maj" }));
    expect(renamed.Uri).toBe("oppet-hus-i-maj");
    const shown = done(await change(renamed, { PublishedAt: "now" }));
    const retitled = done(await change(shown, { Title: "Öppet hus i juni" }));
    expect(retitled.Uri).toBe("oppet-hus-i-maj");
    const taken = done(await change(retitled, { PublishedAt: null }));
    const moved = done(await change(taken, { Title: "Öppet hus i juli", PublishedAt: "now" }));
    expect(moved.Uri).toBe("oppet-hus-i-juli");
    expect(done(await read("oppet-hus-i-maj")).Uri).toBe("oppet-hus-i-juli");
    // Other news never get an address that was public.
    expect((await create({ Title: "Öppet hus i maj" })).Uri).toBe("oppet-hus-i-maj-2");
    expect((await create({ Title: "2027" })).Uri).toBe("nyhet-2027");
    done(await asAdmin.deleteNews({ params: { id: moved.ID } }));
    expect(await app.db.$count(newsAddresses, eq(newsAddresses.NewsID, moved.ID))).toBe(0);
  });

  it("gets a unique address when several are created at once", async () => {
    const written = await Promise.all(Array.from({ length: 5 }, () => create({ Title: "Samtidigt" })));
    expect(new Set(written.map(({ Uri }) => Uri)).size).toBe(5);
  });

  it("is not overwritten by a save of an older version", async () => {
    const opened = await create();
    const theirs = done(await change(opened, { Title: "Deras rubrik" }));
    const late = await change(opened, { Title: "Min rubrik" });
    expect(refusal(late)).toBe("409 CHANGED_BY_OTHER");
    expect(!late.ok && late.body.Present).toEqual(theirs);
  });

  it("is sanitised, with uploaded pictures only, in several sizes and with alternative text", async () => {
    const file = await uploaded(asAdmin, "kontor.jpg", await aPhoto(600, 1200));
    const picture = `<img src="${file.Url}" alt="Vårt  &quot;kontor&quot;" onerror="x()" width="9" style="x">`;
    const Body = `<script>1</script><p onclick="x()">Hej!</p>${picture}<img src="https://spy.example/x.png" alt="x">`;
    const made = await create({ Body });
    const address = (width: number) => file.Url.replace(/\d+\.webp$/, `${width}.webp`);
    expect(made.Body).toBe(
      `<p>Hej!</p><img src="${address(960)}" srcset="${address(480)} 480w, ${address(960)} 960w, ${address(1200)} 1200w" sizes="(max-width: 767px) 100vw, 42rem" alt="Vårt &quot;kontor&quot;" width="1200" height="600" loading="lazy" decoding="async" />`,
    );
    // Saving the sanitised text again does not change it; a preview of the input is the same.
    expect(done(await change(made, {})).Body).toBe(made.Body);
    expect(done(await asAdmin.previewNews({ body: { Title: "Hej", Body } })).Body).toBe(made.Body);
    const [listed] = done(await asAdmin.listFiles()).Files;
    expect(listed?.News).toEqual([{ ID: made.ID, Title: made.Title }]);
    const undescribed = await asAdmin.createNews({ body: { ...text, Body: `<img src="${file.Url}" alt=" ">` } });
    expect(!undescribed.ok && undescribed.body.Details).toEqual({ Body: ["DESCRIPTION_MISSING"] });
    expect((await testApp.server.inject({ url: address(480) })).statusCode).toBe(404);
    done(await change(done(await asAdmin.getNews({ params: { id: made.ID } })), { PublishedAt: "now" }));
    expect((await testApp.server.inject({ url: address(480) })).statusCode).toBe(200);
  });

  it("has its files in the given order, each once", async () => {
    const [one, two] = [await uploaded(asAdmin, "Ett.pdf"), await uploaded(asAdmin, "Två.pdf")];
    const made = await create({ Files: [two.ID, one.ID, two.ID] });
    expect(made.files.map(({ Name }) => Name)).toEqual(["Två.pdf", "Ett.pdf"]);
    const turned = done(await change(made, { Files: [one.ID, two.ID] }));
    expect(turned.files.map(({ Name }) => Name)).toEqual(["Ett.pdf", "Två.pdf"]);
    const { Acts } = done(await asAdmin.listActs({ query: { Entity: "news", EntityID: made.ID } }));
    expect(Acts[0]).toMatchObject({
      Action: "edited",
      Changed: [{ Field: "files", Before: ["Två.pdf", "Ett.pdf"], After: ["Ett.pdf", "Två.pdf"] }],
    });
    const { UpdatedAt, files } = done(await change(turned, { Files: [one.ID] }));
    expect([files.map(({ Name }) => Name), UpdatedAt > made.UpdatedAt]).toEqual([["Ett.pdf"], true]);
    const unknown = await asAdmin.createNews({ body: { ...text, Files: [999_999] } });
    expect(!unknown.ok && unknown.body.Details).toEqual({ Files: ["INVALID_VALUE"] });
    await app.db.insert(settings).values({ Key: "MAX_NEWS_FILES", Value: "1" });
    await until(async () =>
      refusal(await asAdmin.createNews({ body: { ...text, Files: [one.ID, two.ID] } })).startsWith("422"),
    );
  });

  it("requires a title and a text", async () => {
    for (const [field, body] of [
      ["Title", { ...text, Title: " " }],
      ["Body", { ...text, Body: "<p> </p><script>1</script>" }],
    ] as const) {
      const refused = await asAdmin.createNews({ body });
      expect([refused.status, !refused.ok && refused.body.Details]).toEqual([422, { [field]: ["REQUIRED"] }]);
    }
  });

  it("of the demo is not seeded again after news were deleted", async () => {
    const count = async () => done(await asAdmin.listNews()).Total;
    const before = await count();
    await app.db.transaction(seedNews);
    expect(await count()).toBe(before);
  });
});
