import { createClient } from "@lagrum/core/client";
import type { OrderProduct, PlacedOrder } from "@lagrum/core/order/placeOrderSchema";
import { expect, type FrameLocator, type Page } from "playwright/test";
import { bodyOf } from "./applyForAccount.ts";
import { marker } from "./demoAccounts.ts";
import { baseUrl } from "./env.ts";
import { type Mail, mailTo } from "./mailbox.ts";

interface Buyer {
  email: string;
  /** Default: a private person. */
  company?: { name: string; number: string };
}

/** Fills the order form of a product and opens its checkout. Works with and without JavaScript. */
export async function orderThroughForm(page: Page, product: string, { email, company }: Buyer): Promise<void> {
  await page.goto(`/product/${product}/bestall`);
  await page.getByLabel(company ? "Företag" : "Privatperson", { exact: true }).check();
  if (company) {
    await page.getByLabel("Företagets namn").fill(company.name);
    await page.getByLabel("Organisationsnummer", { exact: true }).fill(company.number);
  }
  const typed: [string, string][] = [
    ["Förnamn", "Anna"],
    ["Efternamn", "Berg"],
    ["E-post", email],
    ["Telefon", "070-123 45 67"],
    ["Gatuadress", "Exempelgatan 1"],
    ["Postnummer", "123 45"],
    ["Postort", "Umeå"],
  ];
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
  if (!company) await page.getByRole("radio", { name: /^Börja efter ångerfristen/ }).check();
  await page.getByLabel("Jag har fyllt 18 år").check();
  await page.getByLabel("Jag godkänner villkoren").check();
  await page.getByRole("button", { name: "Granska beställningen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Granska beställningen" })).toBeVisible();
  await page.getByRole("button", { name: /^Till betalningen/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Betala din beställning" })).toBeVisible();
}

export type Method = "Swish" | "Kort" | "Faktura";

/** Chooses a method in the checkout, where none is preselected. */
export async function chooseMethod(page: Page, method: Method): Promise<void> {
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: /^Betala \d/ }).click();
}

/** The provider's form, which its script inserts into the page. */
export const providerForm = (page: Page): FrameLocator => page.frameLocator("iframe[title^='Betalning']");

export async function expectPaid(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/\d+\/done$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tack för din beställning" })).toBeVisible();
}

interface Bought {
  order: PlacedOrder;
  /** Öre. */
  Amount: number;
  email: string;
  confirmation: Mail;
}

/** Orders a product through the API with both consents about withdrawal, and pays it by Swish. */
export async function buyProduct(
  page: Page,
  uri: string,
  more: Partial<Pick<OrderProduct, "PersonalNumber" | "Answers">> = {},
): Promise<Bought> {
  const api = createClient({ baseUrl: `${baseUrl}/api` });
  const { ID: ProductID, Amount } = bodyOf(await api.getProductByUri({ params: { uri } }));
  const email = `${marker().toLowerCase()}@kopare.example`;
  const order = bodyOf(
    await api.orderProduct({
      body: {
        ...{ ProductID, Role: "Private", FirstName: "Anna", LastName: "Berg", Email: email, Phone: "070-123 45 67" },
        ...{ Street: "Exempelgatan 1", PostalCode: "123 45", City: "Umeå", Answers: {} },
        ...{ AcceptTerms: true, IsAdult: true, StartNow: true, LoseRight: true },
        ...more,
      },
    }),
  );
  const paying = { params: { id: order.ID }, body: { Method: "Swish" as const }, accessCode: order.AccessCode };
  const { Swish } = bodyOf(await api.initiateOrderPayment(paying));
  await page.goto(Swish?.AppLink ?? "");
  await page.getByRole("button", { name: "Godkänn" }).click();
  return { order, Amount, email, confirmation: await mailTo(email, "Tack för din beställning") };
}
