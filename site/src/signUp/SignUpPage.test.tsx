import type { SignUp } from "@lagrum/core/account/accountSchema";
import { createClient } from "@lagrum/core/client";
import type { SignupEffects } from "@lagrum/core/machines/signup";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyValues } from "../forms/form.ts";
import { submitPosted } from "../forms/submitPosted.ts";
import { languageChoices } from "../profile/languageChoices.ts";
import { SignUpPage } from "./SignUpPage.tsx";
import { signUpForm } from "./signUpForm.ts";

const choices = {
  areas: [{ ID: 7, Name: "Hyresrätt", Uri: "hyresratt", Description: "", Urgent: false, AnswerCount: 0, Children: [] }],
  universities: [{ ID: 3, Name: "Umeå universitet" }],
  languages: languageChoices(),
};

const accepted = () => Response.json({ Sent: true }, { status: 201 });
const refused = (Details: object) => () => Response.json({ Code: "INCORRECT_PROPERTIES", Details }, { status: 422 });

/** A stub of the API behind its real client, and of the browser's effects. */
function service(...answers: (() => Response)[]) {
  const sent: { key: string | null; body: SignUp }[] = [];
  const effectsRun: string[] = [];
  const { signUp } = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      sent.push({ key: new Headers(init?.headers).get("idempotency-key"), body: JSON.parse(String(init?.body)) });
      const next = answers.shift();
      if (!next) throw new TypeError("fetch failed");
      return next();
    },
  });
  const effects: SignupEffects = {
    signUp: async ({ form, idempotencyKey }) => {
      const outcome = await signUp({ body: form, idempotencyKey });
      return outcome.ok ? { ok: true } : { ok: false, ...outcome.body };
    },
    persistEmail: ({ Email, isActivation }) => void effectsRun.push(`${Email} ${isActivation}`),
    goTo: (path) => void effectsRun.push(path),
  };
  return { sent, effectsRun, effects, signUp };
}

function show(effects: SignupEffects) {
  const root = createRootRoute({ component: Outlet });
  const start = { values: emptyValues(signUpForm), refusal: null };
  const page = createRoute({
    getParentRoute: () => root,
    path: "/signup",
    component: () => <SignUpPage start={start} choices={choices} effects={effects} />,
  });
  const history = createMemoryHistory({ initialEntries: ["/signup"] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  return render(<RouterProvider router={router} />);
}

const motivation =
  "Jag vill hjälpa människor att förstå sina rättigheter, och lära mig att skriva så att de gör det.  ";
const password = "korrekt häst batteri";

const typed: Record<string, string> = {
  ...{ FirstName: "Vera", LastName: "Vänta", Phone: "070-123 45 67", Email: "vera@exempel.se", Password: password },
  ...{ UniversityID: "3", Programme: "Juristprogrammet", Semester: "6", WeeklyHours: "8" },
  ...{ LinkedIn: "www.linkedin.com/in/vera?utm_source=share", Motivation: motivation + motivation },
};
const ticked = ["Areas", "Languages", "Languages-da", "AcceptConfidentiality", "AcceptPrivacy"];

const field = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement;

/** By id: querying sixty fields by label is slow. */
async function fillIn() {
  await send();
  for (const [id, value] of Object.entries(typed)) fireEvent.input(field(id), { target: { value } });
  for (const id of ticked) fireEvent.click(field(id));
}

const send = () => screen.findByText("Skicka ansökan");

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  // jsdom doesn't implement dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute("open");
  };
});
afterEach(cleanup);

test("an empty form lists each missing field, in the form's order", async () => {
  const { effects, sent } = service();
  show(effects);
  await userEvent.setup().click(await send());
  const lines = [...screen.getByRole("alert").querySelectorAll("a")].map((line) => line.getAttribute("href"));
  expect(lines).toEqual([
    ...["#FirstName", "#LastName", "#Phone", "#Email", "#Password", "#UniversityID", "#Programme", "#Semester"],
    ...["#Areas", "#Languages", "#WeeklyHours", "#Motivation", "#AcceptConfidentiality", "#AcceptPrivacy"],
  ]);
  for (const line of lines) expect(document.querySelector(line ?? "")).toBeTruthy();
  expect(screen.getByText("Välj ett lösenord.", { selector: "span" })).toBeTruthy();
  expect(sent).toEqual([]);
});

test("a complete application is sent and confirmed, and then opens the sign-in page", async () => {
  const user = userEvent.setup();
  const { effects, sent, effectsRun } = service(accepted);
  show(effects);
  await fillIn();
  await user.click(await send());
  const dialog = await screen.findByRole("alertdialog", { name: "Ansökan är mottagen" });
  expect(dialog.textContent).toContain("Tack för din ansökan.");
  expect(sent[0]?.body).toMatchObject({ UniversityID: 3, Areas: [7], Languages: ["sv", "da"], WeeklyHours: 8 });
  expect(sent[0]?.body).toMatchObject({ Phone: "+46701234567", LinkedIn: "https://www.linkedin.com/in/vera" });
  expect(sent[0]?.body).toMatchObject({ Password: password, ExpectedGraduation: null, AcceptPrivacy: true });
  await user.click(screen.getByRole("button", { name: "Ok" }));
  expect(effectsRun).toEqual(["vera@exempel.se true", "/signin"]);
  expect(sessionStorage.getItem("signup")).toBeNull();
});

test("an address that the API rejects has an error message of its own", async () => {
  const user = userEvent.setup();
  const { effects } = service(refused({ Email: ["INVALID_EMAIL"] }));
  show(effects);
  await fillIn();
  await user.click(await send());
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Kontrollera e-postadressen\./);
});

test("API errors are shown at their fields, and the typed values are preserved", async () => {
  const user = userEvent.setup();
  const { effects, sent } = service(refused({ Password: ["COMMON_PASSWORD"], "Areas.0": ["INVALID_VALUE"] }), accepted);
  show(effects);
  await fillIn();
  await user.click(await send());
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Några uppgifter behöver rättas\./);
  expect(field("Password").getAttribute("aria-invalid")).toBe("true");
  expect(field("Password").value).toBe(password);
  expect(screen.getByText("Välj ett till fem rättsområden.", { selector: "span" })).toBeTruthy();
  expect(field("Languages-da").checked).toBe(true);
  await user.click(await send());
  await screen.findByRole("alertdialog", { name: "Ansökan är mottagen" });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("without a response the form is preserved, and an unchanged form is resent with the same idempotency key", async () => {
  const user = userEvent.setup();
  const lost = () => {
    throw new TypeError("fetch failed");
  };
  const { effects, sent } = service(lost, lost, accepted);
  show(effects);
  await fillIn();
  await user.click(await send());
  const alert = (await screen.findByRole("alert")).textContent;
  expect(alert).toMatch(/^Ansökan är inte skickadVi fick ingen kontakt med tjänsten\..*Det du skrev finns kvar/);
  await user.click(await send());
  await screen.findByRole("alert");
  await user.type(screen.getByLabelText("Program"), " vid Umeå");
  await user.click(await send());
  await screen.findByRole("alertdialog", { name: "Ansökan är mottagen" });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test("the draft is restored without the password", async () => {
  const { effects } = service();
  const first = show(effects);
  await fillIn();
  expect(sessionStorage.getItem("signup")).not.toContain(password);
  first.unmount();
  show(effects);
  await screen.findByDisplayValue("Vänta");
  expect(field("Languages-da").checked).toBe(true);
  expect(field("Password").value).toBe("");
});

test("posted without JavaScript, the password is not returned and a form without a response reuses its idempotency key", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ FirstName: "Vera", Password: password, Key: "one" })) {
    form.set(name, value);
  }
  const incomplete = await submitPosted(signUpForm, form, service().signUp);
  expect(incomplete).toMatchObject({ status: 422, state: { values: { FirstName: "Vera", Password: "", Key: "one" } } });
  const whole: Record<string, string> = {
    ...{ LastName: "Vänta", Phone: "0701234567", Email: "vera@exempel.se", UniversityID: "3", Programme: "Jur" },
    ...{ Semester: "Examen", Areas: "7", Languages: "sv", WeeklyHours: "8", Motivation: motivation + motivation },
    ...{ AcceptConfidentiality: "true", AcceptPrivacy: "true" },
  };
  for (const [name, value] of Object.entries(whole)) form.set(name, value);
  const { signUp, sent } = service();
  expect(await submitPosted(signUpForm, form, signUp)).toMatchObject({
    status: 503,
    state: { refusal: { Code: "NETWORK_ERROR" }, values: { Password: "", Key: "one", Motivation: whole.Motivation } },
  });
  expect(await submitPosted(signUpForm, form, service(accepted).signUp)).toEqual({ sent: { Sent: true } });
  expect(sent[0]?.key).toBe("one");
});
