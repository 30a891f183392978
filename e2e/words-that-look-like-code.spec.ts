import { createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { openQuestion, story } from "./asking.ts";
import { baseUrl } from "./env.ts";
import { linkIn, mailTo } from "./mailbox.ts";
import { karin, marker, signIn } from "./people.ts";

/** What would run if any page, mail or refusal took words for markup. */
const code = [
  "<script>alert(1)</script>",
  "</script><script>alert(2)</script>",
  '"><img src=x onerror=alert(3)>',
  "'><svg/onload=alert(4)>",
  "</title><svg onload=alert(5)>",
  "</textarea><details open ontoggle=alert(6)>",
  "<a href=javascript:alert(7)>tryck</a>",
  "<iframe srcdoc='<script>alert(8)</script>'></iframe>",
  "<math><mi//xlink:href='data:x,<script>alert(9)</script>'>",
  "<style>@import'//evil.example'</style>",
  "<base href=//evil.example/>",
  "<form action=//evil.example><button>Skicka</button></form>",
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  "<!--><img src=x onerror=alert(10)>-->",
  "<svg><style><img src=x onerror=alert(11)></style></svg>",
  "<noscript><p title='</noscript><img src=x onerror=alert(12)>'>",
  "{{constructor.constructor('alert(13)')()}} #{alert(14)} <%= alert(15) %>",
  "\u2028</script\u2029><script\u00a0>alert(16)</script>",
  "<p onclick=alert(17) style='position:fixed'>hej</p>",
  '<a href="data:text/html,<script>alert(18)</script>">data</a>',
];

/** Notes every sign of markup that came from words, on each page that this tab opens. */
function watch(page: Page): string[] {
  const signs: string[] = [];
  page.on("dialog", (dialog) => {
    signs.push(`dialog ${dialog.message()} at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) signs.push(`${message.text()} at ${page.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname === "evil.example") signs.push(`request at ${page.url()}`);
  });
  return signs;
}

const strangers = [
  "[onclick], [onerror], [onload], [ontoggle]",
  "iframe[srcdoc], base[href*=evil], form[action*=evil], meta[http-equiv=refresh]",
  "a[href^='javascript:' i], a[href^='data:' i], main math, main style, main script:not([nonce], [type='application/ld+json'])",
].join(", ");

async function expectInert(page: Page, path: string, shown?: string): Promise<void> {
  await page.goto(path);
  if (shown) await expect(page.getByText(shown).first()).toBeVisible();
  expect(await page.locator(strangers).evaluateAll((all) => all.map((each) => each.outerHTML)), path).toEqual([]);
}

test("words that look like code stay words on every page, in mails and in the admin", async ({ page, browser }) => {
  test.slow();
  const word = marker();
  const asked = {
    ...story(word),
    title: `${word} </title><script>alert(1)</script>"'><img src=x onerror=alert(2)>`,
    body: `${word} i texten\n${code.join("\n")}`,
  };
  const id = await openQuestion(asked);
  await signIn(page, karin);
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  const api = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  expect(await api.reserveQuestion({ params: { id } })).toMatchObject({ ok: true });
  const AnswerBody = `<p>${word} i svaret</p>${code.join("\n")}`;
  expect(await api.createAnswer({ body: { QuestionID: id, AnswerBody } })).toMatchObject({ ok: true });
  const signs = watch(page);
  await expectInert(page, `/admin/questions/reserved/${id}`, `${word} i texten`);
  // It looks like somebody's name with a service of others.
  const LeftStanding = [{ Text: "@import", Reason: "Ett ord ur en stilmall." }];
  expect(await api.anonymise({ params: { id }, body: { LeftStanding } })).toMatchObject({ ok: true });
  expect(await api.updateAnswer({ params: { id }, body: { Action: "publish" } })).toMatchObject({ ok: true });
  await expectInert(page, `/admin/answers/${id}`, `${word} i texten`);

  const visitor = await (await browser.newContext()).newPage();
  const seen = watch(visitor);
  await expectInert(visitor, `/answers/${id}`, `${word} i svaret`);
  await expectInert(visitor, "/answers", word);
  const status = linkIn(await mailTo(asked.email, "Vi har tagit emot din fråga"), "/ask_a_question/status");
  await expectInert(visitor, status, `${word} i svaret`);
  const typed = encodeURIComponent(code.join(" "));
  await expectInert(visitor, `${status}&fel=${typed}`);
  for (const path of ["/tack?ref=", "/bekrafta?id=1&code=", "/status?code=", "?category="]) {
    await expectInert(visitor, `/ask_a_question${path}${typed}`);
  }
  await expectInert(visitor, `/finns-inte/${typed}?page=${typed}`);

  for (const subject of ["Bekräfta din fråga", "Vi har tagit emot din fråga", "Din fråga är besvarad"]) {
    const { ID, Html, Text, Subject } = await mailTo(asked.email, subject);
    expect(`${Html} ${Text} ${Subject}`).not.toContain(word);
    await expectInert(visitor, `/mailbox/${ID}`);
  }
  expect([...signs, ...seen]).toEqual([]);
});

test("a search for code finds words", async ({ page }) => {
  const signs = watch(page);
  for (const payload of code.filter((_, index) => index % 4 === 1)) {
    await page.goto("/answers");
    await page.getByRole("searchbox").first().fill(payload);
    await page.getByRole("searchbox").first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator(strangers).count(), payload).toBe(0);
  }
  expect(signs).toEqual([]);
});
