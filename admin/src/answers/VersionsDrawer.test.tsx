import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { VersionsDrawer } from "./VersionsDrawer.tsx";

let close = async () => {};
afterEach(() => close());

const provision = { Law: "Jordabalk (1970:994)", Sfs: "1970:994", Chapter: "12", Paragraph: "28", Label: "12:28" };
const karin = { UserID: 4, Name: "Karin Ekdal" };
const rows = [
  { ID: 3, SavedAt: "2026-11-21T10:00:00Z", User: karin, Action: "publish", Characters: 9 },
  { ID: 2, SavedAt: "2026-11-20T10:00:00Z", User: null, Action: "save", Characters: 1234 },
];
const old = { ...rows[1], AnswerBody: "<p>Ingenting.</p>", Provisions: [provision], ValidAt: null };
const now = { AnswerBody: "<p>Hela summan.</p>", Provisions: [provision], ValidAt: null };

async function open(responses: Parameters<typeof renderWithApi>[1], onRestore?: (text: unknown) => void) {
  const drawer = <VersionsDrawer id={7} text={now} onClose={() => {}} onRestore={onRestore} />;
  const opened = await renderWithApi({ resource: "answers", id: 7, screen: drawer }, responses);
  close = opened.close;
}

const both = {
  "GET /answers/7/versions": { status: 200, body: { Versions: rows } },
  "GET /answers/7/versions/2": { status: 200, body: old },
};

test("lists versions by author, length and action; one shows its diff and can be restored", async () => {
  const onRestore = vi.fn();
  await open(both, onRestore);
  expect(await screen.findByText("Karin Ekdal · 9 tecken · Publicerad")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Okänd · 1\s234 tecken/ }));
  await waitFor(() => expect(document.querySelector("del")?.textContent).toBe("Ingenting"));
  expect(document.querySelector("ins")?.textContent).toBe("Hela summan");
  await userEvent.click(screen.getByRole("button", { name: "Återställ den här versionen" }));
  const { Label, ...cited } = provision;
  expect(onRestore).toHaveBeenCalledWith({ AnswerBody: old.AnswerBody, Provisions: [cited], ValidAt: null });
});

test("without restore permission there is no restore button, and one click returns to the list", async () => {
  await open(both);
  await userEvent.click(await screen.findByRole("button", { name: /Okänd/ }));
  await screen.findByText("Ingenting");
  expect(screen.queryByRole("button", { name: "Återställ den här versionen" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Alla versioner" }));
  await screen.findByText("Karin Ekdal · 9 tecken · Publicerad");
});

test("an answer that was never saved has an empty version list", async () => {
  await open({});
  await screen.findByText("Inget är sparat ännu.");
});
