import type { ProvisionDetails } from "@lagrum/core/law/actSchema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import type { ProvisionPlace } from "./lawQueries.ts";
import { ProvisionPopover } from "./ProvisionPopover.tsx";

afterEach(cleanup);

const provision: ProvisionDetails = {
  Act: { Key: "2026-9001", Title: "Påhittad lag (2026:9001)", Sfs: "2026:9001", OfficialUrl: "https://example.se" },
  Name: "3 kap. 2 §",
  Path: "3/2",
  Wordings: [
    { InForce: "2027-01-01", Text: "Ny lydelse.", Repealed: false },
    { InForce: "2026-01-01", Text: "En cykel ska ha en ringklocka.", Repealed: false },
  ],
  ...{ AnswerIDs: [], Total: 0, Pages: 0, After: null },
};

function Page({ read }: { read(place: ProvisionPlace): Promise<ProvisionDetails> }) {
  const within = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={within}>
        <a href="/lag/2026-9001/3/2">3 kap. 2 §</a> <a href="/lag/2026-9001">lagen</a>
      </div>
      <ProvisionPopover within={within} read={read} now={new Date("2026-11-23T12:00:00Z")} />
    </>
  );
}

function show(answer: () => Promise<ProvisionDetails>) {
  const asked: ProvisionPlace[] = [];
  const read = (place: ProvisionPlace) => {
    asked.push(place);
    return answer();
  };
  render(<Page read={read} />);
  return asked;
}

test("a focused link shows the act and the wording in force; Escape closes it", async () => {
  const asked = show(async () => provision);
  const user = userEvent.setup();
  expect(asked).toEqual([]);
  await user.tab();
  const card = await screen.findByRole("tooltip");
  expect(card.textContent).toBe(
    "3 kap. 2 §Påhittad lag (2026:9001)En cykel ska ha en ringklocka.Gäller från 1 januari 2026",
  );
  expect(screen.getByRole("link", { name: "3 kap. 2 §" }).getAttribute("aria-describedby")).toBe(card.id);
  expect(asked).toEqual([{ act: "2026-9001", chapter: "3", paragraph: "2" }]);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("hovering the link opens it; it stays open under the pointer and closes elsewhere", async () => {
  show(async () => provision);
  const user = userEvent.setup();
  await user.hover(screen.getByRole("link", { name: "3 kap. 2 §" }));
  const card = await screen.findByRole("tooltip");
  await user.hover(card);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByRole("tooltip")).toBe(card);
  await user.hover(document.body);
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

test("an act's own link, and a provision that can't be read, show nothing", async () => {
  const asked = show(() => Promise.reject(new Error("away")));
  const user = userEvent.setup();
  await user.tab();
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.tab();
  expect(screen.queryByRole("tooltip")).toBeNull();
});
