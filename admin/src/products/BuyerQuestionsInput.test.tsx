import { type BuyerQuestion, toSchema } from "@lagrum/core/product/buyerQuestions";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { EditProduct } from "./EditProduct.tsx";

let close = async () => {};
afterEach(() => close());

const spouses: BuyerQuestion = {
  ...{ Key: "makar", Label: "Vad heter ni?", Kind: "text", Required: true, Choices: [] },
};
const product = {
  ...{ ID: 7, Name: "Äktenskapsförord", Uri: "aktenskapsforord", ShortDescription: "", Description: "" },
  ...{ Included: [], NotIncluded: [], YouNeed: [], ExtraCosts: null, RequiresPersonalNumber: false },
  ...{ DeliveryWorkingDays: 3, Category: null, Amount: null, TaxAmount: null, TaxRate: null, LowestAmount: null },
  ...{ Active: true, ValidFrom: "2025-01-01", ValidTo: null, IsSold: false, Prices: [] },
  UpdatedAt: "2026-11-20T10:00:00.000Z",
};

async function open(Questions: unknown) {
  const read = { ...product, Questions };
  const opened = await renderWithApi(
    { resource: "products", id: 7, screen: <EditProduct />, me: account({ roles: ["admin"] }) },
    {
      "GET /products/advanced/7": { status: 200, body: read },
      "GET /categories": { status: 200, body: { Categories: [] } },
      "PUT /product/7": { status: 200, body: read },
    },
  );
  close = opened.close;
  await screen.findByLabelText(/^Namn/);
  return opened;
}

type Opened = Awaited<ReturnType<typeof open>>;

async function saved({ api, place }: Opened) {
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(place()).toBe("/products"));
  return api.requests.find(({ method }) => method === "PUT")?.body;
}

test("a question is added last, with its answer choices", async () => {
  const opened = await open(toSchema([spouses]));
  await userEvent.click(screen.getByRole("button", { name: "Lägg till en fråga" }));
  const labels = await screen.findAllByLabelText(/^Fråga/);
  await userEvent.click(labels[1] as HTMLElement);
  await userEvent.paste("Hur vill ni dela?");
  await userEvent.click(screen.getAllByRole("combobox", { name: /^Svaret är/ })[1] as HTMLElement);
  await userEvent.click(await screen.findByRole("option", { name: "Ett av flera svar" }));
  const choices = await screen.findByLabelText(/^Svar att välja mellan/);
  await userEvent.type(choices, "Lika");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText("Skriv minst två svar att välja mellan, ett på varje rad.");
  await userEvent.type(choices, "{enter}Var och en sitt");
  expect(await saved(opened)).toMatchObject({
    Questions: {
      type: "object",
      properties: {
        makar: { title: "Vad heter ni?", type: "string", minLength: 1, maxLength: 200 },
        q1: { title: "Hur vill ni dela?", type: "string", enum: ["Lika", "Var och en sitt"] },
      },
      required: ["makar"],
      "x-order": ["makar", "q1"],
    },
  });
});

test("removing the last question saves an empty schema", async () => {
  const opened = await open(toSchema([spouses]));
  await userEvent.click(screen.getByRole("button", { name: "Ta bort frågan" }));
  expect(await saved(opened)).toMatchObject({ Questions: {} });
});

test("a schema that the form can't edit is announced and left unchanged", async () => {
  const opened = await open({ title: "Annat", type: "array" });
  screen.getByText(/inlagda på annat sätt/);
  await userEvent.type(screen.getByLabelText(/^Namn/), " för två");
  expect(await saved(opened)).not.toHaveProperty("Questions");
});
