import styles from "./Form.module.css";

/** A hidden field that bots fill in. The API refuses a form where it is filled. */
export function Honeypot({ defaultValue }: { defaultValue: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Webbplats
        <input name="Website" tabIndex={-1} autoComplete="off" defaultValue={defaultValue} />
      </label>
    </div>
  );
}
