import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AdminFooter, SettingsContext } from "./AdminFooter.tsx";

afterEach(cleanup);

const Company = {
  ...{
    Name: "Lagrum AB",
    Street: "Storgatan 1",
    PostalCode: "111 22",
    City: "Stockholm",
    Phone: "08-1",
    Email: "a@b.se",
  },
  ...{ Instagram: "https://i.example", Facebook: "https://f.example", LinkedIn: "https://l.example" },
  Staff: [{ Name: "Maria Lund", LinkedIn: "https://m.example" }],
};
const settings = {
  Company,
  CustomerPortal: "https://portal.example",
  MobilePayment: "Swish",
  PaymentProvider: "Klarna",
};

test("the footer of section 2: pages, portal, address, social links and payment, but no sign-in", () => {
  render(
    <SettingsContext value={settings as unknown as Settings}>
      <AdminFooter />
    </SettingsContext>,
  );
  const links = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(links).toEqual(
    expect.arrayContaining([
      ...["Kontakt", "Om oss", "Integritetspolicy (PDF)", "Cookiepolicy (PDF)", "Cookiedeklaration", "Kundportal"],
      ...["08-1", "a@b.se", "Instagram", "Facebook", "LinkedIn", "Maria Lund på LinkedIn"],
    ]),
  );
  screen.getByText(/© Lagrum AB, Storgatan 1, 111 22 Stockholm/);
  screen.getByText(/Betalsätt: Swish och Klarna.*delas de uppgifter/);
  expect(links).not.toContain("Logga in");
});
