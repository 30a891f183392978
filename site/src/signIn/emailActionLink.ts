/** The query of a link in Firebase's e-mails. */
export interface EmailActionLink {
  mode: string;
  code: string;
}

/** The mode and code in the query of an e-mail action link; null for any other query. A code is text, never a number. */
export function readEmailActionLink(search: string): EmailActionLink | null {
  const query = new URLSearchParams(search);
  const mode = query.get("mode");
  const code = query.get("oobCode");
  return mode && code ? { mode, code } : null;
}
