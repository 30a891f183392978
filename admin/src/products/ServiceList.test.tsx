import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { ServiceList } from "./ServiceList.tsx";

let close = async () => {};
afterEach(() => close());

const begun = { ID: 1, Amount: 100_000, TaxAmount: 20_000, TaxRate: 2500, ValidFrom: "2025-01-01T00:00:00.000Z" };
const coming = { ID: 2, Amount: 120_000, TaxAmount: 24_000, TaxRate: 2500, ValidFrom: "2099-01-01T23:00:00.000Z" };
const service = { ID: 2, Code: "Express", Name: "Expressfråga", Promise: "Svar.", Active: true, Amount: 100_000 };

test("only a service's price that is not yet in force can be removed", async () => {
  let prices = [coming, begun];
  const { api, close: end } = await renderWithApi(
    { resource: "services", id: 2, screen: <ServiceList />, me: account({ roles: ["admin"] }) },
    {
      "GET /services": () => ({ status: 200, body: { Services: [{ ...service, Prices: prices }] } }),
      "DELETE /services/Express/prices/2": () => {
        prices = [begun];
        return { status: 200, body: { ...service, Prices: prices } };
      },
    },
  );
  close = end;
  const history = within(await screen.findByRole("table", { name: "Prishistorik för Expressfråga" }));
  const remove = history.getAllByRole("button", { name: /^Ta bort priset/ });
  expect(remove).toHaveLength(1);
  await userEvent.click(remove[0] as HTMLElement);
  await waitFor(() => expect(history.getAllByRole("row")).toHaveLength(2));
  expect(api.requests.some(({ method }) => method === "DELETE")).toBe(true);
});
