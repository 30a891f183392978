import type { Thing, WithContext } from "schema-dts";

/** Structured data (JSON-LD) of a page, for search engines. */
export const JsonLd = ({ data }: { data: WithContext<Thing>[] }) => data.map(script);

/** `<` is escaped, so that no text can close the script element. */
const script = (item: WithContext<Thing>, index: number) => (
  <script key={index} type="application/ld+json">
    {JSON.stringify(item).replaceAll("<", "\\u003c")}
  </script>
);
