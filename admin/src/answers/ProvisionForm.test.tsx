import type { FoundProvision } from "@lagrum/core/law/findProvision";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ProvisionForm } from "./ProvisionForm.tsx";

afterEach(cleanup);

function open(provision: Parameters<typeof ProvisionForm>[0]["provision"] = null, cited: FoundProvision[] = []) {
  const onDone = vi.fn();
  render(<ProvisionForm provision={provision} cited={cited} onDone={onDone} onCancel={() => {}} />);
  const fill = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  return { onDone, fill };
}

test("choosing a law from the list fills in its SFS number and submits its full name", async () => {
  const { onDone, fill } = open();
  await fill("Lag", "jordab");
  await userEvent.click(screen.getByRole("option", { name: "jordabalken" }));
  expect(screen.getByLabelText<HTMLInputElement>("SFS-nummer").value).toBe("1970:994");
  await fill("Kapitel", "12");
  await fill("Paragraf", "28 - 30{Enter}");
  expect(onDone).toHaveBeenCalledWith({
    Law: "Jordabalk (1970:994)",
    Sfs: "1970:994",
    Chapter: "12",
    Paragraph: "28–30",
  });
});

const custody = {
  ...{ Law: "Föräldrabalk (1949:381)", Sfs: "1949:381", Chapter: "6", Paragraph: "2" },
  ...{ Label: "6 kap. 2 § föräldrabalken (1949:381)", Count: 12 },
};

test("a previously cited provision is found by its abbreviation and inserted by keyboard", async () => {
  const { onDone, fill } = open(null, [custody]);
  await fill("Lag", "FB 6:2");
  const option = screen.getByRole("option", { name: /^6 kap\. 2 § föräldrabalken/ });
  expect(option.textContent).toContain("Citerat i 12 svar");
  await userEvent.keyboard("{ArrowDown}");
  const field = screen.getByRole("combobox", { name: "Lag" });
  expect(field.getAttribute("aria-activedescendant")).toBe(option.id);
  await userEvent.keyboard("{Enter}");
  expect(onDone).not.toHaveBeenCalled();
  expect(
    ["Lag", "SFS-nummer", "Kapitel", "Paragraf"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value),
  ).toEqual(["Föräldrabalk (1949:381)", "1949:381", "6", "2"]);
  await userEvent.keyboard("{Enter}");
  const { Label: _, Count: __, ...provision } = custody;
  expect(onDone).toHaveBeenCalledWith(provision);
});

test("a law that is not in the list can be typed in", async () => {
  const { onDone, fill } = open();
  await fill("Lag", "Lag (1994:1219) om den europeiska konventionen");
  expect(screen.queryByRole("option")).toBeNull();
  await fill("SFS-nummer", "1994:1219");
  await fill("Paragraf", "1{Enter}");
  expect(onDone).toHaveBeenCalledWith({
    Law: "Lag (1994:1219) om den europeiska konventionen",
    ...{ Sfs: "1994:1219", Chapter: null, Paragraph: "1" },
  });
});

test("each field shows its error until it is changed", async () => {
  const { onDone, fill } = open();
  await fill("Kapitel", "tolv");
  await userEvent.click(screen.getByRole("button", { name: "Lägg till lagrummet" }));
  for (const text of [/^Ange lagen/, /^Ange SFS-numret/, /^Skriv bara kapitlets nummer/, /^Ange paragrafen/]) {
    screen.getByText(text);
  }
  await fill("Lag", "jordabalken");
  expect(screen.queryByText(/^Ange lagen/)).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

test("an EU act has articles and no chapters", async () => {
  const { onDone, fill } = open();
  await fill("Lag", "dataskyddsf");
  await userEvent.click(screen.getByRole("option", { name: "dataskyddsförordningen" }));
  expect(screen.getByLabelText<HTMLInputElement>("Kapitel").disabled).toBe(true);
  await fill("Artikel", "17{Enter}");
  expect(onDone).toHaveBeenCalledWith({
    Law: "Dataskyddsförordningen (EU 2016/679)",
    Sfs: "EU 2016/679",
    Chapter: null,
    Paragraph: "17",
  });
});

test("an invalid SFS number from an imported archive can be corrected", async () => {
  const { onDone, fill } = open({ Law: "jordabalken", Sfs: "70:994", Chapter: "12", Paragraph: "28" });
  await userEvent.click(screen.getByRole("button", { name: "Ändra lagrummet" }));
  screen.getByText(/^Skriv numret som 1970:994/);
  await fill("SFS-nummer", "1970:994{Enter}");
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ Sfs: "1970:994" }));
});

test("a provision is found by the words of its wording", async () => {
  const onDone = vi.fn();
  const place = { Law: "Påhittad lag (2026:9001) om cyklar", Sfs: "2026:9001", Chapter: "3", Paragraph: "4" };
  const Label = "3 kap. 4 § Påhittad lag (2026:9001) om cyklar (2026:9001)";
  const search = async (words: string) =>
    words === "deposition hyra"
      ? [{ ...place, Label, Wording: { InForce: null, Text: "Depositionen ska lämnas." } }]
      : [];
  render(<ProvisionForm provision={null} search={search} onDone={onDone} onCancel={() => {}} />);
  await userEvent.type(screen.getByLabelText("Lag"), "deposition hyra");
  const option = await screen.findByRole("option", { name: /^3 kap\. 4 § Påhittad lag/ });
  expect(option.textContent).toContain("Depositionen ska lämnas.");
  await userEvent.click(option);
  await userEvent.click(screen.getByRole("button", { name: "Lägg till lagrummet" }));
  expect(onDone).toHaveBeenCalledWith(place);
});
