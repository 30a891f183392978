/** The page background in light and dark mode; in a separate file, since every page sends it as theme-color. */
export const paper = { light: "#fbfaf7", dark: "#171714" };
