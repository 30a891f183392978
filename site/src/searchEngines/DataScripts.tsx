import type { Thing, WithContext } from "schema-dts";

/** Words for search engines, among those that they are about: they come and go with the page. */
export const DataScripts = ({ things }: { things: WithContext<Thing>[] }) => things.map(script);

/** What is written as text can't end the element it stands in. */
const script = (thing: WithContext<Thing>, index: number) => (
  <script key={index} type="application/ld+json">
    {JSON.stringify(thing).replaceAll("<", "\\u003c")}
  </script>
);
