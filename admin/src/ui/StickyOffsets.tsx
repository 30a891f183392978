import { GlobalStyles, useScrollTrigger } from "@mui/material";

/** What bears this name sticks below the app's bar. */
export const selectionBar = "selection-bar";
const openToolbar = ".RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)";

/**
 * Tells what sticks to the top of the screen how much of the app's bar is there: it slides away while one reads on. What
 * takes the focus is scrolled clear of the bar, and of what sticks below it (WCAG 2.4.11).
 */
export function StickyOffsets() {
  const isAway = useScrollTrigger();
  return (
    <GlobalStyles
      styles={({ breakpoints }) => ({
        html: {
          "--app-bar": isAway ? "0px" : "48px",
          scrollPaddingTop: 64,
          [`&:has(.${selectionBar}, ${openToolbar})`]: {
            scrollPaddingTop: 112,
            // Its buttons may take two lines.
            [breakpoints.down("sm")]: { scrollPaddingTop: 144 },
          },
        },
      })}
    />
  );
}
