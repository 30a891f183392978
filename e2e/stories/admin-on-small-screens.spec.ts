import { expect, type Locator, type Page } from "playwright/test";
import { test, visit } from "../support/adminPages.ts";

const main = (page: Page) => page.getByRole("main");
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("the element is not visible");
  return { ...box, bottom: box.y + box.height };
};

/** The focused element of a selectable row and its distance below the bar; null when focus is elsewhere. */
async function focusBelow(bar: Element, row: string) {
  // The app bar moves in the frame after a scroll.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!focused?.closest(row)?.querySelector("input[type=checkbox]")) return null;
  const distance = focused.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  return { distance, html: focused.outerHTML };
}

for (const width of [375, 768, 1280]) {
  test(`the bulk action bar stays in view and never covers the focused element, ${width} px`, async ({
    adminPage: { page },
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await visit(page, "/admin/questions/answered");
    const isTable = width === 1280;
    const rows = main(page)
      .getByRole(isTable ? "row" : "listitem")
      .filter({ has: page.getByRole("checkbox") });
    const ticks = rows.getByRole("checkbox");
    await ticks.nth(1).check();
    const bar = isTable
      ? page.locator('[data-test="bulk-actions-toolbar"]')
      : page.getByRole("region", { name: "Markerade" });
    const hide = bar.getByRole("button", { name: "Dölj", exact: true });

    await ticks.last().focus();
    await expect(hide).toBeInViewport({ ratio: 1 });
    // A trial click only checks that nothing covers the button.
    await hide.click({ trial: true });

    // Back through the list by keyboard, which also scrolls the app bar into view.
    const row = isTable ? "tr" : "li";
    for (let steps = 0; steps < 200; steps++) {
      await page.keyboard.press("Shift+Tab");
      const focused = await bar.evaluate(focusBelow, row);
      if (!focused) break;
      expect(focused.distance, `${focused.html} under the bar`).toBeGreaterThanOrEqual(-1);
    }
    await expect(rows.nth(1)).toBeInViewport();
    await hide.click({ trial: true });
    await ticks.nth(1).uncheck();
  });
}

for (const width of [375, 768]) {
  test(`no filter label touches the field above it, ${width} px`, async ({ adminPage: { page } }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const list of ["inbox", "questions/unanswered", "questions/reserved"]) {
      await visit(page, `/admin/${list}`);
      const fields = page.locator("form .filter-field");
      await expect(fields.nth(1)).toBeVisible();
      const gaps = await fields.evaluateAll((all) =>
        all.flatMap((field) => {
          const label = field.querySelector(".MuiInputLabel-root")?.getBoundingClientRect();
          const above = all.map((each) => each.querySelector("fieldset")?.getBoundingClientRect().bottom ?? 0);
          const line = field.getBoundingClientRect().top;
          return label ? above.filter((bottom) => bottom <= line).map((bottom) => label.top - bottom) : [];
        }),
      );
      expect(gaps.length, list).toBeGreaterThan(0);
      expect(Math.min(...gaps), list).toBeGreaterThanOrEqual(4);
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a horizontally scrollable table has a shadow at each edge with hidden content, ${colorScheme}`, async ({
    adminPage: { page },
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 800 });
    await visit(page, "/admin/statistics");
    const frame = page.getByRole("region", { name: "Skickade svar period för period" });
    await expect(frame.getByText("I år")).toBeVisible();
    // Samples the empty space below the text of the last row.
    const shadows = async () => {
      const { width, height } = await boxOf(frame);
      const shot = (await frame.screenshot()).toString("base64");
      return page.evaluate(
        async ([data, x, y]) => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${data}`;
          await picture.decode();
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const context = canvas.getContext("2d");
          context?.drawImage(picture, 0, 0);
          const at = (left: number) => context?.getImageData(left, y, 1, 1).data.slice(0, 3).join(" ");
          const middle = at(x / 2);
          return { left: at(1) !== middle, right: at(x - 2) !== middle };
        },
        [shot, Math.floor(width), Math.floor(height) - 4] as const,
      );
    };
    expect(await shadows()).toEqual({ left: false, right: true });
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft), "by the keyboard").toBeGreaterThan(0);
    await frame.evaluate((each) => {
      each.blur();
      each.scrollTo({ left: each.scrollWidth });
    });
    await expect.poll(shadows).toEqual({ left: true, right: false });
  });
}
