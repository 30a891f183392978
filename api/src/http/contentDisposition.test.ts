import { expect, test } from "vitest";
import { contentDisposition } from "./contentDisposition.ts";

test.each([
  ["Mitt testamente.pdf", `attachment; filename="Mitt testamente.pdf"`],
  [
    "Årsmöte (utkast)'.pdf",
    `attachment; filename="Arsmote (utkast)_.pdf"; filename*=UTF-8''%C3%85rsm%C3%B6te%20%28utkast%29%27.pdf`,
  ],
  ['a"; x=.pdf', `attachment; filename="a__ x=.pdf"; filename*=UTF-8''a%22%3B%20x%3D.pdf`],
])("%s has an ASCII name and, where it differs, the full name in UTF-8", (name, header) => {
  expect(contentDisposition("attachment", name)).toBe(header);
});
