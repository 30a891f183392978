import { type APIRequestContext, expect, test } from "playwright/test";

const code = "abcdefghijklmnopqrstuvwxyz";

const pagePolicy =
  "default-src 'self'; script-src 'self' NONCE; style-src 'self' NONCE; img-src 'self' data:; font-src 'self'; " +
  "manifest-src 'self'; connect-src 'self'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lagrum";

const everywhere = {
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

const page = {
  ...everywhere,
  "content-security-policy": pagePolicy,
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-cache",
  "referrer-policy": "strict-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  vary: "cookie, accept-encoding",
};
/** Cached responses are the same for everyone, so their scripts cannot have a nonce. */
const cachedPage = {
  ...page,
  "content-security-policy": pagePolicy
    .replace("script-src 'self' NONCE", "script-src 'self' HASHES")
    .replace("style-src 'self' NONCE", "style-src 'self' HASHES"),
};
const secretPage = { ...page, "cache-control": "private, no-store" };
const mailedPage = { ...secretPage, "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };

/** `policies` are the Trusted Types policies that the app creates. */
const browserApp = (policies: string) => ({
  ...page,
  "content-security-policy": pagePolicy.replace("trusted-types lagrum", `trusted-types ${policies}`),
  "cache-control": "no-cache",
  "x-robots-tag": "noindex",
  vary: "accept-encoding",
});

/** No scripts and no framing; styles are allowed for the browser's own file viewers. */
const other = {
  ...everywhere,
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};
const redirect = { ...other, "cache-control": "private, no-cache" };

const api = {
  ...everywhere,
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};
const data = { ...api, "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" };
const refusal = {
  ...api,
  "content-type": "application/problem+json; charset=utf-8",
  "cache-control": "private, no-store",
};

/** The headers for security, caching and redirects. */
const comparedHeaders = [...Object.keys(page), "x-robots-tag", "location"];

interface Kind {
  path: string;
  status: number;
  headers: Record<string, string>;
  cookie?: string;
}

const kinds: Record<string, Kind> = {
  "a form": { path: "/ask_a_question", status: 200, headers: page },
  "a page for reading": { path: "/", status: 200, headers: cachedPage },
  "a page for someone who has chosen": {
    path: "/",
    status: 200,
    headers: cachedPage,
    cookie: "cookieChoice=necessary",
  },
  "a page for someone signed in": { path: "/", status: 200, headers: secretPage, cookie: "token=a.b.c" },
  "a page with a code": { path: `/ask_a_question/bekrafta?id=1&code=${code}`, status: 200, headers: mailedPage },
  "a code that leads nowhere": { path: `/ask_a_question/status?code=${code}`, status: 404, headers: mailedPage },
  "a page that isn't there": { path: "/finns-inte", status: 404, headers: page },
  "an address with capitals": { path: "/Answers?A=B", status: 308, headers: { ...redirect, location: "/answers?A=B" } },
  "a sign-out": { path: "/signout", status: 303, headers: { ...redirect, location: "/" } },
  "a file that is written": {
    path: "/cookiepolicy.pdf",
    status: 200,
    headers: { ...other, "content-type": "application/pdf", "cache-control": "public, max-age=300" },
  },
  "an own file": {
    path: "/favicon.svg",
    status: 200,
    headers: {
      ...other,
      "content-type": "image/svg+xml",
      "cache-control": "max-age=3600",
      vary: "Accept-Encoding",
    },
  },
  "a built file": {
    path: "ASSET",
    status: 200,
    headers: {
      ...other,
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "max-age=31536000, immutable",
      vary: "Accept-Encoding",
    },
  },
  "the web manifest": {
    path: "/manifest.webmanifest",
    status: 200,
    headers: { ...other, "content-type": "application/manifest+json", "cache-control": "max-age=3600" },
  },
  "an address that can't be read": {
    path: "/answers/%ff",
    status: 400,
    headers: { ...other, "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  },
  "the admin": { path: "/admin/dashboard", status: 200, headers: browserApp("default dompurify lagrum") },
  "the machines": { path: "/machines", status: 200, headers: browserApp("'none'") },
  "data of the API": { path: "/api/answers", status: 200, headers: { ...data, vary: "Origin, User-Token" } },
  "a refusal of the API": { path: "/api/questions", status: 401, headers: { ...refusal, vary: "Origin, User-Token" } },
  "a call that isn't there": { path: "/api/nope", status: 404, headers: { ...refusal, vary: "Origin" } },
};

for (const [kind, { path, status, headers, cookie }] of Object.entries(kinds)) {
  test(`${kind} has its security headers`, async ({ request }) => {
    const address = path === "ASSET" ? await builtFile(request) : path;
    const response = await request.get(address, { maxRedirects: 0, ...(cookie && { headers: { cookie } }) });
    expect(response.status()).toBe(status);
    const seen = Object.entries(response.headers()).filter(([name]) => comparedHeaders.includes(name));
    const withoutOwn = seen.map(([name, value]) => [
      name,
      value.replace(/'nonce-[\w-]{36}'/g, "NONCE").replace(/'sha256-[\w+/=]{44}'( 'sha256-[\w+/=]{44}')*/g, "HASHES"),
    ]);
    expect(Object.fromEntries(withoutOwn)).toEqual(headers);
  });
}

async function builtFile(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/")).text();
  return html.match(/\/assets\/[\w-]+\.js/)?.[0] ?? "";
}

test("each response has a unique nonce", async ({ request }) => {
  const policies = await Promise.all(
    ["/ask_a_question", "/ask_a_question", "/signin"].map(async (path) => (await request.get(path)).headers()),
  );
  expect(new Set(policies.map((each) => each["content-security-policy"])).size).toBe(3);
});

test("the mailbox has security headers too", async ({ request }) => {
  const headers = (await request.get("/mailbox/")).headers();
  expect(headers).toMatchObject(everywhere);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("text from the URL is not shown in the page", async ({ page }) => {
  await page.goto("/ask_a_question/tack?ref=Ring+0900-12345");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("0900")).toHaveCount(0);
});

for (const page of ["abc", "0", "-1", "99999999", "1000000", '{"a":1}']) {
  test(`a list with page=${page} shows the first page or 404, and never a server error`, async ({ request }) => {
    const response = await request.get("/answers", { params: { page } });
    expect([200, 404]).toContain(response.status());
  });
}

test("the sign-up form without JavaScript returns its errors and the typed values, except the password", async ({
  request,
}) => {
  const form = { FirstName: "Vera", Languages: "fi", Password: "korrekt häst batteri" };
  const response = await request.post("/signup", { form, headers: { "sec-fetch-site": "same-origin" } });
  expect(response.status()).toBe(422);
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  const page = await response.text();
  expect(page).toContain('value="Vera"');
  expect(page).toContain("Fyll i ditt efternamn.");
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="fi"|<input[^>]*value="fi"[^>]*checked=""/);
  expect(page).not.toContain(form.Password);
  const foreign = await request.post("/signup", { form, headers: { "sec-fetch-site": "cross-site" } });
  expect(foreign.status()).toBe(403);
});

test("the sign-in form can't be submitted before hydration", async ({ request }) => {
  expect(await (await request.get("/signin")).text()).toMatch(/<button[^>]* disabled=""[^>]*><span>Logga in</);
});
