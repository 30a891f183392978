/** An error as a text response, for a person who opens the URL. */
export const plainText = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
