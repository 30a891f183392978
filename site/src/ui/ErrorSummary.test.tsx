import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { TextField } from "./TextField.tsx";

afterEach(cleanup);

const fault = { field: "Email", text: "Ange din e-postadress." };

test("takes the focus, is read out, and marks the page's title until the faults are gone", () => {
  document.title = "Ställ en fråga";
  const { rerender } = render(<ErrorSummary faults={[fault]} />);
  expect(screen.getByRole("region", { name: "Kontrollera dina uppgifter" })).toBe(document.activeElement);
  expect(screen.getByRole("alert").textContent).toContain(fault.text);
  expect(document.title).toBe("Fel: Ställ en fråga");
  rerender(<ErrorSummary faults={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.title).toBe("Ställ en fråga");
});

test("leads from each fault to its field", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <>
      <ErrorSummary faults={[fault]} />
      <TextField name="Email" label="E-post" error={fault.text} />
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: fault.text }));
  expect(screen.getByLabelText("E-post")).toBe(document.activeElement);
});
