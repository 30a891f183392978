import { Link, useLocation } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { SignOutButton } from "../account/SignOutButton.tsx";
import type { Visitor } from "../visitor.ts";
import styles from "./Header.module.css";

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape") return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** The navbar. Below 1200 px the links lie in a menu that opens without script, and closes at each new page. */
export function Header({ visitor }: { visitor: Visitor | null }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        Hoppa till innehållet
      </a>
      <Link className={styles.home} to="/">
        <span className={styles.sign} aria-hidden="true">
          §
        </span>
        Lagrum
      </Link>
      <details className={styles.menu} key={path} onKeyDown={closeOnEscape}>
        <summary>Meny</summary>
        <nav aria-label="Huvudmeny">
          <ul className={styles.links}>
            <li>
              <Link to="/ask_a_question">Ställ en fråga</Link>
            </li>
            <li>
              <Link to="/categories/{-$id}" params={{ id: undefined }}>
                Rättsområden
              </Link>
            </li>
            <li>
              <Link to="/answers/{-$id}" params={{ id: undefined }}>
                Svar
              </Link>
            </li>
            {visitor?.staff && (
              <li>
                <a href="/admin/dashboard">Personalsidor</a>
              </li>
            )}
            {visitor && (
              <li>
                <SignOutButton />
              </li>
            )}
          </ul>
        </nav>
      </details>
    </header>
  );
}
