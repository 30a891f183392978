import { type APIRequestContext, expect, test } from "playwright/test";
import { storedInBrowser, undeclared } from "../support/browserStorage.ts";
import { karin, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { hydrate } from "../support/formDriver.ts";
import { publicPages } from "../support/publicPages.ts";

/** Section 2 of the specification, checked in the server's HTML. */
const withBreadcrumbs = /^\/(ask_a_question|fixed_price|boka|rattsskydd|categories|product|answers|about|lag)([/?]|$)/;
const withQuestionBar = /^\/(categories|answers)([/?]|$)/;
const withBookingBar = /^\/(product|rattsskydd)([/?]|$)/;
/** The page that shows every component. */
const componentsPage = "/komponenter";

interface FetchedPage {
  path: string;
  html: string;
}

const fetchAll = (request: APIRequestContext): Promise<FetchedPage[]> =>
  Promise.all(publicPages.map(async ({ path }) => ({ path, html: await (await request.get(path)).text() })));

const footerOf = (html: string) => html.slice(html.lastIndexOf("<footer"));
const titleOf = (html: string) => html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

test("breadcrumbs and info bar are on their pages only, and every page has a unique title", async ({ request }) => {
  const pages = await fetchAll(request);
  const pathsWith = (words: string) => pages.filter(({ html }) => html.includes(words)).map(({ path }) => path);
  const pathsOf = (where: RegExp) => publicPages.map(({ path }): string => path).filter((path) => where.test(path));
  expect(pathsWith('aria-label="Brödsmulor"').filter((path) => path !== componentsPage)).toEqual(
    pathsOf(withBreadcrumbs),
  );
  expect(pathsWith('<aside class="') && pathsWith('aria-label="Ställ en egen fråga"')).toEqual(
    pathsOf(withQuestionBar),
  );
  expect(pathsWith('aria-label="Prata med en jurist"')).toEqual(pathsOf(withBookingBar));
  const titles = pages.map(({ html }) => titleOf(html));
  expect(titles.filter((title, index) => title === "" || titles.indexOf(title) !== index)).toEqual([]);
});

test("the footer has its links, and the navbar has question, appointment and AI, with available services first", async ({
  request,
}) => {
  const { html } = { html: await (await request.get("/")).text() };
  const footer = footerOf(html);
  expect(linksOf(footer)).toEqual(
    expect.arrayContaining([
      ...["/contact", "/signin", "/about", "/integritetspolicy.pdf", "/cookiepolicy.pdf", "/cookie-declaration"],
      ...["tel:0812345678", "mailto:kontakt@lagrum.example"],
      ...["https://instagram.example/lagrum-exempel", "https://facebook.example/lagrum-exempel"],
      ...["https://linkedin.example/lagrum-exempel", "https://linkedin.example/karin-exempel"],
      "https://linkedin.example/elias-exempel",
    ]),
  );
  for (const words of ["Exempelgatan 1", "111 22", "© ", "Exempelmobil", "Exempelbetalning", "delar vi de uppgifter"]) {
    expect(footer).toContain(words);
  }
  expect(footer).not.toContain("Kundportal");
  const navbar = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  expect(
    linksOf(navbar)
      .filter((href) => href.startsWith("/"))
      .slice(1),
  ).toEqual(["/ask_a_question", "/categories", "/answers", "/fixed_price", "/boka", "/ai", "/signin"]);
  expect(navbar).not.toContain("kommer senare");
});

/** Skip other answers and categories, which differ only in text. */
const MAX_PAGES_OF_A_KIND = 10;

test("no page has a broken link", async ({ request }) => {
  const pages = await fetchAll(request);
  const links = new Map(pages.flatMap(({ path, html }) => linksOf(html).map((href) => [href, path] as const)));
  const kinds = Map.groupBy(
    [...links].filter(([href]) => href.startsWith("/")),
    ([href]) => href.split("/")[1],
  );
  const ours = [...kinds.values()].flatMap((kind) => kind.slice(0, MAX_PAGES_OF_A_KIND));
  const dead = await Promise.all(
    ours.map(async ([href, path]) => {
      const response = await request.get(href.replace(/#.*/, ""), { maxRedirects: 0 });
      return response.status() === 200 ? [] : [`${response.status()} ${href} on ${path}`];
    }),
  );
  expect(dead.flat()).toEqual([]);
});

test("a URL with upper-case letters is redirected permanently with its query", async ({ request }) => {
  for (const { path } of publicPages) {
    const [name = "", query = "a=B"] = path.split("?");
    if (name === "/") continue;
    const lower = `${name}?${query}`;
    for (const variant of [name.toUpperCase(), name.replace(/[a-z]/, (letter) => letter.toUpperCase())]) {
      const response = await request.get(`${variant}?${query}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location], variant).toEqual([308, lower]);
    }
  }
  for (const path of [
    "//EVIL.example/X",
    "/\\EVIL.example",
    "/%2F%2FEVIL.example",
    "/@EVIL.example",
    "/.//EVIL.example",
  ]) {
    const { location = "/" } = (await request.get(baseUrl + path, { maxRedirects: 0 })).headers();
    expect(new URL(location, baseUrl).origin, path).toBe(baseUrl);
  }
});

test("a new page starts at the top and its title is announced; going back restores the scroll position", async ({
  page,
}) => {
  await page.goto("/answers");
  await hydrate(page);
  const last = page.getByRole("main").getByRole("heading", { level: 2 }).last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await last.click();
  await expect(page).toHaveURL(/\/answers\/.+/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("[data-announcer]")).toHaveText(await page.title());
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Svar" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("staff have links of their own, the customer portal instead of sign-in, and only declared storage", async ({
  page,
}) => {
  await signIn(page, karin);
  const footer = page.getByRole("contentinfo");
  for (const path of ["/admin/dashboard", "/"]) {
    await page.goto(path);
    const portal = footer.getByRole("link", { name: "Kundportal" });
    await expect(portal).toHaveAttribute("href", "https://kundportal.example/lagrum");
    await expect(footer.getByRole("link", { name: "Cookiepolicy" }).last()).toHaveAttribute("href", /cookiepolicy/);
    await expect(footer.getByRole("link", { name: "Logga in" })).toHaveCount(0);
  }
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await footer.scrollIntoViewIfNeeded();
  const bottomOfMenu = async () => {
    const menu = await page.locator(".RaSidebar-fixed").boundingBox();
    return (menu?.y ?? 0) + (menu?.height ?? 9_999);
  };
  expect(await bottomOfMenu(), "the menu ends above the footer").toBeLessThanOrEqual(
    (await footer.boundingBox())?.y ?? 0,
  );
  await page.goto("/");
  const navbar = page.getByRole("navigation", { name: "Huvudmeny" });
  await expect(navbar.getByRole("link").first()).toHaveAttribute("href", "/admin/dashboard");
  await expect(navbar.getByRole("link", { name: "Obesvarade" })).toHaveAttribute("href", "/admin/questions/unanswered");
  const stored = await storedInBrowser(page);
  expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(["token", "root"]));
  // The Firebase SDK opens and deletes a database to check for IndexedDB support.
  await expect.poll(async () => undeclared(await storedInBrowser(page), false)).toEqual([]);
});
