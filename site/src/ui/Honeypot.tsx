import styles from "./Form.module.css";

/** A field that no person sees: programs fill it in, and the service refuses what bears it. */
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
