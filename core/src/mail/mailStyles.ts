import type { CSSProperties } from "react";
import { dark, light } from "../design/colours.ts";

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";

/** Inline, since Gmail and Outlook drop style sheets in several places. */
export const mailStyles = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: light.paperSunken },
  card: {
    maxWidth: "560px",
    backgroundColor: light.paperRaised,
    border: `1px solid ${light.rule}`,
    borderCollapse: "separate",
    padding: "32px 28px",
  },
  brand: {
    fontFamily: serif,
    fontSize: "20px",
    lineHeight: "28px",
    fontWeight: 700,
    color: light.ink,
    margin: "0 0 24px",
  },
  sign: { color: light.accent },
  title: {
    fontFamily: serif,
    fontSize: "24px",
    lineHeight: "31px",
    fontWeight: 700,
    color: light.ink,
    margin: "0 0 20px",
  },
  text: {
    fontFamily: sans,
    fontSize: "16px",
    lineHeight: "25px",
    color: light.ink,
    margin: "0 0 16px",
    wordBreak: "break-word",
  },
  button: {
    fontFamily: sans,
    fontSize: "16px",
    fontWeight: 600,
    color: light.onAccent,
    backgroundColor: light.accent,
    borderRadius: "4px",
    padding: "14px 24px",
    margin: "8px 0 28px",
  },
  subtitle: {
    fontFamily: sans,
    fontSize: "16px",
    lineHeight: "25px",
    fontWeight: 600,
    color: light.ink,
    margin: "0 0 8px",
  },
  list: { margin: "0 0 20px", padding: "0 0 0 20px" },
  item: { fontFamily: sans, fontSize: "16px", lineHeight: "25px", color: light.ink, margin: "0 0 6px" },
  farewell: { fontFamily: sans, fontSize: "16px", lineHeight: "25px", color: light.ink, margin: "24px 0 0" },
  note: { fontFamily: sans, fontSize: "14px", lineHeight: "21px", color: light.inkSoft, margin: "0 0 10px" },
  footer: { maxWidth: "560px", padding: "20px 28px 0" },
} satisfies Record<string, CSSProperties>;

/** Must contain no characters that HTML escapes. For clients with a dark mode of their own (Apple Mail, Outlook for Mac); the others invert the inline colours. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: ${dark.paperSunken} !important; }
  .card, .card td { background-color: ${dark.paperRaised} !important; border-color: ${dark.rule} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.inkSoft} !important; }
  .sign { color: ${dark.accent} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}
@media (max-width: 480px) { .card { padding: 24px 18px !important; } .footer { padding: 20px 18px 0 !important; } }
`;
