import { connect, createServer } from "node:net";
import { freePort } from "@lagrum/launch/os/ports";
import { expect, test } from "vitest";
import { createDatabase } from "../../test/database.ts";
import { waitForDatabase } from "./waitForDatabase.ts";

test("a start waits for the database, with a report now and then", async () => {
  const database = await createDatabase();
  const url = new URL(database.appUrl);
  const serverPort = Number(url.port);
  url.port = String(await freePort());
  const proxy = createServer((socket) => {
    const server = connect(serverPort, "127.0.0.1");
    socket.pipe(server).pipe(socket);
    for (const each of [socket, server]) each.on("error", () => {});
  });
  const reports: number[] = [];
  await waitForDatabase(url.href, {
    timeout: 30_000,
    reportEvery: 100,
    report(seconds) {
      reports.push(seconds);
      if (reports.length === 3) proxy.listen(Number(url.port), "127.0.0.1");
    },
  });
  expect(reports.slice(0, 3)).toEqual([0.1, 0.2, 0.3]);
  await new Promise((done) => proxy.close(done));
  await database.drop();
});

test("waiting ends with the reason at the timeout, and at once when the password is wrong", async () => {
  const report = () => {};
  const absent = `postgres://a:b@127.0.0.1:${await freePort()}/c`;
  await expect(waitForDatabase(absent, { timeout: 200, reportEvery: 5000, report })).rejects.toThrow("ECONNREFUSED");
  const database = await createDatabase();
  const url = new URL(database.appUrl);
  url.password = "wrong";
  const refused = waitForDatabase(url.href, { timeout: 60_000, reportEvery: 5000, report });
  await expect(refused).rejects.toMatchObject({ code: "28P01" });
  await database.drop();
});
