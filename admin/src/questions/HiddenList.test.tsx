import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi, reservedByElias } from "../testing/renderWithApi.tsx";
import { HiddenList } from "./HiddenList.tsx";

let close = async () => {};
afterEach(() => close());

const hidden = (more: object) =>
  question({ State: "Published", Hidden: true, PublishedAt: "2026-11-20T09:00:00Z", ...more });
const first = hidden({ ID: 7, Title: "Den dolda" });
const second = hidden({ ID: 9, Title: "Den med invändning", Objected: true });
const third = hidden({ ID: 11, Title: "Den obesvarade", State: "Open", PublishedAt: null });
const fourth = hidden({
  ID: 12,
  Title: "Den reserverade",
  State: "Open",
  PublishedAt: null,
  ReservedBy: reservedByElias(),
});

async function open(rows: { ID: number }[], responses: Parameters<typeof renderWithApi>[1] = {}) {
  const list = (Questions: { ID: number }[]) => ({
    status: 200,
    body: { Questions, Pages: 1, Total: Questions.length, After: null },
  });
  const opened = await renderWithApi(
    { resource: "questions/hidden", id: 1, screen: <HiddenList /> },
    { "GET /categories": { status: 200, body: { Categories: [] } }, ...responses },
  );
  close = opened.close;
  const show = (shown: { ID: number }[]) => {
    opened.api.responses["GET /questions"] = list(shown);
  };
  show(rows);
  return { ...opened, show };
}

// By text: a query by role is slow.
const row = async (title: string) => {
  await screen.findByText(title);
  return within(screen.getByRole("row", { name: new RegExp(title) }));
};

test("an unhidden question leaves the list, and undo hides it again", async () => {
  const { api, show } = await open([first, second], {
    "PUT /questions/7/unhide": () => {
      show([second]);
      return { status: 200, body: { ...first, Hidden: false } };
    },
    "PUT /questions/7/hide": () => {
      show([first, second]);
      return { status: 200, body: first };
    },
  });
  await userEvent.click((await row("Den dolda")).getByRole("button", { name: "Visa" }));
  await waitFor(() => expect(screen.queryByText("Den dolda")).toBeNull());
  await screen.findByText("Frågan syns igen.");
  await userEvent.click(screen.getByRole("button", { name: "Ångra" }));
  await screen.findByText("Den dolda");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ångra" })).toBeNull());
  const puts = api.requests.filter(({ method }) => method === "PUT").map(({ path }) => path);
  expect(puts).toEqual(["/questions/7/unhide", "/questions/7/hide"]);
});

test("a question with an objection is marked, and can't be unhidden", async () => {
  await open([first, second], { "PUT /questions/9/unhide": problem(409, "PUBLICATION_OBJECTED") });
  const objected = await row("Den med invändning");
  objected.getByText("Invändning");
  expect((await row("Den dolda")).queryByText("Invändning")).toBeNull();
  await userEvent.click(objected.getByRole("button", { name: "Visa" }));
  await objected.findByText("Den som ställde frågan har motsatt sig publicering.");
});

test("a row links to the answer, or to the question when there is no answer", async () => {
  await open([first, third, fourth]);
  const hrefOf = async (title: string) => (await screen.findByRole("link", { name: title })).getAttribute("href");
  expect([await hrefOf("Den dolda"), await hrefOf("Den obesvarade"), await hrefOf("Den reserverade")]).toEqual([
    "/answers/7",
    "/questions/unanswered/11",
    "/questions/reserved/12",
  ]);
});
