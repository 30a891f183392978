import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderMail } from "@lagrum/core/mail/renderMail";
import { providerMailContent, providerMailKinds } from "@lagrum/core/texts/providerMails";
import { fetchSender } from "../authEmulator/mailSender.ts";
import { readSettings } from "../env.ts";

/** Writes the templates for the Firebase console: docs/provider-mails.md. */
const folder = process.argv[2] ?? "provider-mails";
const sender = await fetchSender(readSettings().publicUrl);
mkdirSync(folder, { recursive: true });
for (const kind of providerMailKinds) {
  const { subject, text, html } = renderMail(providerMailContent(kind, "%LINK%"), sender);
  writeFileSync(join(folder, `${kind}.html`), html);
  writeFileSync(join(folder, `${kind}.txt`), `${subject}\n\n${text}`);
}
process.stdout.write(`Mallarna ligger i ${folder}. Läs docs/provider-mails.md.\n`);
if (!sender.Name) process.stdout.write("Tjänsten svarade inte, så mallarna saknar företagets uppgifter.\n");
