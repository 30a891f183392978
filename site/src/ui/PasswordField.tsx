import { type ComponentProps, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./Field.module.css";
import { TextField } from "./TextField.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "children">;

/** A password field with a button that shows it. */
export function PasswordField(field: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField {...field} type={isShown ? "text" : "password"} autoCapitalize="off" spellCheck={false}>
      <div className={styles.show}>
        <Button type="button" variant="plain" aria-controls={field.name} onClick={() => setShown(!isShown)}>
          {isShown ? "Dölj lösenordet" : "Visa lösenordet"}
        </Button>
      </div>
    </TextField>
  );
}
