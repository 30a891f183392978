import { type Theme, useMediaQuery } from "@mui/material";

/** Whether the window is too narrow for a table. */
export const useIsSmall = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
