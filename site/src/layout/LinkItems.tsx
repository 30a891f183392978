import { Link } from "@tanstack/react-router";
import { mainLinks, type ShellLink } from "./shellLinks.ts";

/** Links to pages of the site, as items of a list. */
export function LinkItems({ links }: { links: readonly ShellLink[] }) {
  return links.map(({ to, words }) => (
    <li key={to}>
      <Link to={to}>{words}</Link>
    </li>
  ));
}

/** The links that navbar and footer share. */
export const MainLinks = () => <LinkItems links={mainLinks} />;
