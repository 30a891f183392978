import styles from "./Form.module.css";

/** A field that no person sees: programs fill it in, and the service refuses what bears it. */
export function BaitField({ defaultValue }: { defaultValue: string }) {
  return (
    <div className={styles.bait} aria-hidden="true">
      <label>
        Webbplats
        <input name="Website" tabIndex={-1} autoComplete="off" defaultValue={defaultValue} />
      </label>
    </div>
  );
}
