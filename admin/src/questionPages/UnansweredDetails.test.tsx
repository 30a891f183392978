import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi, reservedByElias, reservedByKarin } from "../testing/renderWithApi.tsx";
import { UnansweredDetails } from "./UnansweredDetails.tsx";

let close = async () => {};
afterEach(() => close());

async function open(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi(
    { resource: "questions/unanswered", id: 7, screen: <UnansweredDetails /> },
    responses,
  );
  close = opened.close;
  return opened.api;
}

const ok = (body: object) => ({ status: 200, body });

test("a free question is reserved and can be answered, and undo releases it", async () => {
  let holder: ReturnType<typeof reservedByKarin> | null = null;
  const api = await open({
    "GET /questions/7": () => ok(question({ ReservedBy: holder })),
    "PUT /questions/7/reserve": () => {
      holder = reservedByKarin();
      return ok(question({ ReservedBy: holder }));
    },
    "PUT /questions/7/unreserve": () => {
      holder = null;
      return ok(question());
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Reservera" }));
  await screen.findByText(/^Du har frågan till kl\./);
  expect(screen.getByRole("link", { name: "Skriv svar" }).getAttribute("href")).toBe("/questions/reserved/7");
  await userEvent.click(screen.getByRole("button", { name: "Ångra" }));
  await screen.findByText("Frågan är ledig.");
  expect(api.requests.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
    "/questions/7/reserve",
    "/questions/7/unreserve",
  ]);
});

test("a paid question on hold for the withdrawal period shows until when, and has no button", async () => {
  const held = question({ Type: "Express", HeldUntil: "2026-12-08T23:00:00Z" });
  await open({ "GET /questions/7": ok(held) });
  await screen.findByText(/Frågan kan reserveras från 9 december 2026 kl\. 0\.00\.$/);
  expect(screen.queryByRole("button", { name: "Reservera" })).toBeNull();
});

test("a paid question shows its parties and links to its order where the API gives them", async () => {
  const paid = question({
    Type: "Express",
    Order: { ID: 5012, Reference: "O-5012", State: "Paid" },
    Parties: [
      { Side: "client", Name: "Tallen AB", Number: "5560160680" },
      { Side: "client", Name: "Vera Lind", Number: null },
      { Side: "counterparty", Name: "Granen AB", Number: null },
    ],
  });
  await open({ "GET /questions/7": ok(paid) });
  const parties = within(await screen.findByRole("region", { name: "Parter och beställning" }));
  expect(parties.getByText(/Tallen AB/).textContent).toBe("Tallen AB (5560160680)\nVera Lind");
  parties.getByText("Granen AB");
  expect(parties.getByRole("link", { name: /O-5012/ }).getAttribute("href")).toBe("/orders/5012");
});

test("a question whose order the API does not give has no section of it", async () => {
  await open({ "GET /questions/7": ok(question({ Type: "Express" })) });
  await screen.findByRole("button", { name: "Reservera" });
  expect(screen.queryByRole("region", { name: "Parter och beställning" })).toBeNull();
});

test("when a colleague reserved the question first, the holder is shown and the button disappears", async () => {
  const holder = reservedByElias();
  let isTaken = false;
  await open({
    "GET /questions/7": () => ok(question({ ReservedBy: isTaken ? holder : null })),
    "PUT /questions/7/reserve": () => {
      isTaken = true;
      return problem(409, "RESERVED_BY_OTHER");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Reservera" }));
  await screen.findByText(/^Reserverad av Elias Norén till kl\. \d+\.\d\d\.$/);
  expect(screen.getByRole("alert").textContent).toContain("Frågan är reserverad av någon annan.");
  expect(screen.queryByRole("button", { name: "Reservera" })).toBeNull();
});

test("an error shows its reason, and the button can be pressed again", async () => {
  const api = await open({
    "GET /questions/7": ok(question()),
    "PUT /questions/7/reserve": problem(409, "TOO_MANY_RESERVED"),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Reservera" }));
  await screen.findByText(/inte reservera fler frågor/);
  api.responses["PUT /questions/7/reserve"] = ok(question({ ReservedBy: reservedByKarin() }));
  await userEvent.click(screen.getByRole("button", { name: "Reservera" }));
  await waitFor(() => expect(screen.queryByText(/inte reservera fler/)).toBeNull());
  await screen.findByText(/^Du har frågan/);
});
