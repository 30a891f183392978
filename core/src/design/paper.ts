/** The colour that everything stands on, by day and by night; apart, since every page tells the browser of it. */
export const paper = { light: "#fbfaf7", dark: "#171714" };
