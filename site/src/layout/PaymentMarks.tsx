import styles from "./PaymentMarks.module.css";

const icons = {
  phone:
    "M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2",
  card: "M3.5 5.5h17a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM2.5 9.5h19M6 15h4",
};

/** A neutral icon with the name of a payment method, without its trademark. */
function Mark({ icon, name }: { icon: keyof typeof icons; name: string }) {
  return (
    <li className={styles.mark}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      {name}
    </li>
  );
}

interface Props {
  mobile: string | null;
  provider: string | null;
}

/** The payment methods. Those that are not credit come first (betaltjänstlagen 7 a kap.). */
export function PaymentMarks({ mobile, provider }: Props) {
  if (!mobile && !provider) return null;
  return (
    <ul className={styles.marks} aria-label="Betalsätt">
      {mobile && <Mark icon="phone" name={mobile} />}
      {provider && <Mark icon="card" name={provider} />}
    </ul>
  );
}
