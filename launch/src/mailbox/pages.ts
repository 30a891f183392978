import type { Letter, LetterHead } from "./mailStore.ts";

/** The only style the pages have; the web server allows it by its hash. */
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

export function listPage(heads: LetterHead[], to: string | undefined): string {
  const rows = heads.map(
    (head) => `<tr>
      <td><a href="/mailbox/${head.ID}">${safe(head.Subject || "(utan ämne)")}</a></td>
      <td>${safe(head.To.join(", "))}</td>
      <td><time datetime="${head.Date}">${clock(head.Date)}</time></td>
    </tr>`,
  );
  const shown = to === undefined ? "" : `<p>Visar brev till ${safe(to)}. <a href="/mailbox/">Visa alla</a></p>`;
  const table = `<table>
    <thead><tr><th scope="col">Ämne</th><th scope="col">Till</th><th scope="col">Kom</th></tr></thead>
    <tbody>${rows.join("")}</tbody>
  </table>`;
  const empty = "<p>Inga brev än. Hit kommer allt som tjänsten skickar i demoläget.</p>";
  return page("Brevlådan", `<h1>Brevlådan</h1>${shown}${rows.length ? table : empty}`);
}

export function letterPage(letter: Letter): string {
  const text = `<pre>${linked(letter.Text)}</pre>`;
  const frame = `<iframe title="Brevets innehåll" src="/mailbox/${letter.ID}/html"
      sandbox="allow-top-navigation-by-user-activation"></iframe>
    <details><summary>Visa som ren text</summary>${text}</details>`;
  return page(
    letter.Subject || "(utan ämne)",
    `<p><a href="/mailbox/">Till brevlådan</a></p>
    <h1>${safe(letter.Subject || "(utan ämne)")}</h1>
    <dl>
      <dt>Från</dt><dd>${safe(letter.From)}</dd>
      <dt>Till</dt><dd>${safe(letter.To.join(", "))}</dd>
      <dt>Kom</dt><dd><time datetime="${letter.Date}">${clock(letter.Date)}</time></dd>
    </dl>
    ${letter.Html === null ? text : frame}`,
  );
}

export function missingPage(): string {
  return page("Brevet finns inte", `<h1>Brevet finns inte</h1><p><a href="/mailbox/">Till brevlådan</a></p>`);
}

/** The letter's own HTML for the sandboxed frame; its links leave the frame. */
export function letterFrame(letter: Letter): string {
  return `<!doctype html><meta charset="utf-8"><base target="_top">${letter.Html ?? ""}`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
}

function clock(date: string): string {
  const format = { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Stockholm" } as const;
  return new Intl.DateTimeFormat("sv-SE", format).format(new Date(date));
}

function linked(text: string): string {
  return safe(text).replace(/https?:\/\/[^\s<>]+[^\s<>.,)]/g, (link) => `<a href="${link}">${link}</a>`);
}

function safe(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
