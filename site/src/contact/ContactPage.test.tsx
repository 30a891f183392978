import { createClient } from "@lagrum/core/client";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { emptyValues } from "../forms/form.ts";
import { ContactPage } from "./ContactPage.tsx";
import { contactForm, subjectOf } from "./contactForm.ts";

const company = {
  ...{ Name: "Firman", LegalName: null, OrgNumber: "556000-0000", VatNumber: null },
  ...{ Street: "", PostalCode: "", City: "", Phone: "08-123 456 78", Email: "", OpeningHours: null },
  ...{ Instagram: null, Facebook: null, LinkedIn: null, Staff: [], FollowsArn: null },
};

interface Sent {
  key: string | null;
  body: { Message: string; OpenedAt: string };
}

/** The page at its address, and a stub of the API behind its real client: one response per call. */
function show(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const { sendMessage } = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      sent.push({ key: new Headers(init?.headers).get("idempotency-key"), body: JSON.parse(String(init?.body)) });
      const next = answers.shift();
      if (!next) throw new TypeError("fetch failed");
      return next();
    },
  });
  const start = { values: emptyValues(contactForm, { Subject: subjectOf("klagomal") }), refusal: null };
  const root = createRootRoute({ component: Outlet });
  const contact = createRoute({
    getParentRoute: () => root,
    path: "/contact",
    component: () => <ContactPage start={start} company={company} send={sendMessage} />,
  });
  const thanks = createRoute({ getParentRoute: () => root, path: "/contact/tack", component: () => <p>Tack</p> });
  const history = createMemoryHistory({ initialEntries: ["/contact"] });
  const router = createRouter({ routeTree: root.addChildren([contact, thanks]), history });
  render(<RouterProvider router={router} />);
  return { sent, history };
}

const message = "Jag har inte fått det svar som ni lovade mig i förra veckan.";

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const paste = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await paste("Namn", "Kim Åberg");
  await paste("E-post", "kim@exempel.se");
  await paste("Meddelande", message);
}

const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole("button", { name: "Skicka meddelandet" }));
const received = () => Response.json({ Reference: "K-101" }, { status: 201 });
const lost = () => {
  throw new TypeError("fetch failed");
};

afterEach(cleanup);

test("a message without a response is preserved, and resent with the same idempotency key", async () => {
  const user = userEvent.setup();
  window.scrollTo = () => undefined;
  const { sent, history } = show(lost, received);
  await fillIn(user);
  await press(user);
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Det är inte skickat.*Vi fick ingen kontakt/);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Meddelande").value).toBe(message);
  await press(user);
  await screen.findByText("Tack");
  expect(history.location.href).toBe("/contact/tack?ref=K-101");
  expect(sent.map(({ key, body }) => [key, body])).toEqual([
    [sent[0]?.key, sent[0]?.body],
    [sent[0]?.key, sent[0]?.body],
  ]);
});

test("an API error is shown at its field or for the whole form, with a new idempotency key and the typed values", async () => {
  const user = userEvent.setup();
  const refuse = (Details: Record<string, string[]>) => () =>
    Response.json({ Code: "INCORRECT_PROPERTIES", Details }, { status: 422 });
  const { sent } = show(refuse({ OpenedAt: ["TOO_FAST"] }), refuse({ Email: ["INVALID_EMAIL"] }));
  await fillIn(user);
  await press(user);
  expect((await screen.findByRole("alert")).textContent).toContain("Det gick ovanligt fort.");
  await press(user);
  expect((await screen.findByRole("link", { name: /giltig e-postadress/ })).getAttribute("href")).toBe("#Email");
  // Specification section 5: error.Email.
  screen.getByRole("heading", { name: "Kontrollera e-postadressen." });
  expect(screen.getByLabelText("E-post").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Meddelande").value).toBe(message);
  expect(screen.getByLabelText<HTMLSelectElement>("Vad gäller det?").value).toBe("Complaint");
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  // OpenedAt stays, so that the minimum submit time passes.
  expect(sent[1]?.body.OpenedAt).toBe(sent[0]?.body.OpenedAt);
});

test("errors are shown before anything is sent, and a double click sends once", async () => {
  const user = userEvent.setup();
  const { promise: late, resolve: release } = Promise.withResolvers<Response>();
  const { sent } = show(() => late);
  await press(user);
  expect((await screen.findAllByRole("link", { name: /^(Skriv|Ange)/ })).map(({ textContent }) => textContent)).toEqual(
    ["Skriv ett namn.", "Ange din e-postadress.", "Skriv ett meddelande."],
  );
  expect(sent).toEqual([]);
  await fillIn(user);
  await press(user);
  await user.click(screen.getByRole("button", { name: "Skickar…" }));
  release(received());
  await screen.findByText("Tack");
  expect(sent).toHaveLength(1);
});

test("text typed during a submission survives an error", async () => {
  const user = userEvent.setup();
  window.scrollTo = () => undefined;
  const { promise: late, resolve: release } = Promise.withResolvers<Response>();
  const { sent } = show(() => late, received);
  await fillIn(user);
  await press(user);
  await user.type(screen.getByLabelText("Meddelande"), " Svara snart.");
  release(Response.json({ Code: "INCORRECT_PROPERTIES", Details: { Email: ["INVALID_EMAIL"] } }, { status: 422 }));
  await screen.findByRole("link", { name: /giltig e-postadress/ });
  expect(screen.getByLabelText<HTMLTextAreaElement>("Meddelande").value).toBe(`${message} Svara snart.`);
  await press(user);
  await screen.findByText("Tack");
  expect(sent[1]?.body.Message).toBe(`${message} Svara snart.`);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});
