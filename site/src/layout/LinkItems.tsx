import { Link } from "@tanstack/react-router";
import styles from "./LinkItems.module.css";
import { mainLinks, type ShellLink } from "./shellLinks.ts";

/** Links to pages of the site, as items of a list. */
export function LinkItems({ links }: { links: readonly ShellLink[] }) {
  return links.map(({ to, words, isComing }) => (
    <li key={to}>
      <Link to={to}>
        {words}
        {isComing && <span className={styles.coming}> kommer senare</span>}
      </Link>
    </li>
  ));
}

/** The links that navbar and footer share. */
export const MainLinks = () => <LinkItems links={mainLinks} />;
