import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

beforeEach(() => {
  // jsdom doesn't implement dialogs: opening moves the focus, closing restores it.
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function () {
    before = document.activeElement;
    this.setAttribute("open", "");
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute("open");
    if (before instanceof HTMLElement) before.focus();
  };
});
afterEach(cleanup);

const dialog = (open: boolean, onClose?: () => void) => (
  <Dialog open={open} {...(onClose && { onClose })} title="Ta bort utkastet?" alert actions={<Button>Ta bort</Button>}>
    <p>Det går inte att ångra.</p>
  </Dialog>
);

test("a dialog has a name and a description, and calls onClose when Esc is pressed", () => {
  let asked = 0;
  render(dialog(true, () => asked++));
  const shown = screen.getByRole("alertdialog", { name: "Ta bort utkastet?" });
  expect(shown.getAttribute("aria-describedby")).toBe(screen.getByText("Det går inte att ångra.").parentElement?.id);
  const cancel = new Event("cancel", { cancelable: true });
  fireEvent(shown, cancel);
  expect(asked).toBe(1);
  expect(cancel.defaultPrevented).toBe(true);
});

test("a dialog opens and closes by its open property", () => {
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  rerender(dialog(true));
  expect(screen.getByRole("button", { name: "Ta bort" })).toBe(document.activeElement);
  rerender(dialog(false));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a dialog restores the focus when it is unmounted while open", () => {
  const page = (shown: boolean) => (
    <>
      <a href="/">Före</a>
      {shown && dialog(true)}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole("link", { name: "Före" }).focus();
  rerender(page(true));
  rerender(page(false));
  expect(screen.getByRole("link", { name: "Före" })).toBe(document.activeElement);
});
