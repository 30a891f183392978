import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSwishProvider } from "./swishProvider.ts";

const dir = mkdtempSync(join(tmpdir(), "lagrum-swish-"));
const file = (name: string) => join(dir, name);
const read = (name: string) => readFileSync(file(name), "utf8");
const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "ignore" });
const id = "AB".repeat(16);

let server: Server;
let baseUrl = "";
const clients: string[] = [];

/** A self-signed certificate, which is its own authority. */
const certify = (name: string, subject: string) =>
  openssl(
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"],
    ...["-subj", `/CN=${subject}`, "-addext", "subjectAltName=IP:127.0.0.1"],
    ...["-keyout", `${name}.key`, "-out", `${name}.pem`],
  );

beforeAll(async () => {
  certify("server", "swish");
  certify("client", "1234679304");
  openssl("ec", "-in", "client.key", "-aes256", "-passout", "pass:hemligt", "-out", "locked.key");
  const tls = { cert: read("server.pem"), key: read("server.key"), ca: read("client.pem") };
  server = createServer({ ...tls, requestCert: true, rejectUnauthorized: true }, (request, response) => {
    clients.push(String((request.socket as TLSSocket).getPeerCertificate().subject.CN));
    const body = { id, status: "PAID", payeeAlias: "1234679304", currency: "SEK", amount: 100, paymentReference: "R" };
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (tls?: { cert: string; key: string; passphrase?: string; ca?: string }) =>
  createSwishProvider({
    ...{ baseUrl, payee: "1234679304", appUrl: "swish://paymentrequest" },
    ...(tls && { tls }),
    retryPolicy: { retries: 0 },
  });

test("the certificate is shown to the host, whose own is checked", async () => {
  const swish = open({
    cert: read("client.pem"),
    key: read("locked.key"),
    passphrase: "hemligt",
    ca: read("server.pem"),
  });
  expect(await swish.read(id)).toMatchObject({ status: "paid", amount: 10_000 });
  expect(clients).toEqual(["1234679304"]);
  await swish.close();
});

test("a host with an unknown certificate gets no request, and mutual TLS refuses a client without one", async () => {
  for (const tls of [{ cert: read("client.pem"), key: read("client.key") }, undefined]) {
    const swish = open(tls);
    await expect(swish.read(id)).rejects.toMatchObject({ kind: "unavailable", status: null });
    await swish.close();
  }
  expect(clients).toEqual(["1234679304"]);
});
