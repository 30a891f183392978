import { SMTPServer } from "smtp-server";
import type { Letters } from "./mailStore.ts";

/** Bytes a letter may have. */
const LARGEST = 10_000_000;

/** Takes mail for anyone from anyone on the loopback interface. The sender gets its 250 once the letter is on disk. */
export function startSmtp(port: number, letters: Letters): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: LARGEST,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= LARGEST) chunks.push(chunk);
      });
      stream.on("error", done);
      stream.on("end", () => {
        if (size > LARGEST) return done(Object.assign(new Error("Message too large"), { responseCode: 552 }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        letters.add(Buffer.concat(chunks), recipients).then(
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
      // A sender that hangs up in the middle is no reason to stop receiving.
      server.on("error", () => {});
      resolve(server);
    });
  });
}
