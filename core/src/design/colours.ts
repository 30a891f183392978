import { paper } from "./paper.ts";

/**
 * All colours: ink on paper with one green accent. This is the source: colours.css is generated from it
 * (`pnpm generate:design`), and the admin's theme imports it.
 */
export const light = {
  paper: paper.light,
  paperRaised: "#ffffff",
  paperSunken: "#f2f0ea",
  ink: "#1d1c19",
  inkSoft: "#55524a",
  /** Decorative lines, which need no contrast. */
  rule: "#dcd8cd",
  /** Borders of fields and buttons. */
  ruleStrong: "#837e71",
  accent: "#175c3d",
  accentStrong: "#0e4029",
  accentWash: "#e9f1ec",
  onAccent: "#ffffff",
  danger: "#a3231f",
  dangerStrong: "#7c1512",
  dangerWash: "#fbeceb",
  onDanger: "#ffffff",
  caution: "#7a5600",
  cautionWash: "#fbf3dc",
  focus: "#175c3d",
};

export type Colours = typeof light;

export const dark: Colours = {
  paper: paper.dark,
  paperRaised: "#1f1f1b",
  paperSunken: "#11110f",
  ink: "#edeae2",
  inkSoft: "#b5b0a4",
  rule: "#36342e",
  ruleStrong: "#8f8a7d",
  accent: "#86c9a5",
  accentStrong: "#a9dcc0",
  accentWash: "#1c2c24",
  onAccent: "#0d2318",
  danger: "#f29a94",
  dangerStrong: "#f7bdb9",
  dangerWash: "#33201e",
  onDanger: "#2b0d0b",
  caution: "#e6c46a",
  cautionWash: "#2f2813",
  focus: "#a9dcc0",
};

type Pair = readonly [over: keyof Colours, under: keyof Colours];

const papers = ["paper", "paperRaised", "paperSunken"] as const;
const tints = ["accentWash", "dangerWash", "cautionWash"] as const;
const onEach = (over: keyof Colours, under: readonly (keyof Colours)[]): Pair[] => under.map((one) => [over, one]);

/** Every text colour and its allowed backgrounds: at least 4.5:1. */
export const textPairs: Pair[] = [
  ...onEach("ink", [...papers, ...tints]),
  ...onEach("inkSoft", [...papers, ...tints]),
  ...onEach("accent", [...papers, "accentWash"]),
  ...onEach("accentStrong", [...papers, "accentWash"]),
  ...onEach("danger", [...papers, "dangerWash"]),
  ...onEach("dangerStrong", [...papers, "dangerWash"]),
  ...onEach("caution", [...papers, "cautionWash"]),
  ...onEach("onAccent", ["accent", "accentStrong"]),
  ...onEach("onDanger", ["danger", "dangerStrong"]),
];

/** Borders of controls, icons and the focus ring, and their allowed backgrounds: at least 3:1. */
export const edgePairs: Pair[] = [
  ...onEach("ruleStrong", [...papers, "accentWash"]),
  ...onEach("focus", [...papers, ...tints]),
  ...onEach("danger", [...papers, "dangerWash"]),
];

/** The name of a colour in CSS: `paperRaised` is `--paper-raised`. */
export const colourVariable = (name: string) => `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
