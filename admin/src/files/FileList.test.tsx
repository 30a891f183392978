import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { FileList } from "./FileList.tsx";

let close = async () => {};
afterEach(() => close());

const file = {
  ID: 3,
  Name: "Villkor.pdf",
  Url: "/api/files/a/villkor.pdf",
  MediaType: "application/pdf",
  Size: 12_345,
  Width: null,
  Height: null,
  UploadedAt: "2026-11-21T10:00:00Z",
  UploadedBy: "Maria Sandström",
  News: [] as { ID: number; Title: string }[],
};
const picture = {
  ...file,
  ID: 4,
  Name: "kontor.webp",
  MediaType: "image/webp",
  News: [{ ID: 7, Title: "Vi flyttar" }],
};

test("files are listed with the news that use them; an unused file is deleted after confirmation", async () => {
  const { api, ...rest } = await renderWithApi(
    { resource: "files", id: 1, screen: <FileList />, me: account({ roles: ["admin"] }) },
    {
      "GET /files": {
        status: 200,
        body: { Files: [file, picture], Pages: 1, Total: 2, After: null, MostBytes: 1, MostFiles: 1 },
      },
      "DELETE /files/3": { status: 204, body: null },
    },
  );
  close = rest.close;
  await screen.findByText(/PDF, 12.kB · 21 november 2026 · Maria Sandström/);
  expect(screen.getByRole("link", { name: "Vi flyttar" }).getAttribute("href")).toContain("/news/7");
  expect(screen.queryByRole("button", { name: "Ta bort kontor.webp" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Ta bort Villkor.pdf" }));
  expect(api.requests.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.click(await screen.findByRole("button", { name: "Bekräfta" }));
  await waitFor(() => expect(api.requests.some(({ method }) => method === "DELETE")).toBe(true));
});
