import { chromium } from "playwright";
import { AxeBuilder } from "/tmp/desk/e2e/node_modules/@axe-core/playwright/dist/index.mjs";
const base = "http://localhost:4260";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const context = await browser.newContext({ baseURL: base });
const page = await context.newPage();
page.setDefaultTimeout(40000);
page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
await page.goto("/signin");
await page.waitForTimeout(2500);
await page.getByLabel(/E-post/).first().fill("admin@lagrum.example");
await page.getByLabel("Lösenord").first().fill("demo-admin-lagrum");
await page.getByRole("button", { name: "Logga in", exact: true }).last().click();
await page.waitForURL(/admin/);
const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
if (process.argv[2] === "seed") {
  const call = (m, p, b) => fetch(`${base}/api${p}`, { method: m, headers: { "user-token": token, ...(b && { "content-type": "application/json" }) }, body: b && JSON.stringify(b) }).then((r) => r.status);
  const list = await fetch(`${base}/api/questions?State=answered`, { headers: { "user-token": token } }).then((r) => r.json());
  const open = await fetch(`${base}/api/questions?State=unanswered`, { headers: { "user-token": token } }).then((r) => r.json());
  console.log(list.Total, open.Total);
  console.log(await call("PUT", `/questions/${list.Questions[0].ID}/hide`), await call("PUT", `/questions/${open.Questions[0].ID}/reserve`), await call("PUT", `/questions/${open.Questions[0].ID}`, { CategoryID: list.Questions[3].Category.ID, Title: open.Questions[0].Title + " igen" }));
}
const pages = [["audit", "Vad"], ["questions/unanswered", ""], ["questions/answered", ""], ["questions/hidden", ""], ["questions/reserved", ""], ["answers", ""]];
for (const [width, scheme] of [[1280, "light"], [375, "dark"], ...(process.argv[3] ? [[1280, "dark"], [375, "light"], [768, "light"]] : [])]) {
  for (const [path] of pages) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(`/admin/${path}`);
    await page.locator(width < 900 ? ".RaList-main li, .RaList-main p" : ".RaList-main tbody tr, .RaList-main p").first().waitFor();
    await page.waitForTimeout(600);
    const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    console.log(width, scheme, path, "axe", violations.length, violations.map((v) => v.id + " " + v.nodes.map((n) => n.html.slice(0, 160)).join(" | ")).join("; "), sideways ? "SIDEWAYS" : "");
    await page.screenshot({ path: `/tmp/desk-look/n-${path.replace("/", "-")}-${width}-${scheme}.png` });
  }
}
await browser.close();
