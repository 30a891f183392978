import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { UnansweredDetails } from "../questionPages/UnansweredDetails.tsx";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi, reservedByElias, reservedByKarin } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

const asked = { Kind: "factsAsked", Body: "När flyttade du ut?", At: "2026-11-20T09:00:00Z", Name: "Karin Ekdal" };
const given = { Kind: "facts", Body: "Den 1 september.", At: "2026-11-20T12:00:00Z", Name: null };
const clock = { DueAt: "2026-11-23T16:00:00Z", MinutesLeft: 130, UsedPercent: 91 };

async function open(shown: object, responses: Parameters<typeof renderWithApi>[1] = {}) {
  const opened = await renderWithApi(
    { resource: "questions/unanswered", id: 7, screen: <UnansweredDetails /> },
    { "GET /questions/7": { status: 200, body: question(shown) }, ...responses },
  );
  close = opened.close;
  return opened;
}

test("the holder requests facts; an error preserves the text, and the deadline is then shown as paused", async () => {
  const { api } = await open(
    { ReservedBy: reservedByKarin(), ...clock },
    { "PUT /questions/7/ask-for-facts": problem(503, "SERVICE_UNAVAILABLE") },
  );
  await screen.findByText("2 h 10 min arbetstid kvar");
  await screen.findByText(/Svar utlovat senast 23 november 2026 kl\. 17\.00/);
  await userEvent.click(screen.getByRole("button", { name: "Be om uppgifter" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByLabelText("Vad behöver du veta?"));
  await userEvent.paste("När flyttade du ut?");
  await userEvent.click(dialog.getByRole("button", { name: "Skicka" }));
  await dialog.findByText(/tillfälligt otillgänglig/);
  expect((dialog.getByLabelText("Vad behöver du veta?") as HTMLTextAreaElement).value).toBe("När flyttade du ut?");

  const waiting = question({ ReservedBy: reservedByKarin(), ...clock, State: "NeedsInfo", Messages: [asked] });
  api.responses["PUT /questions/7/ask-for-facts"] = { status: 200, body: waiting };
  api.responses["GET /questions/7"] = { status: 200, body: waiting };
  await userEvent.click(dialog.getByRole("button", { name: "Skicka" }));
  await screen.findByText("Pausad, 2 h 10 min arbetstid kvar");
  await screen.findByText("Vi bad om uppgifter");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(api.requests.findLast(({ method }) => method === "PUT")?.body).toEqual({ Message: "När flyttade du ut?" });
});

test("before a message from a template is sent, unfilled placeholders are listed", async () => {
  const template = { ID: 1, Kind: "facts", Name: "Papper", Body: "Vad står det om [det som frågan gäller]?" };
  await open(
    { ReservedBy: reservedByKarin(), ...clock },
    { "GET /templates": { status: 200, body: { Templates: [template] } } },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Be om uppgifter" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(await dialog.findByRole("button", { name: "Papper" }));
  await dialog.findByText("Något från mallen är kvar att fylla i: [det som frågan gäller]");
  await userEvent.clear(dialog.getByLabelText("Vad behöver du veta?"));
  expect(dialog.queryByText(/kvar att fylla i/)).toBeNull();
});

test("advisors other than the holder can read the messages but not request facts", async () => {
  await open({ ReservedBy: reservedByElias(), Messages: [asked, given] });
  const messages = within((await screen.findByText("Uppgifter från den som frågade")).closest("li") as HTMLElement);
  messages.getByText("Den 1 september.");
  messages.getByText("20 november 2026 kl. 13.00");
  expect(screen.queryByRole("button", { name: "Be om uppgifter" })).toBeNull();
});
