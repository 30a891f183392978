/** What a link in one of the provider's mails says it is for. */
export interface EmailActionLink {
  mode: string;
  code: string;
}

/** The mode and code in the query of such a link; null where it is none. Codes are taken as text, whatever they look like. */
export function readEmailActionLink(search: string): EmailActionLink | null {
  const query = new URLSearchParams(search);
  const mode = query.get("mode");
  const code = query.get("oobCode");
  return mode && code ? { mode, code } : null;
}
