import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf, aPhoto, upload } from "../../test/uploads.ts";
import { readEnvironment } from "../env.ts";
import { refuseVirus } from "./virusScan.ts";

/** What the stub of clamd finds. */
const virus = "a virus that no other check knows";

let folder = "";
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagrum-clamd-"));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** @returns the streamed file, or null while it is incomplete */
function fileIn(received: Buffer): string | null {
  const command = "zINSTREAM\0";
  expect(received.subarray(0, command.length).toString()).toBe(command.slice(0, received.length));
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks).toString("latin1");
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** clamd as its manual describes it: one command for each connection, closed after the reply. */
function scan(socket: Socket): void {
  let received = Buffer.alloc(0);
  socket.on("error", () => socket.destroy());
  socket.on("data", (data) => {
    received = Buffer.concat([received, data]);
    const file = fileIn(received);
    if (file !== null) socket.end(file.includes(virus) ? "stream: Test.Virus FOUND\0" : "stream: OK\0");
  });
}

async function listen(connected: (socket: Socket) => void, address: string | number = 0): Promise<string> {
  const server = createServer(connected);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(address, () => listening()));
  const bound = server.address();
  return typeof bound === "object" ? `127.0.0.1:${bound?.port}` : String(bound);
}

async function stored(content: string): Promise<string> {
  const path = join(folder, "sent");
  await writeFile(path, content);
  return path;
}

const transports: [string, () => Promise<string>][] = [
  ["TCP", () => listen(scan)],
  ["a unix socket", () => listen(scan, join(folder, "clamd.sock"))],
];

describe.each(transports)("over %s", (_, open) => {
  it("lets a file of many chunks pass", async () => {
    await refuseVirus(await open(), await stored("harmless ".repeat(100_000)));
  });
  it("refuses a file with a virus", async () => {
    const path = await stored(`${"harmless ".repeat(100_000)}${virus}`);
    await expect(refuseVirus(await open(), path)).rejects.toMatchObject({ code: "FILE_UNSAFE" });
  });
});

const faults: [string, (socket: Socket) => void][] = [
  ["reports an error", (socket) => socket.end("INSTREAM size limit exceeded. ERROR\0")],
  ["closes the connection", (socket) => socket.destroy()],
  ["says something else", (socket) => socket.end("HTTP/1.1 200 OK")],
  ["never replies", (socket) => socket.resume()],
];
test.each(faults)("nothing passes when the scanner %s", async (_, connected) => {
  const address = await listen((socket) => connected(socket.on("error", () => socket.destroy())));
  const scanned = refuseVirus(address, await stored("harmless ".repeat(100_000)), 500);
  await expect(scanned).rejects.toMatchObject({ code: "VIRUS_SCAN_UNAVAILABLE", status: 503 });
});

test("an upload is scanned when CLAMD_ADDRESS is set, and can be completed once the scanner answers", async () => {
  const address = join(folder, "later.sock");
  const { asAdmin, close } = await createTestApp({ env: { CLAMD_ADDRESS: address } });
  try {
    const waiting = await upload(asAdmin, "Villkor.pdf", aPdf);
    const title = expect.stringContaining("virusgranskas");
    expect(waiting).toMatchObject({ status: 503, body: { Code: "VIRUS_SCAN_UNAVAILABLE", title } });
    await listen(scan, address);
    expect((await upload(asAdmin, "Villkor.pdf", aPdf)).ok).toBe(true);
    const picture = Buffer.concat([await aPhoto(40, 30), Buffer.from(virus)]);
    expect(refusal(await upload(asAdmin, "foto.jpg", picture))).toBe("422 FILE_UNSAFE");
  } finally {
    await close();
  }
});

test.each(["clamav", "clamav:", ":3310", "http://clamav:3310"])("%s is no address", (CLAMD_ADDRESS) => {
  const DATABASE_URL = "postgres://localhost/lagrum";
  expect(() => readEnvironment({ DATABASE_URL, CLAMD_ADDRESS })).toThrow("CLAMD_ADDRESS");
  for (const address of ["clamav:3310", "[::1]:3310", "/run/clamav/clamd.ctl"]) {
    expect(readEnvironment({ DATABASE_URL, CLAMD_ADDRESS: address }).CLAMD_ADDRESS).toBe(address);
  }
});
