import { accountPath } from "@lagrum/core/account/signInRedirect";
import { Link, useLocation } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { SignOutButton } from "../session/SignOutButton.tsx";
import type { Visitor } from "../session/visitor.ts";
import { Icon } from "../ui/Icon.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import styles from "./Header.module.css";
import { LinkItems, MainLinks } from "./LinkItems.tsx";
import { readingLinks, staffLinks } from "./shellLinks.ts";

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape") return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** The navbar, with other links for staff. Below 1200 px the links are in a menu that works without JavaScript and closes on navigation. */
export function Header({ visitor }: { visitor: Visitor | null }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        Hoppa till innehållet
      </a>
      <Link className={styles.home} to="/">
        <Wordmark isFirst />
      </Link>
      <details className={styles.menu} key={path} onKeyDown={closeOnEscape}>
        <summary>
          Meny
          <Icon name="down" className={styles.mark} />
        </summary>
        <nav aria-label="Huvudmeny">
          <ul className={styles.links}>
            {visitor?.staff ? <StaffLinks /> : <MainLinks />}
            {visitor && !visitor.staff && (
              <li>
                <a href={accountPath}>Mitt konto</a>
              </li>
            )}
            {visitor ? (
              <>
                <li className={styles.visitor}>Inloggad som {visitor.name}</li>
                <li>
                  <SignOutButton />
                </li>
              </>
            ) : (
              <li>
                <Link to="/signin">Logga in</Link>
              </li>
            )}
          </ul>
        </nav>
      </details>
    </header>
  );
}

/** The admin is another app: full page loads. */
function StaffLinks() {
  return (
    <>
      {staffLinks.map(({ to, words }) => (
        <li key={to}>
          <a href={to}>{words}</a>
        </li>
      ))}
      <LinkItems links={readingLinks} />
    </>
  );
}
