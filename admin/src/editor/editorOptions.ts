import StarterKit from "@tiptap/starter-kit";
import type { RichTextInputProps } from "ra-input-rich-text";
import { nonce } from "../csp/nonce.ts";
import { serif } from "../ui/theme.ts";
import { citationClass, doubtfulClass } from "./citationMarks.ts";

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ["https", "http", "mailto"], HTMLAttributes: { rel: null, target: null } },
    strike: false,
    code: false,
    codeBlock: false,
    underline: false,
    horizontalRule: false,
  }),
];

/**
 * Allows the elements that the server's sanitiser allows: p h2 h3 ul ol li strong em a blockquote br. `label` names the
 * text box.
 */
export const editorOptions = (label: string): NonNullable<RichTextInputProps["editorOptions"]> => ({
  extensions,
  injectNonce: nonce(),
  editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, lang: "sv" } },
});

/** The site's typography for answers. */
export const editorStyle = {
  "& .ProseMirror": {
    minHeight: "18rem",
    fontFamily: serif,
    fontSize: "1.125rem",
    lineHeight: 1.6,
    "& h2": { fontSize: "1.4375rem", lineHeight: 1.25, mt: 2, mb: 1 },
    "& h3": { fontSize: "1.1875rem", lineHeight: 1.3, mt: 2, mb: 1 },
    "& li p": { my: 0.5 },
    "& a": { color: "primary.main" },
    "& blockquote": { ml: 0, pl: 2, borderLeft: 3, borderColor: "divider" },
    [`& .${citationClass}`]: { borderBottom: 2, borderBottomStyle: "dotted", borderColor: "primary.main" },
    [`& .${doubtfulClass}`]: { borderColor: "error.main" },
  },
} as const;
