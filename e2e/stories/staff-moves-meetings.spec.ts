import { type Client, createClient } from "@lagrum/core/client";
import { expect, type Locator, type Page, test } from "playwright/test";
import { visit } from "../support/adminPages.ts";
import { bodyOf, signInToken } from "../support/applyForAccount.ts";
import { admin, karin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { tabTo } from "../support/formDriver.ts";

test.use({ viewport: { width: 1280, height: 1600 } });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const iso = (time: number) => new Date(time).toISOString();

let staff: Client;
test.beforeAll(async () => {
  const token = await signInToken(admin.Email, admin.Password);
  staff = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
});

/** Free times in Karin's calendar on one day: the first one plus `hours`, at least `daysAhead` days ahead. */
async function freeTimes(daysAhead: number, hours: readonly number[]): Promise<{ starts: number[]; meeting: object }> {
  const [area] = bodyOf(await staff.listCategories()).Categories;
  const lawyer = bodyOf(await staff.listLawyers()).Lawyers.find(({ Lawyer }) => Lawyer.Name === karin.Name);
  const meeting = {
    Service: "BOOK15",
    Channel: "Telephone",
    CategoryID: area?.ID ?? 0,
    LawyerID: lawyer?.Lawyer.UserID,
  };
  const From = iso(Date.now() + daysAhead * DAY).slice(0, 10);
  const query = { ...meeting, From } as Parameters<Client["getBookingSlots"]>[0]["query"];
  for (const { Times } of bodyOf(await staff.getBookingSlots({ query })).Days) {
    const free = Times.map(({ Start }) => Date.parse(Start));
    const first = free.find((start) => hours.every((each) => free.includes(start + each * HOUR)));
    if (first !== undefined) return { starts: hours.map((each) => first + each * HOUR), meeting };
  }
  throw new Error("no such free times");
}

/** A unique name without digits. */
const nameOf = (word: string) => word + marker().replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

/** Books a meeting for a caller. @returns the meeting's ID */
async function book(start: number, meeting: object, LastName: string): Promise<number> {
  const body = {
    ...{ ...meeting, SlotStart: iso(start), FirstName: "Kim", LastName, Counterparty: "Granen AB" },
    ...{ Email: `${marker()}@exempel.se`, Phone: `070${String(start / 60_000 + Date.now()).slice(-7)}` },
    ...{
      Description: "Hyresvärden vill höja hyran med en fjärdedel.",
      Role: "Private",
      StartNow: false,
      LoseRight: false,
    },
  } as Parameters<Client["createBooking"]>[0]["body"];
  return bodyOf(await staff.createBooking({ body })).ID;
}

const startOf = async (id: number) => Date.parse(bodyOf(await staff.getBooking({ params: { id } })).Start);

/** Opens Karin's calendar at the week of that time. */
async function openWeek(page: Page, start: number): Promise<void> {
  await signIn(page, admin);
  await page.goto("/admin/meetings");
  await page.getByRole("combobox", { name: "Jurist" }).click();
  await page.getByRole("option", { name: karin.Name }).click();
  const day = new Date(start).toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });
  const shown = page.locator(`[data-date="${day}"]`).first();
  await expect(page.getByRole("button", { name: "Nästa vecka" })).toBeVisible();
  for (let week = 0; week < 12 && !(await shown.isVisible()); week++) {
    await page.getByRole("button", { name: "Nästa vecka" }).click();
  }
  await expect(shown).toBeVisible();
}

const meetingOf = (page: Page, LastName: string) => page.getByRole("button", { name: new RegExp(LastName) });

async function boxOf(meeting: Locator) {
  const box = await meeting.boundingBox();
  if (!box) throw new Error("the meeting is not shown");
  return box;
}

/** Drags a meeting down by some pixels. */
async function drag(page: Page, meeting: Locator, pixels: number): Promise<void> {
  const { x, y, width, height } = await boxOf(meeting);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + pixels / 2, { steps: 8 });
  await page.mouse.move(x + width / 2, y + height / 2 + pixels, { steps: 8 });
  await page.mouse.up();
}

test("a meeting is dragged to another time, and reverts with the reason when that time is taken", async ({ page }) => {
  test.setTimeout(60_000);
  const { starts, meeting } = await freeTimes(20, [0, 1, 2]);
  const [first = 0, second = 0, third = 0] = starts;
  const [one, other] = [nameOf("Drag"), nameOf("Upptagen")];
  const id = await book(first, meeting, one);
  await book(third, meeting, other);
  await openWeek(page, first);
  const dragged = meetingOf(page, one);
  const { y: start } = await boxOf(dragged);
  const hour = ((await boxOf(meetingOf(page, other))).y - start) / 2;
  // Until the list is refetched, the meeting may be at its old time.
  const isAtSecond = () =>
    expect(async () => expect(Math.abs((await boxOf(dragged)).y - start - hour)).toBeLessThan(2)).toPass();

  await drag(page, dragged, hour);
  await expect(page.getByText("Mötet är flyttat. Kunden får ett mejl.")).toBeVisible();
  expect(await startOf(id)).toBe(second);
  await isAtSecond();

  // A refetch of the list aborts a drag in progress: retry.
  await expect(async () => {
    await drag(page, dragged, hour);
    await expect(page.getByText("Någon annan hann boka tiden. Välj en annan.")).toBeVisible({ timeout: 6000 });
  }).toPass();
  expect(await startOf(id)).toBe(second);
  await isAtSecond();
});

test("a meeting is moved with the keyboard alone, and for a taken time the nearest free ones are offered", async ({
  page,
}) => {
  const { starts, meeting } = await freeTimes(27, [0, 1, 2]);
  const [first = 0, , third = 0] = starts;
  const [one, other] = [nameOf("Tangent"), nameOf("Upptagen")];
  const id = await book(first, meeting, one);
  await book(third, meeting, other);
  await openWeek(page, first);
  await tabTo(page, meetingOf(page, one));
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: /^Möte B-/ });
  await tabTo(page, details.getByRole("button", { name: "Flytta" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Flytta B-/ });
  await tabTo(page, dialog.getByLabel("Tid"));
  const time = new Date(third).toLocaleTimeString("sv-SE", { timeZone: "Europe/Stockholm", timeStyle: "short" });
  await page.keyboard.type(time.replace(":", ""));
  await expect(dialog.getByLabel("Tid")).toHaveValue(time);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Någon annan hann boka tiden. Välj en annan.");
  const nearest = dialog.getByRole("group", { name: "Närmaste lediga tider" }).getByRole("button").last();
  await tabTo(page, nearest);
  await page.keyboard.press("Space");
  await expect(nearest).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, dialog.getByRole("button", { name: "Flytta" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const moved = await startOf(id);
  expect([first, third]).not.toContain(moved);
});

test("the calendar can be left while it renders", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await signIn(page, admin);
  await page.goto("/admin/meetings");
  await expect(page.getByRole("button", { name: "Nästa vecka" })).toBeVisible();
  for (let round = 0; round < 10; round++) {
    // Another width rerenders the week, which is left before FullCalendar has scrolled to its start time.
    await page.setViewportSize({ width: round % 2 ? 1280 : 375, height: 900 });
    await visit(page, "/admin/meetings");
    await expect(page.getByRole("button", { name: "Nästa vecka" })).toBeVisible();
    await page.setViewportSize({ width: round % 2 ? 375 : 1280, height: 900 });
    await page.evaluate(() => {
      history.pushState(null, "", "/admin/nowhere");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByRole("heading", { level: 1, name: "Sidan finns inte" })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
