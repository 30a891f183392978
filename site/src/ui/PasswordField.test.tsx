import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

afterEach(cleanup);

test("a password is shown and hidden with a button, and preserved", () => {
  render(<PasswordField name="Password" label="Lösenord" autoComplete="new-password" />);
  const field = screen.getByLabelText<HTMLInputElement>("Lösenord");
  fireEvent.input(field, { target: { value: "en gul ballong" } });
  expect(field.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Visa lösenordet" }));
  expect([field.type, field.value]).toEqual(["text", "en gul ballong"]);
  fireEvent.click(screen.getByRole("button", { name: "Dölj lösenordet" }));
  expect(field.type).toBe("password");
});
