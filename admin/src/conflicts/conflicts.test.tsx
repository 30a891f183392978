import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { EditQuestionButton } from "../questions/EditQuestionButton.tsx";
import { EditTemplate } from "../templates/EditTemplate.tsx";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi, reservedByKarin } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

type Answers = Parameters<typeof renderWithApi>[1];
/** Responds with a conflict until the request has the UpdatedAt of the stored row. */
const savedBy =
  (Present: { UpdatedAt: string }): NonNullable<Answers[string]> =>
  ({ body }) =>
    (body as { UpdatedAt?: string }).UpdatedAt === Present.UpdatedAt
      ? { status: 200, body: { ...Present, ...(body as object) } }
      : problem(409, "CHANGED_BY_OTHER", { Present });

const longEnough = "Jag flyttade ut i juni och har väntat på depositionen i fyra månader.";

test("on an edit conflict both versions are shown, merged field by field, edited further and saved", async () => {
  const opened = question({ ReservedBy: reservedByKarin(), QuestionBody: longEnough });
  const theirs = { ...opened, QuestionBody: `Värden vägrar. ${longEnough}`, UpdatedAt: "2026-11-20T09:00:00Z" };
  const { api, ...rest } = await renderWithApi(
    { resource: "questions/reserved", id: 7, screen: <EditQuestionButton question={opened} /> },
    { "PUT /questions/7": savedBy(theirs) },
  );
  close = rest.close;
  await userEvent.click(await screen.findByRole("button", { name: "Redigera frågan" }));
  const title = screen.getByLabelText<HTMLInputElement>("Rubrik");
  await userEvent.clear(title);
  await userEvent.type(title, "Hur får man tillbaka en deposition?");
  await userEvent.type(screen.getByLabelText("Beskrivning"), " Mitt tillägg.");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Någon annan hann spara före dig" }));
  const text = within(dialog.getByRole("group", { name: "Beskrivning" }));
  // Only I changed the title, so it is not in the dialog.
  expect(dialog.queryByRole("group", { name: "Rubrik" })).toBeNull();
  expect(text.getByText(/Mitt tillägg/).tagName).toBe("INS");
  await userEvent.click(text.getByLabelText("Den andras"));
  await userEvent.click(dialog.getByRole("button", { name: "Fortsätt" }));

  await waitFor(() => expect(screen.queryByText("Någon annan hann spara före dig")).toBeNull());
  await userEvent.type(screen.getByLabelText("Beskrivning"), " Båda.");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const saves = api.requests.filter(({ method }) => method === "PUT").map(({ body }) => body);
  expect(saves).toEqual([
    expect.objectContaining({ UpdatedAt: opened.UpdatedAt }),
    {
      Title: "Hur får man tillbaka en deposition?",
      QuestionBody: `Värden vägrar. ${longEnough} Båda.`,
      UpdatedAt: theirs.UpdatedAt,
    },
  ]);
});

test("on a form page too, fields changed only by the other user are merged automatically", async () => {
  const own = { ID: 7, Name: "Kort svar", Type: "Free", Body: "<p>Hej!</p>" };
  const stored = { ...own, Kind: "answer", UpdatedAt: "2026-11-20T09:00:00Z" };
  const theirs = { ...stored, Kind: "facts", Type: "Express", UpdatedAt: "2026-11-20T10:00:00Z" };
  const { api, place, ...rest } = await renderWithApi(
    { resource: "templates", id: 7, screen: <EditTemplate />, me: account({ roles: ["admin"] }) },
    { "GET /templates/7": { status: 200, body: stored }, "PUT /templates/7": savedBy(theirs) },
  );
  close = rest.close;
  await userEvent.type(await screen.findByLabelText(/^Namn/), " från mig");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Någon annan hann spara före dig" }));
  dialog.getByText(/Ni har ändrat olika fält/);
  expect(dialog.queryByRole("group")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Fortsätt" }));
  await waitFor(() => expect(screen.queryByText("Någon annan hann spara före dig")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(place()).toBe("/templates"));
  expect(api.requests.filter(({ method }) => method === "PUT").at(-1)?.body).toMatchObject({
    ...{ Kind: "facts", Name: "Kort svar från mig", Type: "Express", Body: "<p>Hej!</p>" },
    UpdatedAt: theirs.UpdatedAt,
  });
});

test("a dialog with unsaved text asks before it closes", async () => {
  const { api, ...rest } = await renderWithApi(
    {
      resource: "questions/reserved",
      id: 7,
      screen: <EditQuestionButton question={question({ ReservedBy: reservedByKarin() })} />,
    },
    {},
  );
  close = rest.close;
  await userEvent.click(await screen.findByRole("button", { name: "Redigera frågan" }));
  await userEvent.type(screen.getByLabelText("Rubrik"), " Viktigt.");
  await userEvent.click(screen.getByRole("button", { name: "Avbryt" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stanna kvar" }));
  expect(screen.getByLabelText<HTMLInputElement>("Rubrik").value).toContain("Viktigt.");
  expect(api.requests).toEqual([]);
});
