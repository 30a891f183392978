import { SMTPServer } from "smtp-server";
import type { MailStore } from "./mailStore.ts";

/** Maximum bytes of a mail. */
const MAX_BYTES = 10_000_000;

/** Accepts mail for any recipient on the loopback interface. Responds with 250 when the mail is on disk. */
export function startSmtp(port: number, mails: MailStore): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= MAX_BYTES) chunks.push(chunk);
      });
      stream.on("error", done);
      stream.on("end", () => {
        if (size > MAX_BYTES) return done(Object.assign(new Error("Message too large"), { responseCode: 552 }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.add(Buffer.concat(chunks), recipients).then(
          (id) => done(null, `queued as ${id}`),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      // A client that disconnects mid-transfer must not stop the server.
      server.on("error", () => {});
      resolve(server);
    });
  });
}
