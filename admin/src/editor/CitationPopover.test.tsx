import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { CitationPopover } from "./CitationPopover.tsx";
import { citationClass, placeAttribute } from "./citationMarks.ts";

afterEach(cleanup);

const checked = (Paragraph: string, more: Partial<CheckedProvision> = {}): CheckedProvision => ({
  ...{ Law: "Påhittad lag", Sfs: "2026:9001", Chapter: "3", Paragraph, Label: `3 kap. ${Paragraph} § påhittad lag` },
  ...{ Index: null, Part: "", Status: "Found", Confirmed: false, Confirmable: true, Suggestion: null, Wording: null },
  ...more,
});
const checks = [
  checked("4", { Wording: { InForce: "2026-07-01", Text: "En cykel ska ha en ringklocka." } }),
  checked("5", { Status: "NotFound" }),
];

function Page() {
  const within = useRef<HTMLDivElement>(null);
  const mark = (paragraph: string) => (
    <span className={citationClass} {...{ [placeAttribute]: `["2026:9001","3","${paragraph}"]` }}>
      3 kap. {paragraph} §
    </span>
  );
  return (
    <>
      <div ref={within}>
        {mark("4")} {mark("5")}
      </div>
      <CitationPopover
        within={within}
        checks={checks}
        doubtOf={({ Status }) => (Status === "NotFound" ? "Nej." : null)}
      />
    </>
  );
}
const point = (name: string) => fireEvent.pointerOver(screen.getByText(name), { pointerType: "mouse" });

test("hovering a mark shows the provision's wording with its date; Escape closes it", async () => {
  render(<Page />);
  point("3 kap. 4 §");
  const card = await screen.findByRole("tooltip");
  expect(card.textContent).toBe("3 kap. 4 § påhittad lagEn cykel ska ha en ringklocka.Gäller från 1 juli 2026.");
  fireEvent.keyDown(document, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

test("moving the caret into a mark shows the provision's doubt; typing closes it", async () => {
  render(<Page />);
  document.getSelection()?.collapse(screen.getByText("3 kap. 5 §").firstChild, 1);
  fireEvent(document, new Event("selectionchange"));
  expect((await screen.findByRole("tooltip")).textContent).toBe("3 kap. 5 § påhittad lagNej.");
  fireEvent.input(screen.getByText("3 kap. 5 §"));
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});
