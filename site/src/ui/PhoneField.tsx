import type { ComponentProps } from "react";
import { TextField } from "./TextField.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "name" | "label" | "type">;

export const PhoneField = (field: Props) => (
  <TextField name="Phone" label="Telefon" type="tel" narrow autoComplete="tel" {...field} />
);
