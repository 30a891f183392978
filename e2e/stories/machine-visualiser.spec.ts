import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { channelName, type Message } from "@lagrum/core/machines/inspect";
import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { fillSignIn, karin, marker } from "../support/demoAccounts.ts";

const active = (page: Page, state: string) => page.locator(`.stage [data-state="login.${state}"][data-active]`);
const activeStates = (page: Page) => page.locator(".stage [data-active]");

/** Texts that are too small or overflow their box, and a diagram that scrolls horizontally. */
function unreadableTexts(stage: Element): string[] {
  const faults = stage.scrollWidth > stage.clientWidth ? ["horizontal scroll"] : [];
  for (const group of stage.querySelectorAll(".label, .state")) {
    const around = group.querySelector("rect, circle")?.getBoundingClientRect();
    for (const text of group.querySelectorAll("text")) {
      const { left, right } = text.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      if (!around || left < around.left || right > around.right || size < 12) faults.push(text.textContent);
    }
  }
  return faults;
}

/** Records every message on the machines' BroadcastChannel. */
async function recordMessages(page: Page): Promise<() => Promise<Message[]>> {
  await page.evaluate((name) => {
    const recorded: unknown[] = [];
    new BroadcastChannel(name).onmessage = ({ data }) => recorded.push(data);
    Reflect.set(window, "recordedMessages", recorded);
  }, channelName);
  return () => page.evaluate(() => Reflect.get(window, "recordedMessages") as Message[]);
}

test("the diagram shows a sign-in in another tab live, and messages contain no personal data", async ({
  page,
  context,
}) => {
  const planted = { Email: `${marker()}@example.org`.toLowerCase(), Password: marker() };
  await page.goto("/machines#login");
  await expect(page.getByText("Maskinen körs inte just nu")).toBeVisible();
  const readMessages = await recordMessages(page);

  const tab = await context.newPage();
  await fillSignIn(tab, planted);
  await expect(active(page, "wrongLoginData")).toBeVisible();
  const late = await context.newPage();
  await late.goto("/machines#login");
  await expect(active(late, "wrongLoginData")).toBeVisible();
  await expect(late.getByText("Körs i en annan flik")).toContainText("wrongLoginData");
  await late.close();

  await tab.getByRole("alertdialog").getByRole("button", { name: "Ok" }).click();
  await tab.getByLabel("E-post").fill(karin.Email);
  await tab.getByLabel("Lösenord").fill(karin.Password);
  await tab.getByRole("button", { name: "Logga in", exact: true }).click();
  await expect(tab).toHaveURL(/\/admin\/dashboard$/);
  await expect(active(page, "signedIn")).toBeVisible();

  const messages = await readMessages();
  const way = messages.flatMap((one) => (one.type === "actor" && one.machine === "login" ? String(one.value) : []));
  const steps = way.filter((state, index) => state !== way[index - 1]);
  expect(steps).toEqual([
    "signedOut",
    ...["signingIn", "askingWhatIsWrong", "wrongLoginData"],
    ...["signingIn", "fetchingMe", "signedIn"],
  ]);
  const fields = ["type", "tab", "actor", "machine", "value", "status", "event"];
  expect(messages.flatMap((message) => Object.keys(message)).filter((key) => !fields.includes(key))).toEqual([]);
  for (const secret of [...Object.values(planted), ...Object.values(karin), "Karin", "eyJ"])
    expect(JSON.stringify(messages)).not.toContain(secret);

  // Closing a tab removes its machines.
  await tab.goto("/account");
  const other = await context.newPage();
  await other.goto("/machines#session");
  await expect(activeStates(other).filter({ hasText: "loggedIn" }).last()).toBeVisible();
  await tab.close();
  await expect(activeStates(other)).toHaveCount(0);
});

test("inspection is off in production: no tab opens a channel", async ({ page, context }) => {
  await context.addInitScript((name) => {
    const Channel = BroadcastChannel;
    Reflect.set(window, "channels", 0);
    window.BroadcastChannel = class extends Channel {
      constructor(own: string) {
        super(own);
        if (own === name) Reflect.set(window, "channels", Number(Reflect.get(window, "channels")) + 1);
      }
    };
  }, channelName);
  await context.route("**/api/settings", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), Mode: "production" } });
  });
  await page.goto("/machines#login");
  await expect(page.getByText("det görs bara i demo")).toBeVisible();
  const tab = await context.newPage();
  await fillSignIn(tab, { Email: `${marker()}@example.org`, Password: marker() });
  await expect(tab.getByRole("alertdialog")).toBeVisible();
  for (const opened of [page, tab]) expect(await opened.evaluate(() => Reflect.get(window, "channels"))).toBe(0);
  await expect(activeStates(page)).toHaveCount(0);
});

test("a flow is simulated by keyboard, shared as a URL, played and saved, without third-party requests", async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? "").origin;
  const foreignRequests: string[] = [];
  const scripts = new Map<string, Promise<number>>();
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      foreignRequests.push(request.url());
  });
  page.on("response", (response) => {
    const url = response.url();
    if (!url.endsWith(".js") || scripts.has(url)) return;
    scripts.set(
      url,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.goto("/machines");
  await expect(page.getByRole("listitem").filter({ hasText: "Att logga in med e-post och lösenord." })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "login" }).press("Enter");

  expect(await page.locator(".stage").evaluate(unreadableTexts)).toEqual([]);
  await page.getByRole("button", { name: "Prova själv" }).press("Enter");
  await page
    .getByRole("group", { name: "Bild av login" })
    .getByRole("button", { name: "SIGN_IN, till signingIn" })
    .press("Enter");
  const dock = page.getByRole("region", { name: "Prova maskinen" });
  await expect(active(page, "signingIn")).toBeVisible();
  await dock.getByRole("button", { name: "signIn svarar om lösenordet inte stämmer" }).press("Enter");
  await dock.getByRole("button", { name: "askWhatIsWrong svarar om kontot saknar lösenord" }).press("Space");
  await expect(active(page, "sendingReset")).toBeVisible();
  await expect(dock.getByRole("button").first()).toBeFocused();
  const shared = page.url();

  await dock.getByRole("button", { name: "Ett steg tillbaka" }).press("Enter");
  await expect(active(page, "askingWhatIsWrong")).toBeVisible();
  await page.goBack();
  await expect(active(page, "sendingReset")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(active(page, "sendingReset")).toBeVisible();
  await expect(activeStates(page)).toHaveCount(2);
  await page.goto("about:blank");
  await page.goto(`${shared}~left:gone`);
  await expect(dock).toContainText("en väg som inte finns");

  await page.getByRole("button", { name: "Spela upp vägen till signedIn" }).click();
  await expect(active(page, "signedIn")).toBeVisible();
  await expect(dock).toContainText("där tar det slut");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Spara som SVG" }).click();
  const svg = await readFile(await (await saving).path(), "utf8");
  const transitionCount = await page.locator(".stage [data-transition]").count();
  expect(svg).toContain("<title>login</title>");
  expect(svg.match(/data-transition=/g)).toHaveLength(transitionCount);

  expect(foreignRequests).toEqual([]);
  const bytes = (await Promise.all(scripts.values())).reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(250_000);
});

const screens = [
  [1280, "light"],
  [375, "dark"],
  [1280, "dark"],
  [375, "light"],
] as const;

for (const [path, count] of [
  ["/machines", 2],
  ["/machines#userApproval?steg=", 4],
] as const) {
  test(`${path} is accessible on desktop and phone, in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [width, colorScheme] of screens.slice(0, count)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page), `${width} ${colorScheme}`).toEqual([]);
      const horizontalScroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(horizontalScroll, `${width}`).toBeLessThanOrEqual(0);
    }
  });
}
