import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("a text field is described by hint and error, and is invalid only with an error", () => {
  const { rerender } = render(<TextField name="Email" label="E-post" hint="Hit skickar vi svaret." />);
  const control = screen.getByRole("textbox", { name: "E-post" });
  expect(descriptionOf(control)).toBe("Hit skickar vi svaret.");
  expect(control.hasAttribute("aria-invalid")).toBe(false);
  rerender(<TextField name="Email" label="E-post" hint="Hit skickar vi svaret." error="Ange en adress." />);
  expect(descriptionOf(control)).toBe("Hit skickar vi svaret. Ange en adress.");
  expect(control.getAttribute("aria-invalid")).toBe("true");
});
