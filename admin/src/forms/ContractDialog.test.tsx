import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DecideDialog } from "../complaints/DecideDialog.tsx";
import { RefundDialog } from "../orders/RefundDialog.tsx";
import { PriceDialog } from "../products/PriceDialog.tsx";
import { RateDialog } from "../salaries/RateDialog.tsx";
import { problem } from "../testing/fakeApi.ts";
import { order } from "../testing/orderFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { RecordDialog } from "../withdrawals/RecordDialog.tsx";

let close = async () => {};
afterEach(async () => {
  vi.unstubAllEnvs();
  await close();
});

function Closable({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? children(() => setOpen(false)) : <p>Stängd</p>;
}

const complaint = { ID: 9, Reference: "KL-9", OrderID: 12 } as never;
const savePrice = vi.fn(async () => {});

/** Each dialog: its screen, a text to type, its submit button, the field that is refused and the words there. */
const dialogs: Record<
  string,
  { show: (onClose: () => void) => ReactNode; type: [RegExp, string]; submit: string; missing: RegExp }
> = {
  "a withdrawal": {
    show: (onClose) => <RecordDialog orderId={12} onClose={onClose} />,
    type: [/^Anteckning/, "Kunden ringde."],
    submit: "Registrera ånger",
    missing: /Fyll i uppgiften|Välj ett datum/,
  },
  "a refund": {
    show: (onClose) => <RefundDialog order={order()} onClose={onClose} />,
    type: [/^Skäl/, " "],
    submit: "Betala tillbaka",
    missing: /Skriv ett skäl/,
  },
  "a decision on a complaint": {
    show: (onClose) => <DecideDialog complaint={complaint} onClose={onClose} />,
    type: [/^Besked till kunden/, " "],
    submit: "Avgör och mejla",
    missing: /Skriv ett besked till kunden/,
  },
  "a price": {
    show: (onClose) => <PriceDialog taxRate={2500} save={savePrice} onClose={onClose} />,
    type: [/^Pris i kronor/, "mycket"],
    submit: "Spara",
    missing: /Ange ett pris i kronor/,
  },
  "a fee": {
    show: (onClose) => <RateDialog onClose={onClose} />,
    type: [/^Kronor per svar/, "-5"],
    submit: "Spara",
    missing: /Ange ett belopp i kronor/,
  },
};

async function open(screenOf: (onClose: () => void) => ReactNode) {
  const opened = await renderWithApi({ resource: "orders", id: 12, screen: <Closable>{screenOf}</Closable> }, {});
  close = opened.close;
  return opened;
}

describe.each(Object.entries(dialogs))("the dialog of %s", (_, { show, type: [label, text], submit, missing }) => {
  test("sends nothing that the contract refuses, and says so at the field", async () => {
    const { api } = await open(show);
    await userEvent.type(await screen.findByLabelText(label), text);
    await userEvent.click(screen.getByRole("button", { name: submit }));
    expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(label)).toHaveProperty("value", text);
    expect(api.requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(savePrice).not.toHaveBeenCalled();
  });

  test("asks before it throws away what was typed, and not when nothing was", async () => {
    await open(show);
    await userEvent.type(await screen.findByLabelText(label), text);
    await userEvent.click(screen.getByRole("button", { name: "Avbryt" }));
    await userEvent.click(await screen.findByRole("button", { name: /^(?:Stanna|Fortsätt|Skriv vidare)/ }));
    expect(screen.getByLabelText(label)).toHaveProperty("value", text);
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.click(screen.getByRole("button", { name: "Avbryt" }));
    await screen.findByText("Stängd");
  });
});

test.each(["Europe/London", "America/New_York", "Asia/Tokyo"])("a day means the Swedish day in %s", async (zone) => {
  vi.stubEnv("TZ", zone);
  const opened = await open((onClose) => <RateDialog onClose={onClose} />);
  opened.api.responses["POST /salaryRates"] = { status: 201, body: {} };
  await userEvent.type(await screen.findByLabelText(/^Kronor per svar/), "450");
  fireEvent.change(screen.getByLabelText(/^Gäller från/), { target: { value: "2026-12-01" } });
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() =>
    expect(opened.api.requests.find(({ method }) => method === "POST")?.body).toEqual({
      ...{ Type: "Free", AmountOre: 45_000, ValidFrom: "2026-12-01" },
    }),
  );
});

test("the API's refusal is shown at its field, and the text stays", async () => {
  const opened = await open((onClose) => <RefundDialog order={order()} onClose={onClose} />);
  opened.api.responses["PUT /orders/12/refund"] = problem(422, "INCORRECT_PROPERTIES", {
    Details: { Amount: ["REFUND_TOO_SMALL"] },
  });
  await userEvent.click(await screen.findByLabelText("En del"));
  await userEvent.type(screen.getByLabelText(/^Belopp i kronor/), "0,50");
  await userEvent.type(screen.getByLabelText(/^Skäl/), "Ett avdrag.");
  await userEvent.click(screen.getByRole("button", { name: "Betala tillbaka" }));
  await screen.findByText("Swish betalar tillbaka minst 1 krona.");
  expect(screen.getByLabelText(/^Skäl/)).toHaveProperty("value", "Ett avdrag.");
});
