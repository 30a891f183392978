import { type Colours, dark, light } from "@lagrum/core/design/colours";
import type { CheckboxProps } from "@mui/material";
import { svSE } from "@mui/material/locale";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { barHeight, visibleAppBar } from "./bars.ts";

/** For what people read at length: questions and answers. */
export const serif = 'Literata, "Literata Stand-in", Georgia, "Noto Serif", serif';
const sans = '"Hanken Grotesk", "Hanken Grotesk Stand-in", system-ui, sans-serif';

const componentsOf = (colours: Colours): RaThemeOptions["components"] => ({
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  RaListToolbar: {
    styleOverrides: { root: { "&&": { backgroundColor: "transparent", paddingTop: 8, paddingBottom: 8 } } },
  },
  // Below 900 px the search stands alone, and the other filters share the lines below it.
  RaFilterForm: {
    styleOverrides: {
      root: {
        "@media (width < 900px)": {
          // Between the lines there is room for the labels, which stand on the upper edge of their fields.
          "&&": { flex: "1 1 100%", gap: "16px 8px", padding: "8px 0 0", minHeight: 0 },
          "& .filter-field": { flex: "1 1 9rem", minWidth: 0 },
          "& .filter-field:first-of-type": { flexBasis: "100%" },
          "& .filter-field > .MuiFormControl-root, & .filter-field > .MuiAutocomplete-root": { flex: 1, minWidth: 0 },
          "& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix": { display: "none" },
          "&& .MuiFormControl-root": { marginTop: 0 },
        },
      },
    },
  },
  // React-Admin leaves room for a toolbar that lies over the end of a form on phones; ours stands below it.
  RaSimpleForm: { styleOverrides: { root: { "@media (width < 600px)": { "&&": { paddingBottom: 8 } } } } },
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
  MuiDialogActions: { styleOverrides: { root: { padding: "8px 24px 20px" } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: "0.18em" } } },
  MuiTextField: { defaultProps: { variant: "outlined" } },
  MuiFormControl: { defaultProps: { variant: "outlined" } },
  MuiAppBar: {
    defaultProps: { color: "default", elevation: 0 },
    styleOverrides: {
      root: {
        "&&": { backgroundColor: colours.paperRaised, color: colours.ink, borderBottom: `1px solid ${colours.rule}` },
      },
    },
  },
  // While nothing is selected its buttons are hidden behind the table's head, where the tab key would still find them.
  // The toolbar is drawn above its place, which sticks below the app's bar and the toolbar itself.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        position: "sticky",
        top: `calc(${visibleAppBar} + ${barHeight}px)`,
        zIndex: 3,
        "& .RaBulkActionsToolbar-toolbar": { backgroundColor: colours.accentWash },
        "& .RaBulkActionsToolbar-collapsed": { visibility: "hidden" },
      },
    },
  },
  // A table that is wider than its place scrolls there, and not the page with it.
  RaDataTable: { styleOverrides: { root: { "& .RaDataTable-tableWrapper": { overflowX: "auto" } } } },
  RaList: { styleOverrides: { root: { "& .RaList-main": { minWidth: 0 } } } },
  RaEdit: { styleOverrides: { root: { "& .RaEdit-card": { minWidth: 0 } } } },
  RaLayout: { styleOverrides: { root: { minWidth: 0 } } },
  MuiTableCell: {
    styleOverrides: { head: { color: colours.inkSoft, fontWeight: 600 }, root: { borderColor: colours.rule } },
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
    primary: { main: colours.accent, dark: colours.accentStrong, contrastText: colours.onAccent },
    secondary: { main: colours.accent, dark: colours.accentStrong, contrastText: colours.onAccent },
    error: { main: colours.danger, dark: colours.dangerStrong, contrastText: colours.onDanger },
    warning: { main: colours.caution },
    background: { default: colours.paper, paper: colours.paperRaised },
    text: { primary: colours.ink, secondary: colours.inkSoft },
    divider: colours.rule,
  },
  shape: { borderRadius: 4 },
  // Whoever has asked the system for less movement gets none here either (WCAG 2.3.3).
  motion: { reducedMotion: "system" },
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
