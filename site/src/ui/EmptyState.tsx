import type { ReactNode } from "react";
import { EmptyIllustration, type EmptyPicture } from "./EmptyIllustration.tsx";
import styles from "./EmptyState.module.css";

interface Props {
  picture: EmptyPicture;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Replaces an empty list: an explanation, and the next step. */
export function EmptyState({ picture, title, children, actions }: Props) {
  return (
    <div className={styles.empty}>
      <EmptyIllustration picture={picture} className={styles.picture} />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
