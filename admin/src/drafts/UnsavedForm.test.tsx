import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { EditNews } from "../news/EditNews.tsx";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { pruneDeviceDrafts } from "./draftDatabase.ts";
import { createFormDraftWriter, findFormDraft } from "./formDrafts.ts";
import type { FormDraftKey } from "./storedDrafts.ts";

let close = async () => {};
afterEach(() => close());

const admin = account({ roles: ["admin"] });
const news = {
  ID: 7,
  Uri: "vi-flyttar",
  Title: "Vi flyttar",
  Body: "<p>Till Lund.</p>",
  PublishedAt: null,
  UpdatedAt: "2026-11-21T10:00:00Z",
  files: [],
};
const place: FormDraftKey = [admin.UserID, "news/7", 0];
const title = () => screen.getByLabelText<HTMLInputElement>(/^Rubrik/, { selector: "input" });

async function open(changes: object = {}) {
  const { api, close: closePage } = await renderWithApi(
    { resource: "news", id: 7, screen: <EditNews />, me: admin },
    { "GET /news/7": { status: 200, body: { ...news, ...changes } } },
  );
  close = closePage;
  await screen.findByLabelText(/^Rubrik/, { selector: "input" });
  return api;
}

test("typed text is on the device within a second, and is offered on the next page", async () => {
  const api = await open();
  await userEvent.type(title(), " till Lund");
  const onDevice = async () => (await findFormDraft(place))?.values.Title;
  await waitFor(async () => expect(await onDevice()).toBe("Vi flyttar till Lund"), { timeout: 1_000, interval: 20 });
  cleanup();
  await api.close();

  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Ta tillbaka texten" }));
  expect(title().value).toBe("Vi flyttar till Lund");
  expect(screen.queryByRole("button", { name: "Ta tillbaka texten" })).toBeNull();
  await waitFor(async () => expect(await onDevice(), "still unsaved").toBe("Vi flyttar till Lund"));
  await userEvent.clear(title());
  await userEvent.type(title(), news.Title);
  await waitFor(async () => expect(await onDevice(), "as it was read").toBeUndefined());
});

test("an offer can be dismissed, and warns when the record has changed since", async () => {
  createFormDraftWriter([admin.UserID, "news/7", 1])({ ...news, Title: "Vi flyttar inte" });
  await open({ UpdatedAt: "2026-11-22T10:00:00Z" });
  await screen.findByText(/har ändrats sedan dess/);
  await userEvent.click(screen.getByRole("button", { name: "Släng texten" }));
  await waitFor(async () => expect(await findFormDraft(place)).toBeNull());
  expect(title().value).toBe("Vi flyttar");
});

test("values of other accounts and of other records are not offered, and those of other accounts are removed", async () => {
  createFormDraftWriter([admin.UserID + 1, "news/7", 1])({ ...news, Title: "En kollegas" });
  createFormDraftWriter([admin.UserID, "news/8", 1])({ ...news, Title: "En annan nyhet" });
  await waitFor(async () => expect(await findFormDraft([admin.UserID, "news/8", 0])).not.toBeNull());
  expect(await findFormDraft(place)).toBeNull();
  await pruneDeviceDrafts(admin.UserID);
  expect(await findFormDraft([admin.UserID + 1, "news/7", 0])).toBeNull();
  expect(await findFormDraft([admin.UserID, "news/8", 0])).not.toBeNull();
});
