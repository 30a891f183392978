/** Heights in pixels: the app bar, the toolbar of selected rows, and the editor's toolbar. */
export const barHeight = 48;

/** Pixels between a bar and the focused element below it. */
export const barGap = 16;

/** Pixels that a second line of buttons adds to a bar. */
export const secondLine = 32;

/** CSS variable: the height of the app bar while it is visible, else 0 (StickyOffsets.tsx). */
export const visibleAppBar = "var(--app-bar, 0px)";
