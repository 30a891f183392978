import { type APIRequestContext, expect, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { baseUrl } from "../support/env.ts";

const authorization = `Basic ${Buffer.from("sandbox:sandbox").toString("base64")}`;

/** The same policy as the site's checkout page: scripts and frames of this origin only, and Trusted Types. */
const policy =
  "default-src 'none'; script-src 'self'; frame-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

async function createCheckout(request: APIRequestContext) {
  const address = (path: string) => `${baseUrl}/${path}`;
  const line = { name: "Samboavtal", quantity: 1, unit_price: 129_500, tax_rate: 2500 };
  const response = await request.post("/sandbox/checkout/v3/orders", {
    headers: { authorization },
    data: {
      ...{ purchase_country: "SE", purchase_currency: "SEK", locale: "sv-SE" },
      ...{ order_amount: 129_500, order_tax_amount: 25_900 },
      order_lines: [{ ...line, total_amount: 129_500, total_tax_amount: 25_900 }],
      merchant_urls: {
        ...{ terms: address("terms"), checkout: address("fixed_price?avbruten"), push: address("healthz") },
        confirmation: address("fixed_price?id={checkout.order.id}"),
      },
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as { order_id: string; html_snippet: string };
}

test("a buyer pays in the sandbox's frame under a strict policy, by keyboard on a narrow screen", async ({
  page,
  request,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const checkout = await createCheckout(request);
  await page.route("**/kassa-prov", (route) =>
    route.fulfill({
      headers: { "content-security-policy": policy, "content-type": "text/html; charset=utf-8" },
      body: `<!doctype html><html lang="sv"><title>Kassan</title><main><h1>Kassan</h1>${checkout.html_snippet}</main></html>`,
    }),
  );
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/kassa-prov");
  const frame = page.frameLocator("iframe[title='Betalning i sandlådan']");
  await expect(frame.getByText("Sandlåda: inga riktiga pengar")).toBeVisible();
  await frame.getByRole("button", { name: "Neka" }).click();
  await expect(frame.getByRole("alert")).toHaveText("Betalningen nekades. Välj ett annat sätt.");
  await frame.getByRole("button", { name: "Betala med kort" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/fixed_price?id=${checkout.order_id}`);
  expect(errors).toEqual([]);
  const order = await request.get(`/sandbox/ordermanagement/v1/orders/${checkout.order_id}`, {
    headers: { authorization },
  });
  expect(await order.json()).toMatchObject({ status: "AUTHORIZED", remaining_authorized_amount: 129_500 });
});

test("every page of the sandbox is accessible and fits 320 pixels", async ({ page, request }) => {
  const { order_id } = await createCheckout(request);
  const instruction = crypto.randomUUID().replaceAll("-", "").toUpperCase();
  await request.put(`/sandbox/swish-cpcapi/api/v2/paymentrequests/${instruction}`, {
    data: {
      ...{ payeeAlias: "1234679304", amount: "1295.00", currency: "SEK", message: "Samboavtal" },
      callbackUrl: `${baseUrl}/healthz`,
    },
  });
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ["", `kco/${order_id}`, "kco/none", `swish/${instruction}`]) {
    await page.goto(`/sandbox/${path}`);
    await expect(page.getByText("Sandlåda: inga riktiga pengar")).toBeVisible();
    expect(await axeViolations(page), path).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
