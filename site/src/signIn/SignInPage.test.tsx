import type { LoginEffects } from "@lagrum/core/machines/login";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FormRefusal } from "../forms/errorSummary.ts";
import { MailModal } from "./MailModal.tsx";
import { SignInPage } from "./SignInPage.tsx";

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

const refusal: FormRefusal = { Code: "INCORRECT_PROPERTIES", Details: { Email: ["INVALID_EMAIL"] } };
const unused = async () => ({ ok: true }) as const;

/** Signing in with an ill-formed address: the provider refuses the sign-in, and the API the address. */
const effects: LoginEffects = {
  signIn: async () => ({ ok: false, Code: "WRONG_LOGIN_DATA" }),
  handleUnconfirmedUser: async () => ({
    ok: false,
    Code: "INCORRECT_PROPERTIES",
    Details: { Email: ["INVALID_EMAIL"] },
  }),
  getMe: async () => ({ ok: false, Code: "NOT_LOGGED_IN" }),
  ...{ signOut: unused, sendActivationLink: unused, sendPasswordReset: unused },
  ...{ persistEmail: () => {}, goTo: () => {} },
};

function show() {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/signin",
    component: () => <SignInPage effects={effects} />,
  });
  const history = createMemoryHistory({ initialEntries: ["/signin"] });
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history })} />);
}

/** The texts that aria-describedby refers to. */
const describedBy = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

test("an ill-formed address gives the alert error.Email and marks the field, which then has the focus", async () => {
  const user = userEvent.setup();
  show();
  const email = await screen.findByLabelText("E-post");
  await user.type(email, "karin@");
  await user.type(screen.getByLabelText("Lösenord"), "ett långt lösenord");
  await user.click(screen.getByRole("button", { name: "Logga in" }));
  const alert = within(await screen.findByRole("alertdialog"));
  alert.getByText("Kontrollera e-postadressen.");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(email).join()).toContain("Ange en giltig e-postadress");
  await user.click(alert.getByRole("button", { name: "Ok" }));
  expect(document.activeElement).toBe(email);
});

test("a mail that is refused because of its address gives error.Email, and marks the field", () => {
  const send = () => {};
  const modal = { title: "Länk", email: "karin@", isBusy: false, sentText: undefined, onSend: send, onClose: send };
  render(
    <MailModal {...modal} refused={refusal} notSentText="Inget mejl">
      <p>Skriv adressen.</p>
    </MailModal>,
  );
  screen.getByText("Kontrollera e-postadressen.");
  const email = screen.getByLabelText("E-post");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(describedBy(email).join()).toContain("Ange en giltig e-postadress");
});
