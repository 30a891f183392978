import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import type { Thing, WithContext } from "schema-dts";

/**
 * Structured data (JSON-LD) of a page, for search engines. They read the server's HTML; the browser makes no script
 * elements, which Trusted Types forbid.
 */
export function JsonLd({ data }: { data: WithContext<Thing>[] }) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer && data.map(script);
}

/** `<` is escaped, so that no text can close the script element. */
const script = (item: WithContext<Thing>, index: number) => (
  <script key={index} type="application/ld+json">
    {JSON.stringify(item).replaceAll("<", "\\u003c")}
  </script>
);
