export type PageActionId =
  | "search"
  | "nextRow"
  | "previousRow"
  | "reserve"
  | "unreserve"
  | "write"
  | "visibility"
  | "save"
  | "preview"
  | "fullScreen"
  | "versions"
  | "export";

interface Common {
  text: string;
  /** In the syntax of react-hotkeys-hook: "mod+k", and "g>o" for a sequence. */
  keys: string;
}
type Target = { kind: "palette" | "help" } | { kind: "action"; action: PageActionId } | { kind: "page"; to: string };
export type Shortcut = Common & Target;

const go = (keys: string, to: string, text: string): Shortcut => ({ kind: "page", keys, to, text });
const action = (keys: string, id: PageActionId, text: string): Shortcut => ({ kind: "action", keys, action: id, text });

/** All shortcuts: the source of the help page, the palette and the listeners. */
export const shortcuts: Record<string, Shortcut[]> = {
  Överallt: [
    { kind: "palette", keys: "mod+k", text: "Sök sidor, frågor, svar, personer och det du kan göra här" },
    { kind: "help", keys: "?", text: "Visa kortkommandona" },
  ],
  "Gå till": [
    go("g>h", "/dashboard", "Översikt"),
    go("g>o", "/questions/unanswered", "Obesvarade"),
    go("g>r", "/questions/reserved", "Reserverade"),
    go("g>i", "/questions/today", "Utlovade i dag"),
    go("g>t", "/questions/calls", "Samtal"),
    go("g>f", "/questions/late", "Försenade"),
    go("g>v", "/questions/waiting", "Väntar på uppgifter"),
    go("g>l", "/questions/readings", "Svar att granska"),
    go("g>b", "/questions/answered", "Besvarade"),
    go("g>a", "/questions/all", "Alla frågor"),
    go("g>p", "/inbox", "Inkorg"),
    go("g>s", "/answers", "Svar"),
  ],
  "På sidan": [
    action("/", "search", "Sök i listan"),
    action("j", "nextRow", "Nästa rad i listan (Enter öppnar den)"),
    action("k", "previousRow", "Förra raden i listan"),
    action("r", "reserve", "Reservera frågan"),
    action("l", "unreserve", "Lämna tillbaka frågan"),
    action("s", "write", "Skriv svar"),
    action("d", "visibility", "Dölj eller visa det som är öppet"),
  ],
  "När du skriver ett svar": [
    action("mod+s", "save", "Spara"),
    action("mod+alt+f", "preview", "Förhandsgranska"),
    action("mod+alt+h", "versions", "Versioner"),
    action("mod+alt+m", "fullScreen", "Helskärm"),
  ],
};

/** A single-character shortcut, which speech input can trigger: it must be possible to turn it off (WCAG 2.1.4). */
export const isLetters = ({ keys }: Pick<Shortcut, "keys">): boolean => !/\bmod\b/.test(keys);

/** Key of the setting in the preferences store. */
export const lettersKey = "desk.letterShortcuts";

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? "");
const keyTexts: Record<string, string> = { mod: isMac ? "⌘" : "Ctrl", alt: isMac ? "⌥" : "Alt" };

/** The keys as printed on the keyboard, in order. */
export const keysOf = ({ keys }: Pick<Shortcut, "keys">): string[] =>
  keys.split(/[+>]/).map((key) => keyTexts[key] ?? key.toUpperCase());
