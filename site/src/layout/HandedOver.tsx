import { useRouter } from "@tanstack/react-router";
import { handOver, readId } from "../readByServer.ts";

/** What the server has read, among the page's elements: the browser's program leaves what it finds there. */
export function HandedOver() {
  const { queryClient } = useRouter().options.context;
  const __html = import.meta.env.SSR ? handOver(queryClient) : "";
  return (
    <script
      id={readId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its element
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
