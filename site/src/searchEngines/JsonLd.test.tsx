// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "./JsonLd.tsx";

test("text in JSON-LD can't close its script element", () => {
  const name = "Får grannen såga ner mitt träd </script><!--?";
  const markup = renderToStaticMarkup(
    <JsonLd data={[{ "@context": "https://schema.org", "@type": "WebPage", name }]} />,
  );
  const [, written = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(markup) ?? [];
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toMatchObject({ name });
});
