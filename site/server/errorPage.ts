/** An error of the server itself as a plain page, for a person who opens the URL. @param text plain words */
export const errorPage = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(
    `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text} | Lagrum</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}</style>
</head>
<body>
<main>
<h1>${text}</h1>
<p><a href="/">Till startsidan</a></p>
</main>
</body>
</html>
`,
    { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...headers } },
  );
