import type { Thing, WithContext } from "schema-dts";

/** Structured data (JSON-LD) of a page, for search engines. */
export const DataScripts = ({ things }: { things: WithContext<Thing>[] }) => things.map(script);

/** `<` is escaped, so that no text can close the script element. */
const script = (thing: WithContext<Thing>, index: number) => (
  <script key={index} type="application/ld+json">
    {JSON.stringify(thing).replaceAll("<", "\\u003c")}
  </script>
);
