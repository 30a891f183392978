import { escapeHtml } from "../html/escapeHtml.ts";
import type { MailSummary, StoredMail } from "./mailStore.ts";

/** The pages' only style sheet; the Content-Security-Policy allows it by hash. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .6rem .75rem .6rem 0; border-bottom: 1px solid #8886; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { width: 100%; height: 34rem; border: 1px solid #8886; background: #fff; }
@media (max-width: 40rem) { thead { display: none; } td { display: block; border: 0; padding: 0; } tr { display: block; padding: .75rem 0; border-bottom: 1px solid #8886; } }
`;

export function listPage(summaries: MailSummary[], to: string | undefined): string {
  const rows = summaries.map(
    (summary) => `<tr>
      <td><a href="/mailbox/${summary.ID}">${escapeHtml(summary.Subject || "(utan ämne)")}</a></td>
      <td>${escapeHtml(summary.To.join(", "))}</td>
      <td><time datetime="${summary.Date}">${clock(summary.Date)}</time></td>
    </tr>`,
  );
  const shown = to === undefined ? "" : `<p>Visar brev till ${escapeHtml(to)}. <a href="/mailbox/">Visa alla</a></p>`;
  const table = `<table>
    <thead><tr><th scope="col">Ämne</th><th scope="col">Till</th><th scope="col">Kom</th></tr></thead>
    <tbody>${rows.join("")}</tbody>
  </table>`;
  const empty = "<p>Inga brev än. Hit kommer allt som tjänsten skickar i demoläget.</p>";
  return page("Brevlådan", `<h1>Brevlådan</h1>${shown}${rows.length ? table : empty}`);
}

export function mailPage(mail: StoredMail): string {
  const text = `<pre>${linked(mail.Text)}</pre>`;
  const frame = `<iframe title="Brevets innehåll" src="/mailbox/${mail.ID}/html"
      sandbox="allow-top-navigation-by-user-activation"></iframe>
    <details><summary>Visa som ren text</summary>${text}</details>`;
  return page(
    mail.Subject || "(utan ämne)",
    `<p><a href="/mailbox/">Till brevlådan</a></p>
    <h1>${escapeHtml(mail.Subject || "(utan ämne)")}</h1>
    <dl>
      <dt>Från</dt><dd>${escapeHtml(mail.From)}</dd>
      <dt>Till</dt><dd>${escapeHtml(mail.To.join(", "))}</dd>
      <dt>Kom</dt><dd><time datetime="${mail.Date}">${clock(mail.Date)}</time></dd>
    </dl>
    ${mail.Html === null ? text : frame}`,
  );
}

export function missingPage(): string {
  return page("Brevet finns inte", `<h1>Brevet finns inte</h1><p><a href="/mailbox/">Till brevlådan</a></p>`);
}

/** The mail's own HTML for the sandboxed frame; its links open in the top window. */
export function mailFrame(mail: StoredMail): string {
  return `<!doctype html><meta charset="utf-8"><base target="_top">${mail.Html ?? ""}`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

function clock(date: string): string {
  const format = { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Stockholm" } as const;
  return new Intl.DateTimeFormat("sv-SE", format).format(new Date(date));
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>]+[^\s<>.,)]/g, (link) => `<a href="${link}">${link}</a>`);
}
