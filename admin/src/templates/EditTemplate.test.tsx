import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ProvisionReasonDialog } from "../provisionReason/ProvisionReasonDialog.tsx";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { EditTemplate } from "./EditTemplate.tsx";

let close = async () => {};
afterEach(() => close());

const template = { ID: 7, Name: "Kort svar", Type: "Free", Body: "<p>Hej!</p>", UpdatedAt: "2026-11-21T10:00:00Z" };
const admin = account({ roles: ["admin"] });

const screenWithDialog = (
  <>
    <EditTemplate />
    <ProvisionReasonDialog />
  </>
);

async function open(responses: Parameters<typeof renderWithApi>[1], me = admin) {
  const opened = await renderWithApi(
    { resource: "templates", id: 7, screen: screenWithDialog, me },
    { "GET /templates/7": { status: 200, body: template }, ...responses },
  );
  close = opened.close;
  return opened;
}

test("a template is saved with its name, type, text and the UpdatedAt that was read", async () => {
  const { api, place } = await open({ "PUT /templates/7": { status: 200, body: { ...template, Name: "Kortare" } } });
  const name = await screen.findByLabelText(/^Namn/);
  await userEvent.clear(name);
  await userEvent.type(name, "Kortare");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(place()).toBe("/templates"));
  const saved = api.requests.find(({ method }) => method === "PUT");
  expect(saved?.body).toEqual({
    ...{ Kind: "answer", Name: "Kortare", Type: "Free", Body: "<p>Hej!</p>" },
    UpdatedAt: template.UpdatedAt,
  });
});

test("a validation error is shown at its field, with the typed text preserved", async () => {
  const Details = { Name: ["TOO_LONG"] };
  await open({ "PUT /templates/7": problem(422, "INCORRECT_PROPERTIES", { Details }) });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Namn/);
  await userEvent.type(name, " för allt");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  expect(name.value).toBe("Kort svar för allt");
});

test("a place that can't be verified is confirmed with a reason, and the template is then saved", async () => {
  const place = { Law: "Räntelag", Sfs: "1975:635", Chapter: null, Paragraph: "6", Label: "6 § räntelagen (1975:635)" };
  const unknown = { ...place, Index: null, Part: "", Status: "NotImported", Confirmable: true, Confirmed: false };
  const Provisions = [{ ...unknown, Suggestion: null, Wording: null }];
  const { api } = await open({ "PUT /templates/7": problem(409, "PROVISION_UNCONFIRMED", { Provisions }) });
  await userEvent.type(await screen.findByLabelText(/^Namn/), " 2");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText("6 § räntelagen (1975:635)");
  await userEvent.click(screen.getByRole("button", { name: "Bekräfta och spara" }));
  await screen.findByText("Skriv ett skäl med minst tio tecken.");
  await userEvent.type(screen.getByLabelText("Hur har du kontrollerat dem?"), "Läst i lagboken.");
  api.responses["PUT /templates/7"] = { status: 200, body: template };
  await userEvent.click(screen.getByRole("button", { name: "Bekräfta och spara" }));
  await waitFor(() => {
    const saved = api.requests.filter(({ method }) => method === "PUT").at(-1);
    expect(saved?.body).toMatchObject({ Name: "Kort svar 2", ProvisionReason: "Läst i lagboken." });
  });
});

test("deleting asks for confirmation, and then opens the list", async () => {
  const { api, place } = await open({ "DELETE /templates/7": { status: 204, body: null } });
  await userEvent.click(await screen.findByRole("button", { name: "Ta bort" }));
  await screen.findByText(/Det går inte att ångra/);
  expect(api.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.click(await screen.findByRole("button", { name: "Bekräfta" }));
  await waitFor(() => expect(place()).toBe("/templates"));
  expect(api.requests.some(({ method }) => method === "DELETE")).toBe(true);
});

test("a user without the role sees an error, and no request is made", async () => {
  const { api } = await open({}, account({ roles: ["advisor"] }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Du har inte behörighet att se det här.");
  expect(api.requests).toEqual([]);
});
