import { useEffect } from "react";

/** Sets the title of the browser's window. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Lagrum`;
  }, [title]);
}
