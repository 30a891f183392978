import styles from "./PaymentMarks.module.css";

const drawings = {
  phone:
    "M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2",
  card: "M3.5 5.5h17a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM2.5 9.5h19M6 15h4",
};

/** A neutral mark with the name of a way to pay: we draw nobody's trademark. */
function Mark({ drawing, name }: { drawing: keyof typeof drawings; name: string }) {
  return (
    <li className={styles.mark}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
      {name}
    </li>
  );
}

interface Props {
  mobile: string | null;
  provider: string | null;
}

/** How one can pay. What is no credit comes first (betaltjänstlagen 7 a kap.). */
export function PaymentMarks({ mobile, provider }: Props) {
  if (!mobile && !provider) return null;
  return (
    <ul className={styles.marks} aria-label="Betalsätt">
      {mobile && <Mark drawing="phone" name={mobile} />}
      {provider && <Mark drawing="card" name={provider} />}
    </ul>
  );
}
