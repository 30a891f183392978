import { serif } from "./theme.ts";

const small = "0.875rem";
const textSize = "1.1875rem";
const isWide = "@container (min-width: 56rem)";

/** A heading with a rule above it. */
const underLine = {
  m: 0,
  mb: 1.5,
  pt: 1.5,
  borderTop: 2,
  borderColor: "text.primary",
  fontFamily: serif,
  lineHeight: 1.25,
  fontWeight: 600,
} as const;

/** Typography and spacing of the site's pages. Container queries make the preview follow the width of its frame. */
const page = {
  container: { containerType: "inline-size", overflowWrap: "anywhere" },
  page: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    fontSize: "1.0625rem",
    lineHeight: 1.6,
  },
  title: {
    fontFamily: serif,
    fontSize: "clamp(1.9rem, 1.4rem + 2cqi, 2.6rem)",
    fontWeight: 600,
    lineHeight: 1.15,
    mt: 0,
    mb: 2,
  },
} as const;

/** An answer's page, and a piece of news (site/src/answers). */
export const answerStyle = {
  ...page,
  page: {
    ...page.page,
    gap: 6,
    [isWide]: { gridTemplateColumns: "minmax(0, 42rem) minmax(13rem, 1fr)" },
  },
  title: { ...page.title, mb: 3 },
  about: { color: "primary.main", fontSize: small, fontWeight: 600, mb: 1.5 },
  facts: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
    gap: "0.75rem 1rem",
    m: 0,
    mb: 4,
    py: 2,
    borderTop: 1,
    borderBottom: 1,
    borderColor: "divider",
    fontSize: small,
    lineHeight: 1.45,
    "& dt": { color: "text.secondary" },
    "& dd": { m: 0, fontWeight: 600 },
    "@container (min-width: 37rem)": { display: "flex", columnGap: "2rem" },
  },
  author: { gridColumn: "1 / -1", flex: 1, "& span": { display: "block", fontWeight: 400 } },
  part: {
    color: "primary.main",
    fontSize: small,
    fontWeight: 600,
    fontStyle: "normal",
    letterSpacing: "0.02em",
    mt: 0,
    mb: 1.5,
  },
  question: {
    mb: 6,
    pl: 3,
    borderLeft: 3,
    borderColor: "divider",
    fontFamily: serif,
    fontSize: textSize,
    "& h2": { fontFamily: (theme: { typography: { fontFamily?: string } }) => theme.typography.fontFamily },
    "& p": { whiteSpace: "pre-line", mt: 0, mb: 2 },
    "& > :last-child": { mb: 0 },
  },
  contents: {
    mb: 4,
    px: 3,
    py: 2,
    bgcolor: "action.hover",
    "& h3": { m: 0, mb: 1, fontSize: small, fontWeight: 600 },
    "& ol": { m: 0, p: 0, listStyle: "none" },
    "& a": { display: "inline-block", py: "0.2rem" },
  },
  answer: {
    fontFamily: serif,
    fontSize: textSize,
    lineHeight: 1.65,
    "& h2, & h3": { mt: 4, mb: 1, fontSize: "1.4375rem", lineHeight: 1.25, fontWeight: 600 },
    "& h3": { fontSize: textSize },
    "& > :first-of-type": { mt: 0 },
    "& p": { mt: 0, mb: 2 },
    "& a": { color: "primary.main" },
    "& ul, & ol": { mt: 0, mb: 2, pl: "1.4em" },
    "& li": { mb: 1 },
    "& li::marker": { color: "primary.main" },
    "& li p": { m: 0 },
    "& blockquote": { mx: 0, my: 3, px: 3, py: 1.5, bgcolor: "action.hover" },
  },
  note: { mt: 6, pt: 2, borderTop: 1, borderColor: "divider", color: "text.secondary", fontSize: small },
  laws: {
    maxWidth: "42rem",
    "& h2": { ...underLine, fontSize: textSize },
    "& dl": { display: "grid", gap: 2, m: 0 },
    "& dt": { mb: 0.5, color: "text.secondary", fontSize: small, lineHeight: 1.4 },
    "& dd": {
      display: "inline-block",
      m: 0,
      mr: 1,
      mb: 1,
      px: 1,
      py: "0.1rem",
      border: 1,
      borderColor: "divider",
      borderRadius: 1,
      bgcolor: "background.paper",
      fontFamily: serif,
      fontVariantNumeric: "lining-nums tabular-nums",
      whiteSpace: "nowrap",
    },
  },
} as const;

/** A product's page (site/src/products). */
export const productStyle = {
  ...page,
  page: {
    ...page.page,
    gap: 4,
    [isWide]: { gridTemplateColumns: "minmax(0, 42rem) 20rem", justifyContent: "space-between" },
  },
  top: { maxWidth: "42rem" },
  lead: { fontFamily: serif, fontSize: textSize, lineHeight: 1.55, m: 0 },
  price: {
    alignSelf: "start",
    p: 3,
    borderTop: 3,
    borderColor: "primary.main",
    bgcolor: "action.hover",
    "& h2": { m: 0, mb: 0.5, fontSize: small, fontWeight: 600 },
    "& dl": { m: 0, mt: 2 },
    "& dl > div": { py: 1, borderTop: 1, borderColor: "divider" },
    "& dt": { color: "text.secondary", fontSize: small },
    "& dd": { m: 0, whiteSpace: "pre-line" },
    [isWide]: { gridArea: "1 / 2 / span 2" },
  },
  amount: { fontFamily: serif, fontSize: "2.1rem", fontWeight: 600, lineHeight: 1.1, mb: 0.5 },
  tax: { color: "text.secondary", fontSize: small },
  text: { minWidth: 0, maxWidth: "42rem" },
  description: { fontFamily: serif, lineHeight: 1.65, "& p": { mt: 0, mb: 2 } },
  points: {
    mt: 4,
    "& h2": { ...underLine, fontSize: "1.4375rem" },
    "& ul": { m: 0, pl: "1.4em" },
    "& li": { mb: 1 },
    "& li::marker": { color: "primary.main" },
  },
} as const;
