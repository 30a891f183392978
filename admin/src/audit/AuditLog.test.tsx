import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { AuditLog } from "./AuditLog.tsx";

let close = async () => {};
afterEach(() => close());

const act = (ID: number, more: object) => ({
  ID,
  At: "2026-11-20T08:05:00Z",
  User: { UserID: 4, Name: "Karin Ekdal" },
  Entity: "question",
  EntityID: 1042,
  Title: "Får jag tillbaka depositionen?",
  State: "Published",
  Action: "hidden",
  Changed: [],
  ...more,
});
const Acts = [
  act(3, { Changed: [{ Field: "Hidden", Before: false, After: true }] }),
  act(2, {
    Action: "edited",
    State: "Open",
    Changed: [{ Field: "QuestionBody" }, { Field: "CategoryID", Before: 1, After: 2 }],
  }),
  act(4, {
    EntityID: 1043,
    Title: "Vem betalar?",
    State: "Answered",
    Action: "callAgreed",
    Changed: [{ Field: "DueAt", Before: null, After: "2026-11-24T13:00:00.000Z" }],
  }),
  act(1, {
    User: null,
    Entity: "account",
    EntityID: 5,
    Title: null,
    State: null,
    Action: "rolesChanged",
    Changed: [{ Field: "roles", Before: [], After: ["advisor"] }],
  }),
];

test("an audit row shows actor, action, target and changed values; the log is filtered by actor and action", async () => {
  const area = (ID: number, Name: string) => ({ ID, Name, Uri: `uri-${ID}`, AnswerCount: 0, Children: [] });
  const opened = await renderWithApi(
    { resource: "audit", id: 1, screen: <AuditLog />, me: account({ roles: ["admin"] }) },
    {
      "GET /audit": { status: 200, body: { Acts, Pages: 1, Total: 3, After: null } },
      "GET /categories": { status: 200, body: { Categories: [area(1, "Hyresrätt"), area(2, "Familjerätt")] } },
      "GET /colleagues": { status: 200, body: { Colleagues: [{ UserID: 5, Name: "Elias Norén" }] } },
    },
  );
  close = opened.close;
  // By text: computing the accessible name of a row is slow.
  const row = async (words: string) => within((await screen.findByText(words)).closest("tr") as HTMLElement);
  const hidden = await row("Frågan doldes");
  hidden.getByText("Karin Ekdal");
  hidden.getByText("20 november 2026 kl. 9.05");
  hidden.getByText("Dold: nej → ja");
  expect(hidden.getByRole("link").getAttribute("href")).toBe("/answers/1042");
  const edited = await row("Frågan redigerades");
  edited.getByText("Frågans text");
  await edited.findByText("Rättsområde: Hyresrätt → Familjerätt");
  expect(edited.getByRole("link").getAttribute("href")).toBe("/questions/unanswered/1042");
  const agreed = within((await screen.findByText("Vem betalar?")).closest("tr") as HTMLElement);
  agreed.getByText("Tid: inget → 24 november 2026 kl. 14.00");
  expect(agreed.getByRole("link").getAttribute("href")).toBe("/questions/answered/1043");
  const roles = await row("Rollerna ändrades");
  roles.getByText("Roller: inget → Rådgivare");
  roles.getByText("Person 5");
  expect(roles.queryByRole("link")).toBeNull();

  await userEvent.click(screen.getByRole("combobox", { name: "Vem" }));
  await userEvent.click(await screen.findByRole("option", { name: "Elias Norén" }));
  await userEvent.click(screen.getByRole("combobox", { name: "Vad" }));
  await userEvent.paste("doldes");
  await userEvent.click(await screen.findByRole("option", { name: "Fråga: Frågan doldes" }));
  await waitFor(() =>
    expect(opened.api.requests.at(-1)).toMatchObject({
      filter: { UserID: 5, Act: "question.hidden" },
      sort: ["At", "DESC"],
    }),
  );
});
