import type { ComponentProps } from "react";
import { TextField } from "./TextField.tsx";

type Props = Omit<ComponentProps<typeof TextField>, "name" | "label" | "type"> & { name?: string; label?: string };

export const EmailField = ({ name = "Email", label = "E-post", ...field }: Props) => (
  <TextField name={name} label={label} type="email" inputMode="email" autoComplete="email" {...field} />
);
