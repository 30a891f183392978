import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import type { StaffFile } from "@lagrum/core/file/fileSchema";
import { desc, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf, aPhoto, upload, uploaded } from "../../test/uploads.ts";
import { filePieces, files } from "../db/schema/files.ts";
import { clean } from "../jobs/cleanup.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin, asAdvisor, app } = testApp;
afterEach(() => testApp.setTime(new Date()));

/** Fetches a URL as a browser does. */
const fetched = (url: string, headers: Record<string, string> = {}) => testApp.server.inject({ url, headers });
const asStaff = { "user-token": testApp.tokenOf("advisor") };

/** Publishes news with the file attached. */
async function publish({ ID }: StaffFile) {
  const body = { Title: "Nya villkor", Body: "<p>Se bilagan.</p>", PublishedAt: "now", Files: [ID] };
  return done(await asAdmin.createNews({ body }));
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** A picture of 2.5 gigapixels in less than a kilobyte. */
function pixelBomb(): Buffer {
  const head = Buffer.from([0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}
/** Fifty megabytes of zeros in fifty kilobytes, as the one file of an archive. */
function zipBomb(): Buffer {
  const deflated = deflateRawSync(Buffer.alloc(50_000_000));
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", 0, "latin1");
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(deflated.length, 18);
  head.writeUInt32LE(50_000_000, 22);
  head.writeUInt16LE(1, 26);
  return Buffer.concat([head, Buffer.from("a"), deflated]);
}
const script = "<script>alert(document.cookie)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;

describe("an upload", () => {
  const refused: [what: string, name: string, bytes: () => Buffer, code: string][] = [
    ["an SVG with a script", "logga.svg", () => Buffer.from(svg), "415 FILE_TYPE_REFUSED"],
    [
      "an SVG that is called a picture",
      "logga.png",
      () => Buffer.from(`<?xml version="1.0"?>${svg}`),
      "415 FILE_TYPE_REFUSED",
    ],
    ["a page", "sida.html", () => Buffer.from(`<!doctype html>${script}`), "415 FILE_TYPE_REFUSED"],
    [
      "a page that is called a PDF",
      "a.pdf",
      () => Buffer.from(`<html>${script}%PDF-1.4\n%%EOF`),
      "415 FILE_TYPE_REFUSED",
    ],
    [
      "a PDF that is a page as well",
      "a.pdf",
      () => Buffer.from(`%PDF-1.4\n<html>${script}</html>\n%%EOF`),
      "415 FILE_TYPE_REFUSED",
    ],
    ["a PDF behind other bytes", "a.pdf", () => Buffer.concat([Buffer.from("GIF89a"), aPdf]), "415 FILE_TYPE_REFUSED"],
    ["an archive that unpacks to a thousand times its size, called a PDF", "a.pdf", zipBomb, "415 FILE_IS_ARCHIVE"],
    ["a program", "a.pdf", () => Buffer.from("MZ\x90\x00\x03"), "415 FILE_TYPE_REFUSED"],
    ["a picture that unpacks to gigabytes", "a.png", pixelBomb, "413 PICTURE_TOO_LARGE"],
    [
      "a PDF with a script",
      "a.pdf",
      () => Buffer.from(aPdf.toString().replace("/Catalog", "/Catalog/OpenAction<</S/JavaScript/JS(1)>>")),
      "422 FILE_HAS_SCRIPT",
    ],
    [
      "a picture of an iPhone",
      "IMG_0001.HEIC",
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(100)]),
      "415 PICTURE_HEIC",
    ],
    ["a PDF that broke off", "a.pdf", () => Buffer.from("%PDF-1.4\n1 0 obj"), "422 FILE_UNREADABLE"],
    [
      "the beginning of a picture",
      "a.jpg",
      () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2]),
      "422 FILE_UNREADABLE",
    ],
  ];
  it.each(refused)("is refused and leaves no rows when it is %s", async (_, name, bytes, code) => {
    const countRows = () => Promise.all([app.db.$count(files), app.db.$count(filePieces)]);
    const before = await countRows();
    expect(refusal(await upload(asAdmin, name, bytes()))).toBe(code);
    expect(await countRows()).toEqual(before);
  });

  /** What scanners, mail programs and cameras write. */
  const accepted: [what: string, name: string, bytes: () => Buffer | Promise<Buffer>][] = [
    [
      "a PDF behind a printer's lines",
      "skannat.pdf",
      () => Buffer.concat([Buffer.from("\u001b%-12345X@PJL\r\n@PJL ENTER LANGUAGE=PDF\r\n"), aPdf]),
    ],
    ["a PDF padded with NULs", "skannat.pdf", () => Buffer.concat([aPdf, Buffer.alloc(20_000)])],
    [
      "a photo with more bytes behind it",
      "foto.jpg",
      async () => Buffer.concat([await aPhoto(400, 300), Buffer.alloc(5000, 7)]),
    ],
  ];
  it.each(accepted)("is accepted when it is %s", async (_, name, bytes) => {
    done(await upload(asAdmin, name, await bytes()));
  });

  it("is refused up front when it is too large, and when a piece is longer than declared", async () => {
    const begun = await asAdmin.beginFile({ body: { Name: "film.pdf", Size: 100_000_000 } });
    expect(refusal(begun)).toBe("413 FILE_TOO_LARGE");
    const { ID } = done(await asAdmin.beginFile({ body: { Name: "a.pdf", Size: 10 } }));
    const more = await asAdmin.sendPiece({ params: { id: ID }, body: { At: 0, Data: aPdf.toString("base64") } });
    expect(!more.ok && more.body.Details).toEqual({ Data: ["TOO_LONG"] });
  });

  it("is stored once when pieces and completion are repeated, and another account can't add to it", async () => {
    const params = { id: done(await asAdmin.beginFile({ body: { Name: "a.pdf", Size: aPdf.length } })).ID };
    const [first, rest] = [aPdf.subarray(0, 30), aPdf.subarray(30)].map((part) => part.toString("base64"));
    const piece = { At: 0, Data: first ?? "" };
    expect(done(await asAdmin.sendPiece({ params, body: piece })).Received).toBe(30);
    expect(refusal(await asAdmin.finishFile({ params }))).toBe("409 FILE_INCOMPLETE");
    expect(done(await asAdmin.sendPiece({ params, body: piece })).Received).toBe(30);
    expect(refusal(await asAdmin.sendPiece({ params, body: { At: 31, Data: rest ?? "" } }))).toMatch(/^422/);
    done(await asAdmin.sendPiece({ params, body: { At: 30, Data: rest ?? "" } }));
    const [once, twice] = await Promise.all([asAdmin.finishFile({ params }), asAdmin.finishFile({ params })]);
    expect(done(once)).toEqual(done(twice));
    const { payload } = await fetched(done(once).Url, asStaff);
    expect(payload).toBe(aPdf.toString());
  });

  it("keeps its pieces while the storage is full, and can be completed afterwards", async () => {
    const { save } = app.storage;
    app.storage.save = async () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
    const refused = await upload(asAdmin, "Villkor.pdf", aPdf);
    expect(refusal(refused)).toBe("503 SERVICE_UNAVAILABLE");
    app.storage.save = save;
    const [waiting] = await app.db.select().from(files).where(isNull(files.ReadyAt)).orderBy(desc(files.ID));
    done(await asAdmin.finishFile({ params: { id: waiting?.ID ?? 0 } }));
  });

  it("of a picture is stored upright, in several sizes and without metadata", async () => {
    const file = await uploaded(asAdmin, "../../hemma hos Vera.jpeg", await aPhoto(2000, 1000));
    expect(file).toMatchObject({ Name: "hemma hos Vera.webp", MediaType: "image/webp", Width: 1000, Height: 2000 });
    for (const width of [480, 960, 1000]) {
      const { rawPayload, headers } = await fetched(file.Url.replace(/\d+\.webp$/, `${width}.webp`), asStaff);
      const { format, exif, xmp, ...shape } = await sharp(rawPayload).metadata();
      expect([format, exif, xmp, shape.width, shape.height]).toEqual(["webp", undefined, undefined, width, width * 2]);
      expect(rawPayload.toString("latin1")).not.toMatch(/GPS|Hemlig/);
      expect(headers["content-type"]).toBe("image/webp");
    }
    expect((await fetched(file.Url.replace(/\d+\.webp$/, "1600.webp"), asStaff)).statusCode).toBe(404);
  });

  it("gets a name that is safe in a header", async () => {
    const file = await uploaded(asAdmin, 'å"; x=.pdf\r\n.html');
    await publish(file);
    const { headers } = await fetched(file.Url);
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="a x=.pdf.pdf"; filename*=UTF-8''%C3%A5%20x%3D.pdf.pdf`,
    );
  });

  it("is public while published news link to it, as a download only", async () => {
    const file = await uploaded(asAdmin);
    expect((await fetched(file.Url)).statusCode).toBe(404);
    expect((await fetched(file.Url, { "user-token": testApp.tokenOf("withoutRole") })).statusCode).toBe(404);
    expect((await fetched(file.Url, asStaff)).headers["cache-control"]).toBe("private, no-store");
    const { ID, UpdatedAt, files: with_, ...news } = await publish(file);
    const { headers, statusCode, payload } = await fetched(file.Url);
    expect([statusCode, payload]).toEqual([200, aPdf.toString()]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=Villkor.pdf",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache",
    });
    expect((await fetched(file.Url, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
    const body = {
      Title: news.Title,
      Body: news.Body,
      PublishedAt: null,
      Files: with_.map((one) => one.ID),
      UpdatedAt,
    };
    done(await asAdmin.updateNews({ params: { id: ID }, body }));
    expect((await fetched(file.Url, { "if-none-match": String(headers.etag) })).statusCode).toBe(404);
  });

  it("can't be reached under another path", async () => {
    const file = await uploaded(asAdmin);
    const key = file.Url.split("/")[3] ?? "";
    for (const path of [`${key}/..%2f..%2fetc%2fpasswd`, `..%2f${key}/original.pdf`, `${key.toUpperCase()}/a.pdf`]) {
      const { statusCode, payload } = await fetched(`/api/files/${path}`, asStaff);
      // The part after the key is only the name of the download.
      if (statusCode === 200) expect(payload).toBe(aPdf.toString());
      else expect(statusCode).toBe(404);
    }
  });
});

describe("stored files", () => {
  it("are listed with the news that use them, and can't be deleted while in use", async () => {
    const file = await uploaded(asAdmin, "Priser.pdf");
    const { ID, Title } = await publish(file);
    const params = { id: file.ID };
    const [first] = done(await asAdmin.listFiles({ query: { Query: "priser" } })).Files;
    expect(first).toEqual({ ...file, UploadedBy: expect.any(String), News: [{ ID, Title }] });
    expect(refusal(await asAdmin.deleteFile({ params }))).toBe("409 FILE_IN_USE");
    done(await asAdmin.deleteNews({ params: { id: ID } }));
    const key = `${file.Url.split("/")[3]}/original.pdf`;
    (await app.storage.open(key))?.stream.destroy();
    done(await asAdmin.deleteFile({ params }));
    expect(await app.storage.open(key)).toBeNull();
    expect((await fetched(file.Url, asStaff)).statusCode).toBe(404);
  });

  it("are deleted after a month without use, and after a day when incomplete", async () => {
    const [unused, inUse] = [await uploaded(asAdmin), await uploaded(asAdmin)];
    await publish(inUse);
    const { ID } = done(await asAdmin.beginFile({ body: { Name: "a.pdf", Size: 10 } }));
    const isThere = async (id: number) => (await app.db.$count(files, eq(files.ID, id))) === 1;
    const inDays = async (days: number) => {
      testApp.setTime(new Date(Date.now() + days * 24 * 3600 * 1000));
      await clean(app);
      return [await isThere(unused.ID), await isThere(inUse.ID), await isThere(ID)];
    };
    expect(await inDays(0)).toEqual([true, true, true]);
    expect(await inDays(2)).toEqual([true, true, false]);
    expect(await inDays(31)).toEqual([false, true, false]);
    expect((await fetched(inUse.Url)).payload).toBe(aPdf.toString());
  });

  it("can't be listed without the right to write news", async () => {
    expect(refusal(await asAdvisor.listFiles())).toBe("403 NOT_ALLOWED");
  });
});
