import { createContext } from "react";

/** Opens the palette. */
export const OpenPalette = createContext<() => void>(() => {});
