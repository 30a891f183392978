import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UnansweredDetails } from "../questionPages/UnansweredDetails.tsx";
import { ReservedList } from "../questions/ReservedList.tsx";
import { EditTemplate } from "../templates/EditTemplate.tsx";
import { account } from "../testing/accountFixture.ts";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

test("a page about a record, and a form, have a skeleton while the record is loading", async () => {
  const asked = { "GET /questions/7": { status: 200, body: question() } };
  const opened = await renderWithApi({ resource: "questions/unanswered", id: 7, screen: <UnansweredDetails /> }, asked);
  close = opened.close;
  await screen.findByRole("status", { name: "Hämtar" });
  await screen.findByText(question().Title);
  expect(screen.queryByRole("status", { name: "Hämtar" })).toBeNull();
  await close();

  const template = {
    ID: 7,
    Name: "Kort",
    Type: "Free",
    Kind: "answer",
    Body: "<p>Hej!</p>",
    UpdatedAt: "2026-11-20T09:00:00Z",
  };
  const form = await renderWithApi(
    { resource: "templates", id: 7, screen: <EditTemplate />, me: account({ roles: ["admin"] }) },
    { "GET /templates/7": { status: 200, body: template } },
  );
  close = form.close;
  await screen.findByRole("status", { name: "Hämtar formuläret" });
  await screen.findByLabelText(/^Namn/);
  expect(screen.queryByRole("status", { name: "Hämtar formuläret" })).toBeNull();
});

test("an empty list links to the next step", async () => {
  const opened = await renderWithApi(
    { resource: "questions/reserved", id: 1, screen: <ReservedList /> },
    {
      "GET /categories": { status: 200, body: { Categories: [] } },
      "GET /colleagues": { status: 200, body: { Colleagues: [] } },
      "GET /questions": { status: 200, body: { Questions: [], Pages: 0, Total: 0, After: null } },
    },
  );
  close = opened.close;
  const link = await screen.findByRole("link", { name: "Ta en obesvarad fråga" });
  expect(link.getAttribute("href")).toMatch(/\/questions\/unanswered$/);
});
