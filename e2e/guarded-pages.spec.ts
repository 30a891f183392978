import { expect, test } from "playwright/test";

const code = "abcdefghijklmnopqrstuvwxyz";

const kinds: [kind: string, path: string, status: number][] = [
  ["a page", "/", 200],
  ["a page that isn't there", "/finns-inte", 404],
  ["a page with a code", `/ask_a_question/bekrafta?id=1&code=${code}`, 200],
  ["a code that leads nowhere", `/ask_a_question/status?code=${code}`, 404],
  ["an address with capitals", "/Answers", 308],
  ["a sign-out", "/signout", 303],
  ["the admin", "/admin/dashboard", 200],
  ["the machines", "/machines", 200],
  ["the API", "/api/answers", 200],
  ["a refusal of the API", "/api/questions", 401],
  ["the mailbox", "/mailbox/", 200],
];

for (const [kind, path, status] of kinds) {
  test(`${kind} comes with every guarding header`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.replace(/style-src[^;]*/, "")).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["referrer-policy"]).toBe(path.includes("code=") ? "no-referrer" : headers["referrer-policy"]);
    expect(["no-referrer", "strict-origin"]).toContain(headers["referrer-policy"]);
    if (status !== 308 && status !== 303) expect(headers["content-type"]).toMatch(/; charset=utf-8$/);
  });
}

test("a page with a code is kept and indexed by nobody", async ({ request }) => {
  const headers = (await request.get(`/ask_a_question/bekrafta?id=1&code=${code}`)).headers();
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
});

test("an address puts no words into our mouth", async ({ page }) => {
  await page.goto("/ask_a_question/tack?ref=Ring+0900-12345");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("0900")).toHaveCount(0);
});

for (const page of ["abc", "0", "-1", "99999999", "1000000", '{"a":1}']) {
  test(`a list's address with page=${page} is the first page or none, and no fault of ours`, async ({ request }) => {
    const answer = await request.get("/answers", { params: { page } });
    expect([200, 404]).toContain(answer.status());
  });
}

test("the sign-up form without script comes back with its faults and what was typed, but for the password", async ({
  request,
}) => {
  const form = { FirstName: "Vera", Languages: "fi", Password: "korrekt häst batteri" };
  const answer = await request.post("/signup", { form, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.status()).toBe(422);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const page = await answer.text();
  expect(page).toContain('value="Vera"');
  expect(page).toContain("Fyll i ditt efternamn.");
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="fi"|<input[^>]*value="fi"[^>]*checked=""/);
  expect(page).not.toContain(form.Password);
  const foreign = await request.post("/signup", { form, headers: { "sec-fetch-site": "cross-site" } });
  expect(foreign.status()).toBe(403);
});

test("the sign-in can't be sent before its script is there", async ({ request }) => {
  expect(await (await request.get("/signin")).text()).toMatch(/<button[^>]* disabled=""[^>]*>Logga in</);
});
