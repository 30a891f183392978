import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ReservedDetails } from "../questionPages/ReservedDetails.tsx";
import { UnansweredDetails } from "../questionPages/UnansweredDetails.tsx";
import { problem } from "../testing/fakeApi.ts";
import { karin, question, renderWithApi, reservedByElias, reservedByKarin } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

const template = (ID: number, Kind: string, Name: string, Body: string) => ({
  ...{ ID, Kind, Name, Body },
  ...{ Type: null, UpdatedAt: "2026-11-20T09:00:00Z" },
});
const Templates = [
  template(1, "facts", "Papper som saknas", "Vad står i avtalet?"),
  template(2, "decline", "Kräver handlingar", "Frågan går inte att besvara utan att läsa handlingar."),
];

async function open(shown: object, responses: Parameters<typeof renderWithApi>[1] = {}, me = karin) {
  const opened = await renderWithApi(
    { resource: "questions/unanswered", id: 7, screen: <UnansweredDetails />, me },
    {
      "GET /questions/7": { status: 200, body: question(shown) },
      "GET /templates": { status: 200, body: { Templates } },
      ...responses,
    },
  );
  close = opened.close;
  return opened;
}

test("the holder declines with a template's text, edited; an error preserves the text", async () => {
  const { api } = await open(
    { ReservedBy: reservedByKarin() },
    { "PUT /questions/7/decline": problem(503, "SERVICE_UNAVAILABLE") },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Tacka nej" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tacka nej till frågan?" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Kräver handlingar" }));
  expect(dialog.queryByRole("button", { name: "Papper som saknas" })).toBeNull();
  const reason = dialog.getByLabelText<HTMLTextAreaElement>("Skäl till den som frågade");
  expect(reason.value).toBe("Frågan går inte att besvara utan att läsa handlingar.");
  await userEvent.type(reason, " Hör med ditt försäkringsbolag.");
  await userEvent.click(dialog.getByRole("button", { name: "Tacka nej" }));
  await dialog.findByText(/tillfälligt otillgänglig/);
  expect(reason.value).toMatch(/försäkringsbolag\.$/);

  const rejected = question({ State: "Rejected", ClosedAt: "2026-11-23T10:00:00Z" });
  api.responses["PUT /questions/7/decline"] = { status: 200, body: rejected };
  api.responses["GET /questions/7"] = { status: 200, body: rejected };
  await userEvent.click(dialog.getByRole("button", { name: "Tacka nej" }));
  await screen.findByText(/Vi har tackat nej till frågan\. Avslutad 23 november 2026 kl\. 11\.00/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: /Tacka nej|Reservera|Be om uppgifter/ })).toBeNull();
  expect(api.requests.findLast(({ method }) => method === "PUT")?.body).toEqual({
    Message: "Frågan går inte att besvara utan att läsa handlingar. Hör med ditt försäkringsbolag.",
  });
});

test("advisors other than the holder can't decline; admins can", async () => {
  await open({ ReservedBy: reservedByElias() });
  await screen.findByText(/Reserverad av Elias Norén/);
  expect(screen.queryByRole("button", { name: "Tacka nej" })).toBeNull();
  await close();
  await open({ ReservedBy: reservedByElias() }, {}, { ...karin, UserID: 1, roles: ["admin"] });
  await screen.findByRole("button", { name: "Tacka nej" });
});

test("a withdrawn question has a notice instead of the editor", async () => {
  const opened = await renderWithApi(
    { resource: "questions/reserved", id: 7, screen: <ReservedDetails /> },
    {
      "GET /questions/7": {
        status: 200,
        body: question({ State: "Withdrawn", ClosedAt: "2026-11-23T10:00:00Z" }),
      },
    },
  );
  close = opened.close;
  await screen.findByText(/Den som frågade har tagit tillbaka frågan\. Den ska inte besvaras\./);
  expect(screen.queryByRole("button", { name: "Reservera" })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Svar" })).toBeNull();
});
