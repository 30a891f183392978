import type { ReactNode } from "react";
import styles from "./Pagination.module.css";

interface Props {
  page: number;
  pages: number;
  /** A link or a button to a page. */
  step: (page: number, words: string) => ReactNode;
}

/** Previous and next page of a list. */
export function Pagination({ page, pages, step }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Sidor">
      {page > 1 ? step(page - 1, "Föregående sida") : <span />}
      <p>
        Sida {page} av {pages}
      </p>
      {page < pages ? step(page + 1, "Nästa sida") : <span />}
    </nav>
  );
}
