import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./Breadcrumbs.module.css";
import { Kept } from "./Kept.tsx";

interface Props {
  parent?: ReactNode;
  current: string;
  /** Names the way that all pages of a kind have, which is then drawn once for them. */
  way?: string;
}

/** The ways that have a name: they stay the same for as long as the program runs. */
const namedWays = {};

/** The way here: the start page, a parent segment, and this page (specification section 2). */
export function Breadcrumbs({ parent, current, way }: Props) {
  return (
    <Kept as="nav" aria-label="Brödsmulor" facts={way === undefined ? null : namedWays} also={way ?? ""}>
      <ol className={styles.trail}>
        <li>
          <Link to="/">Start</Link>
        </li>
        {parent && <li>{parent}</li>}
        <li aria-current="page">{current}</li>
      </ol>
    </Kept>
  );
}

export function CategoriesCrumb() {
  return (
    <Link to="/categories/{-$id}" params={{ id: undefined }} activeOptions={{ exact: true }}>
      Rättsområden
    </Link>
  );
}

export function FixedPriceCrumb() {
  return <Link to="/fixed_price">Fasta priser</Link>;
}
