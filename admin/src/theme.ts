import type { CheckboxProps } from "@mui/material";
import { svSE } from "@mui/material/locale";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";

/** For what people read at length: questions and answers. */
export const serif = 'Charter, "Bitstream Charter", "Iowan Old Style", "Source Serif 4", "Noto Serif", Georgia, serif';
const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif';

interface Colours {
  paper: string;
  raised: string;
  sunken: string;
  ink: string;
  soft: string;
  rule: string;
  accent: string;
  strong: string;
  onAccent: string;
  danger: string;
  caution: string;
}

const light: Colours = {
  paper: "#fbfaf7",
  raised: "#ffffff",
  sunken: "#f2f0ea",
  ink: "#1d1c19",
  soft: "#55524a",
  rule: "#dcd8cd",
  accent: "#175c3d",
  strong: "#0e4029",
  onAccent: "#ffffff",
  danger: "#a3231f",
  caution: "#7a5600",
};

const dark: Colours = {
  paper: "#171714",
  raised: "#1f1f1b",
  sunken: "#11110f",
  ink: "#edeae2",
  soft: "#b5b0a4",
  rule: "#36342e",
  accent: "#86c9a5",
  strong: "#a9dcc0",
  onAccent: "#0d2318",
  danger: "#f29a94",
  caution: "#e6c46a",
};

const componentsOf = (colours: Colours): RaThemeOptions["components"] => ({
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  RaListToolbar: { styleOverrides: { root: { "&&": { backgroundColor: "transparent", paddingBottom: 8 } } } },
  // Below 900 px the search stands alone, and the other filters share the lines below it.
  RaFilterForm: {
    styleOverrides: {
      root: {
        "@media (width < 900px)": {
          "&&": { flex: "1 1 100%", gap: 8, padding: "8px 0 0", minHeight: 0 },
          "& .filter-field": { flex: "1 1 9rem", minWidth: 0 },
          "& .filter-field:first-of-type": { flexBasis: "100%" },
          "& .filter-field > .MuiFormControl-root, & .filter-field > .MuiAutocomplete-root": { flex: 1, minWidth: 0 },
          "& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix": { display: "none" },
          "&& .MuiFormControl-root": { marginTop: 0 },
        },
      },
    },
  },
  MuiCircularProgress: { defaultProps: { "aria-label": "Hämtar" } },
  MuiLinearProgress: { defaultProps: { "aria-label": "Hämtar" } },
  // React-Admin names a row's checkbox on the span around it, where a name means nothing.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { "aria-label": undefined },
        input: ({ "aria-label": label }: CheckboxProps) => ({ "aria-label": label }),
      },
    },
  },
  MuiCard: { defaultProps: { variant: "outlined" } },
  MuiAutocomplete: {
    styleOverrides: { paper: { border: `1px solid ${colours.rule}`, boxShadow: "0 4px 16px rgb(0 0 0 / 0.15)" } },
  },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: "0.18em" } } },
  MuiTextField: { defaultProps: { variant: "outlined" } },
  MuiFormControl: { defaultProps: { variant: "outlined" } },
  MuiAppBar: {
    defaultProps: { color: "default", elevation: 0 },
    styleOverrides: {
      root: {
        "&&": { backgroundColor: colours.raised, color: colours.ink, borderBottom: `1px solid ${colours.rule}` },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: { head: { color: colours.soft, fontWeight: 600 }, root: { borderColor: colours.rule } },
  },
});

/** The site's paper, ink and green in MUI's terms. */
const themeOf = (mode: "light" | "dark", base: RaThemeOptions, colours: Colours): RaThemeOptions => ({
  ...base,
  components: {
    ...base.components,
    ...svSE.components,
    ...componentsOf(colours),
  },
  palette: {
    mode,
    primary: { main: colours.accent, dark: colours.strong, contrastText: colours.onAccent },
    secondary: { main: colours.accent, dark: colours.strong, contrastText: colours.onAccent },
    error: { main: colours.danger },
    warning: { main: colours.caution },
    background: { default: colours.paper, paper: colours.raised },
    text: { primary: colours.ink, secondary: colours.soft },
    divider: colours.rule,
  },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: sans,
    button: { textTransform: "none", fontWeight: 600 },
    h4: { fontFamily: serif, fontWeight: 600, fontSize: "1.9rem", lineHeight: 1.2, letterSpacing: "-0.01em" },
    h5: { fontFamily: serif, fontWeight: 600, fontSize: "1.4375rem", lineHeight: 1.25 },
    h6: { fontFamily: sans, fontWeight: 600, fontSize: "1rem" },
  },
  sidebar: { width: 216, closedWidth: 52 },
});

export const lightTheme = themeOf("light", defaultLightTheme, light);
export const darkTheme = themeOf("dark", defaultDarkTheme, dark);
