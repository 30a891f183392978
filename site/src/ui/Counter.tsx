import styles from "./Field.module.css";

const number = new Intl.NumberFormat("sv-SE");

/** Characters left. Visual only: the field's error has the same information. */
export function Counter({ length, max }: { length: number; max: number }) {
  const over = length > max;
  return (
    <p className={over ? `${styles.counter} ${styles.over}` : styles.counter} aria-hidden="true">
      {over
        ? `${number.format(length - max)}\u00a0tecken för mycket`
        : `${number.format(length)} av ${number.format(max)}\u00a0tecken`}
    </p>
  );
}
