import { GlobalStyles, useScrollTrigger } from "@mui/material";
import { barGap, barHeight, secondLine } from "./bars.ts";

/** Class of a bar that sticks below the app bar. */
export const selectionBar = "selection-bar";
const openToolbar = ".RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)";

/**
 * Sets the CSS variable of the visible app bar, which hides on scroll down. Scrolls a focused element
 * clear of the bars (WCAG 2.4.11).
 */
export function StickyOffsets() {
  const isAppBarHidden = useScrollTrigger();
  return (
    <GlobalStyles
      styles={({ breakpoints }) => ({
        html: {
          "--app-bar": isAppBarHidden ? "0px" : `${barHeight}px`,
          scrollPaddingTop: barHeight + barGap,
          [`&:has(.${selectionBar}, ${openToolbar})`]: {
            scrollPaddingTop: 2 * barHeight + barGap,
            [breakpoints.down("sm")]: { scrollPaddingTop: 2 * barHeight + secondLine + barGap },
          },
        },
      })}
    />
  );
}
