/**
 * Where the nonce of the Content-Security-Policy is written in the built page of a browser app. The server replaces it in
 * every response.
 */
export const noncePlaceholder = "CSP-NONCE";
