import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./Breadcrumbs.module.css";

interface Props {
  parent?: ReactNode;
  current: string;
}

/** The path to this page: the start page, a parent segment, and this page (specification section 2). */
export function Breadcrumbs({ parent, current }: Props) {
  return (
    <nav aria-label="Brödsmulor">
      <ol className={styles.trail}>
        <li>
          <Link to="/">Start</Link>
        </li>
        {parent && <li>{parent}</li>}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

export function CategoriesCrumb() {
  return (
    <Link to="/categories/{-$id}" params={{ id: undefined }} activeOptions={{ exact: true }}>
      Rättsområden
    </Link>
  );
}

export function LawsCrumb() {
  return (
    <Link to="/lag" activeOptions={{ exact: true }}>
      Lagar
    </Link>
  );
}

export function FixedPriceCrumb() {
  return <Link to="/fixed_price">Fasta priser</Link>;
}
