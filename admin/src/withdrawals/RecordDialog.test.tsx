import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { RecordDialog } from "./RecordDialog.tsx";

let close = async () => {};
afterEach(async () => {
  vi.unstubAllEnvs();
  await close();
});

async function open() {
  const opened = await renderWithApi(
    { resource: "orders", id: 12, screen: <RecordDialog orderId={12} onClose={() => {}} /> },
    { "POST /orders/12/withdrawals": { status: 201, body: {} } },
  );
  close = opened.close;
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await userEvent.type(await screen.findByLabelText(/^Anteckning/), "Kunden ringde sent.");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Registrera ånger" }));
  const sent = () => opened.api.requests.find(({ method }) => method === "POST")?.body;
  return { type, save, sent };
}

test.each(["Europe/Stockholm", "Europe/London", "America/New_York"])(
  "the typed time is Swedish on a device in %s",
  async (name) => {
    vi.stubEnv("TZ", name);
    const { type, save, sent } = await open();
    await type(/^När kunden hörde av sig/, "2026-11-26T23:30");
    await type(/^När det kom till oss/, "2026-11-28T09:00");
    await save();
    await waitFor(() =>
      expect(sent()).toEqual({
        ...{ SentAt: "2026-11-26T22:30:00.000Z", ArrivedAt: "2026-11-28T08:00:00.000Z" },
        Reason: "Kunden ringde sent.",
      }),
    );
  },
);

test("a time that the day does not have is not sent", async () => {
  const { type, save, sent } = await open();
  await type(/^När kunden hörde av sig/, "2026-03-29T02:30");
  await save();
  await screen.findByText(/Klockan 02\.30 finns inte den dagen/);
  expect(sent()).toBeUndefined();
});
