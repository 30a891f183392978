import { type Colours, dark, light } from "@lagrum/core/design/colours";
import type { CheckboxProps } from "@mui/material";
import { svSE } from "@mui/material/locale";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { barHeight, visibleAppBar } from "./bars.ts";

/** For questions and answers. */
export const serif = 'Literata, "Literata Stand-in", Georgia, "Noto Serif", serif';
const sans = '"Hanken Grotesk", "Hanken Grotesk Stand-in", system-ui, sans-serif';

const componentsOf = (colours: Colours): RaThemeOptions["components"] => ({
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
  RaListToolbar: {
    styleOverrides: { root: { "&&": { backgroundColor: "transparent", paddingTop: 8, paddingBottom: 8 } } },
  },
  // Below 900 px the search field has a line of its own.
  RaFilterForm: {
    styleOverrides: {
      root: {
        // The filters share one row with the toolbar.
        "@media (width >= 900px)": {
          "&&": { gap: 8, minHeight: 0, minWidth: 0, paddingTop: 8 },
          "& .filter-field": { flex: "1 1 8rem", minWidth: 0, maxWidth: "15rem" },
          "& .filter-field > .MuiFormControl-root, & .filter-field > .MuiAutocomplete-root": {
            ...{ flex: 1, minWidth: 0, width: "auto" },
          },
          "& .MuiAutocomplete-root > .MuiFormControl-root": { minWidth: 0 },
          "& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix": { display: "none" },
          "&& .MuiFormControl-root": { marginTop: 0 },
        },
        "@media (width < 900px)": {
          // The gap leaves room for the labels on the upper border of the fields.
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
  // React-Admin leaves room for a fixed toolbar on phones; ours is static.
  RaSimpleForm: { styleOverrides: { root: { "@media (width < 600px)": { "&&": { paddingBottom: 8 } } } } },
  MuiCircularProgress: { defaultProps: { "aria-label": "Hämtar" } },
  MuiLinearProgress: { defaultProps: { "aria-label": "Hämtar" } },
  // React-Admin puts a row checkbox's label on the span around it, where it has no effect.
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
  // MUI lets a message scroll, where the keyboard cannot reach it (WCAG 2.1.1); ours wraps.
  MuiAlert: { styleOverrides: { message: { overflow: "visible", overflowWrap: "anywhere" } } },
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
  // With no row selected, the hidden buttons must not be reachable by Tab. The bar sticks below the app bar.
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
  // A wide table scrolls by itself, not the page.
  RaDataTable: { styleOverrides: { root: { "& .RaDataTable-tableWrapper": { overflowX: "auto" } } } },
  RaList: { styleOverrides: { root: { "& .RaList-main": { minWidth: 0 } } } },
  RaEdit: { styleOverrides: { root: { "& .RaEdit-card": { minWidth: 0 } } } },
  RaLayout: { styleOverrides: { root: { minWidth: 0 } } },
  MuiTableCell: {
    styleOverrides: { head: { color: colours.inkSoft, fontWeight: 600 }, root: { borderColor: colours.rule } },
  },
});

/** The site's design tokens as a MUI theme. */
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
  // Respects the system's setting for reduced motion (WCAG 2.3.3).
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
