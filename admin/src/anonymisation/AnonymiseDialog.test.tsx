import { useQueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";
import { AnonymiseBeforePublishing } from "./AnonymiseBeforePublishing.tsx";

const texts = {
  Title: "Kan Zlatko säga upp mitt avtal?",
  QuestionBody: "Min hyresvärd Zlatko Novak ringde. Zlatko bor granne med pizzerian.",
  AnswerBody: "<p>Nej, <em>Zlatko</em> får inte det.</p><p>Karin Ekdal</p>",
};
const nothing = { Original: null, Findings: [], Hints: [], LeftStanding: [] };
let close = () => Promise.resolve();
afterEach(() => close());

async function open(given: Partial<typeof texts> = {}, responses: Parameters<typeof renderWithApi>[1] = {}) {
  const onDone = vi.fn();
  const show = (
    <AnonymiseBeforePublishing
      id={7}
      texts={{ ...texts, ...given }}
      author="Karin Ekdal"
      readAt="2026-11-20T08:00:00Z"
      onClose={() => {}}
      onDone={onDone}
    />
  );
  const place = { resource: "questions", id: 7, screen: show };
  const rendered = await renderWithApi(place, {
    "GET /questions/7/anonymising": { status: 200, body: nothing },
    "PUT /questions/7/anonymising": { status: 200, body: nothing },
    ...responses,
  });
  close = rendered.close;
  const stored = () => rendered.api.requests.filter(({ method }) => method === "PUT").map(({ body }) => body);
  return { onDone, stored };
}
// By text and without user-event: queries by role and pointer events are slow in a dialog of this size.
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByText(name, { selector: "button" }));
const continueButton = () => screen.getByText<HTMLButtonElement>("Spara och gå vidare", { selector: "button" });
const fill = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const enter = (label: string) => fireEvent.submit(screen.getByLabelText(label));

test("the dialog replaces every occurrence of a person's name, and continues when no finding remains", async () => {
  const { onDone, stored } = await open();
  await screen.findByText("4 kvar att ersätta eller låta stå. Den som frågade behåller sin egen text.");
  expect(continueButton().disabled).toBe(true);
  await press("Ersätt alla lika (3)");
  expect(screen.getByLabelText<HTMLInputElement>("Ersätt med").value, "the same person").toBe("[namn 1]");
  await press("Ersätt");
  await press("Spara och gå vidare");
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(onDone).toHaveBeenCalledWith("<p>Nej, <em>[namn 1]</em> får inte det.</p><p>Karin Ekdal</p>");
  expect(stored()).toEqual([
    {
      Title: "Kan [namn 1] säga upp mitt avtal?",
      QuestionBody: "Min hyresvärd [namn 1] ringde. [namn 1] bor granne med pizzerian.",
      LeftStanding: [],
      UpdatedAt: "2026-11-20T08:00:00Z",
    },
  ]);
});

test("the dialog drops the name from a greeting instead of replacing it with a placeholder", async () => {
  const { onDone } = await open({
    Title: "Får jag säga upp avtalet?",
    QuestionBody: "Jag heter Zlatko.",
    AnswerBody: "<p>Hej Zlatko!</p><p>Ja.</p>",
  });
  await screen.findByText(/där blir det bara ”Hej”/);
  await press("Ersätt alla lika (2)");
  await press("Spara och gå vidare");
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("<p>Hej!</p><p>Ja.</p>"));
});

test("a finding can be accepted with a reason, added by hand, and undone", async () => {
  const { stored } = await open();
  await press("Låt stå");
  const accept = screen.getByText<HTMLButtonElement>("Låt det stå", { selector: "button" });
  expect(accept.disabled, "without a reason").toBe(true);
  fill("Skäl att låta det stå", "Påhittat namn");
  enter("Skäl att låta det stå");
  fill("Markera något mer", "granne med pizzerian");
  screen.getByText("Står på 1 ställe.");
  await press("Markera");
  expect(continueButton().disabled).toBe(true);
  await press("Ersätt");
  fill("Ersätt med", "i närheten");
  enter("Ersätt med");
  expect(continueButton().disabled).toBe(false);
  await press("Ångra");
  expect(continueButton().disabled).toBe(true);
  await press("Ersätt");
  await press("Spara och gå vidare");
  await waitFor(() => expect(stored()).toHaveLength(1));
  expect(stored()[0]).toMatchObject({ LeftStanding: [{ Text: "Zlatko", Reason: "Påhittat namn" }] });
});

test("publication continues without a dialog when there are no findings", async () => {
  const clean = {
    Title: "Får jag säga upp avtalet?",
    QuestionBody: "Enligt 12 kap. 24 § jordabalken.",
    AnswerBody: "<p>Ja.</p>",
  };
  const { onDone } = await open(clean);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith("<p>Ja.</p>"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a hint is listed without blocking, and can be replaced", async () => {
  const { onDone } = await open({
    Title: "Får jag sägas upp?",
    QuestionBody: "Jag är enda veterinären i Sorsele.",
    AnswerBody: "<p>Nej.</p>",
  });
  await screen.findByText(/enda veterinären i Sorsele \(i frågan\)/);
  expect(continueButton().disabled).toBe(false);
  await press("Markera för att ersätta");
  expect(continueButton().disabled).toBe(true);
  await press("Ersätt");
  await press("Spara och gå vidare");
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});

test("a server error is shown in the dialog, which stays open with its replacements", async () => {
  await open({}, { "PUT /questions/7/anonymising": problem(409, "RESERVED_BY_OTHER") });
  await press(/^Ersätt alla lika/);
  await press("Ersätt");
  await press("Spara och gå vidare");
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText("Frågan är reserverad av någon annan.");
  expect(continueButton().disabled).toBe(false);
});

test("a concurrent edit of the question opens the merge dialog and is not overwritten", async () => {
  const Present = question({ Title: "Kan värden säga upp mitt avtal?", UpdatedAt: "2026-11-20T09:00:00Z" });
  const { onDone, stored } = await open(
    { QuestionBody: "Min hyresvärd Zlatko ringde.", AnswerBody: "<p>Nej.</p>" },
    { "PUT /questions/7/anonymising": problem(409, "CHANGED_BY_OTHER", { Present }) },
  );
  await press("Ersätt alla lika (2)");
  fireEvent.click(continueButton());
  await screen.findByText("Någon annan hann spara före dig");
  expect(stored()).toMatchObject([{ UpdatedAt: "2026-11-20T08:00:00Z" }]);
  for (const theirs of screen.getAllByLabelText("Den andras")) fireEvent.click(theirs);
  await press("Fortsätt");
  await waitFor(() => expect(screen.getByText("Kan värden säga upp mitt avtal?")).toBeDefined());
  expect(onDone).not.toHaveBeenCalled();
});

/** A dialog with a toggle button. Closing it invalidates all queries, as live updates do. */
function ToggledDialog({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    void queryClient.invalidateQueries();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={isOpen ? close : () => setOpen(true)}>
        {isOpen ? "Stäng" : "Öppna"}
      </button>
      {isOpen && (
        <AnonymiseBeforePublishing
          {...{ id: 7, texts, author: "Karin Ekdal", readAt: "", onClose: () => {}, onDone }}
        />
      )}
    </>
  );
}

test("a reopened dialog uses the findings stored since, not a pending older response", async () => {
  const onDone = vi.fn();
  const rendered = await renderWithApi(
    { resource: "questions", id: 7, screen: <ToggledDialog onDone={onDone} /> },
    {
      "GET /questions/7/anonymising": { status: 200, body: nothing },
      "PUT /questions/7/anonymising": { status: 200, body: nothing },
    },
  );
  close = rendered.close;
  await screen.findByText(/^4 kvar/);
  const LeftStanding = ["Zlatko", "Zlatko Novak"].map((Text) => ({ Text, Reason: "Påhittat namn" }));
  rendered.api.responses["GET /questions/7/anonymising"] = { status: 200, body: { ...nothing, LeftStanding } };
  fireEvent.click(screen.getByText("Stäng", { selector: "button" }));
  fireEvent.click(screen.getByText("Öppna", { selector: "button" }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
});
