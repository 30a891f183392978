import { expect, test } from "vitest";
import { withAnchors } from "./headings.ts";

test("each main heading gets an id from its words, unique within the answer", () => {
  const { html, headings } = withAnchors(
    "<h2>Vad lagen säger</h2><p>…</p><h2>Ja &amp; <em>nej</em></h2><h3>Mer</h3><h2>Vad lagen säger</h2><h2>§</h2><h2></h2>",
  );
  expect(headings).toEqual([
    { id: "del-vad-lagen-sager", text: "Vad lagen säger" },
    { id: "del-ja-nej", text: "Ja & nej" },
    { id: "del-vad-lagen-sager-2", text: "Vad lagen säger" },
    { id: "del-rubrik", text: "§" },
  ]);
  expect(html).toContain('<h2 id="del-ja-nej">Ja &amp; <em>nej</em></h2><h3>Mer</h3>');
});
