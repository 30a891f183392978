import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);

const spoken = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("reads out hint and error with the control, and calls it invalid only then", () => {
  const { rerender } = render(<TextField name="Email" label="E-post" hint="Hit skickar vi svaret." />);
  const control = screen.getByRole("textbox", { name: "E-post" });
  expect(spoken(control)).toBe("Hit skickar vi svaret.");
  expect(control.hasAttribute("aria-invalid")).toBe(false);
  rerender(<TextField name="Email" label="E-post" hint="Hit skickar vi svaret." error="Ange en adress." />);
  expect(spoken(control)).toBe("Hit skickar vi svaret. Ange en adress.");
  expect(control.getAttribute("aria-invalid")).toBe("true");
});
