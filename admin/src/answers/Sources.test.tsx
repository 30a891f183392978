import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useDraft } from "../drafts/useDraft.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { Sources } from "./Sources.tsx";

let close = async () => {};
afterEach(() => close());

/** A fictitious act. */
const Law = "Påhittad lag (2026:9001) om cyklar";
const place = (Chapter: string, Paragraph: string) => ({ Law, Sfs: "2026:9001", Chapter, Paragraph });
const checked = (Chapter: string, Paragraph: string, more: Partial<CheckedProvision> = {}): CheckedProvision => ({
  ...place(Chapter, Paragraph),
  Label: `${Chapter} kap. ${Paragraph} § ${Law} (2026:9001)`,
  ...{ Index: null, Part: "", Status: "Found", Confirmed: false, Confirmable: true, Suggestion: null, Wording: null },
  ...more,
});

function Draft() {
  const text = { AnswerBody: "<p>Se 3 kap. 4 § lagen (2026:9001) om cyklar.</p>", ValidAt: null };
  const answer = { ...text, Provisions: [{ ...place("44", "3"), Label: "" }], Version: 1 };
  return <Sources draft={useDraft({ QuestionID: 7, answer, savesItself: false })} />;
}

const wrong = checked("44", "3", {
  ...{ Index: 0, Status: "NotFound" },
  Suggestion: { ...place("4", "3"), Label: "" },
});
const inText = checked("3", "4", { Wording: { InForce: "2026-07-01", Text: "En cykel ska ha en ringklocka." } });

async function open(...Provisions: CheckedProvision[]) {
  const opened = await renderWithApi(
    { resource: "answers", id: 7, screen: <Draft /> },
    {
      "POST /answers/7/provisionChecks": { status: 200, body: { Provisions } },
      "POST /answers/7/confirmedProvisions": { status: 204, body: null },
    },
  );
  close = opened.close;
  return opened;
}

test("a provision that doesn't exist is replaced with the suggested one", async () => {
  await open(wrong);
  await screen.findByText("Lagrummet finns inte i lagen. Menade du 4 kap. 3 §?");
  await userEvent.click(screen.getByRole("button", { name: "Ändra till 4 kap. 3 §" }));
  expect(screen.getByText(/^4 kap\. 3 § Påhittad lag/)).toBeTruthy();
});

test("places that can't be verified are confirmed in one list with one reason; those that contradict the act are not", async () => {
  const unlisted = checked("5", "1", { Status: "NotImported" });
  const impossible = checked("6", "1", { Status: "NotFound", Confirmable: false });
  const { api } = await open(wrong, unlisted, impossible);
  const reason = await screen.findByLabelText("Hur har du kontrollerat dem?");
  const listed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(listed.filter((text) => text?.startsWith("6 kap."))).toHaveLength(1);
  await userEvent.type(reason, "Läst.");
  await userEvent.click(screen.getByRole("button", { name: "Bekräfta lagrummen" }));
  await screen.findByText("Skriv ett skäl med minst tio tecken.");
  await userEvent.type(reason, " Det står i lagboken.");
  await userEvent.click(screen.getByRole("button", { name: "Bekräfta lagrummen" }));
  await waitFor(() => {
    const confirmed = api.requests.find(({ path }) => path === "/answers/7/confirmedProvisions");
    expect(confirmed?.body).toEqual({
      Provisions: [
        { Sfs: "2026:9001", Chapter: "44", Paragraph: "3" },
        { Sfs: "2026:9001", Chapter: "5", Paragraph: "1" },
      ],
      ...{ Reason: "Läst. Det står i lagboken.", Source: null },
    });
  });
});

test("a provision in the text is added to the list, and its wording is shown on focus with its date", async () => {
  await open(inText);
  const label = await screen.findByText(/^3 kap\. 4 § Påhittad lag/);
  await userEvent.hover(label);
  expect((await screen.findByRole("tooltip")).textContent).toBe(
    "En cykel ska ha en ringklocka.Gäller från 1 juli 2026.",
  );
  await userEvent.click(screen.getByRole("button", { name: /^Lägg till 3 kap\. 4 §/ }));
  expect(screen.getByRole("button", { name: /^Ta bort 3 kap\. 4 §/ })).toBeTruthy();
});
