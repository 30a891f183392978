import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);

const error = { field: "Email", text: "Ange din e-postadress." };

test("the error summary takes focus, is announced, and prefixes the document title until the errors are gone", () => {
  document.title = "Ställ en fråga";
  const { rerender } = render(<ErrorSummary errors={[error]} />);
  expect(screen.getByRole("region", { name: "Kontrollera dina uppgifter" })).toBe(document.activeElement);
  expect(screen.getByRole("alert").textContent).toContain(error.text);
  expect(document.title).toBe("Fel: Ställ en fråga");
  rerender(<ErrorSummary errors={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.title).toBe("Ställ en fråga");
});

test("the error summary links each error to its field", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <>
      <ErrorSummary errors={[error]} />
      <TextField name="Email" label="E-post" error={error.text} />
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: error.text }));
  expect(screen.getByLabelText("E-post")).toBe(document.activeElement);
});
