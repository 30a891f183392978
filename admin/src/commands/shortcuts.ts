export type PageActionId =
  | "search"
  | "reserve"
  | "unreserve"
  | "write"
  | "visibility"
  | "save"
  | "preview"
  | "versions"
  | "export";

interface Common {
  text: string;
  /** In the syntax of react-hotkeys-hook: "mod+k", and "g>o" for a sequence. */
  keys: string;
}
type Does = { does: "palette" | "help" } | { does: "act"; act: PageActionId } | { does: "go"; to: string };
export type Shortcut = Common & Does;

const go = (keys: string, to: string, text: string): Shortcut => ({ does: "go", keys, to, text });
const act = (keys: string, id: PageActionId, text: string): Shortcut => ({ does: "act", keys, act: id, text });

/** All shortcuts: the source of the help page, the palette and the listeners. */
export const shortcuts: Record<string, Shortcut[]> = {
  Överallt: [
    { does: "palette", keys: "mod+k", text: "Sök sidor, frågor och det du kan göra här" },
    { does: "help", keys: "?", text: "Visa kortkommandona" },
  ],
  "Gå till": [
    go("g>h", "/dashboard", "Översikt"),
    go("g>o", "/questions/unanswered", "Obesvarade"),
    go("g>r", "/questions/reserved", "Reserverade"),
    go("g>i", "/questions/today", "Utlovade i dag"),
    go("g>t", "/questions/calls", "Samtal"),
    go("g>f", "/questions/late", "Försenade"),
    go("g>v", "/questions/waiting", "Väntar på uppgifter"),
    go("g>l", "/questions/readings", "Svar att läsa"),
    go("g>b", "/questions/answered", "Besvarade"),
    go("g>a", "/questions/all", "Alla frågor"),
    go("g>p", "/inbox", "Inkorg"),
    go("g>s", "/answers", "Svar"),
  ],
  "På sidan": [
    act("/", "search", "Sök i listan"),
    act("r", "reserve", "Reservera frågan"),
    act("l", "unreserve", "Lämna tillbaka frågan"),
    act("s", "write", "Skriv svar"),
    act("d", "visibility", "Dölj eller visa det som är öppet"),
  ],
  "När du skriver ett svar": [
    act("mod+s", "save", "Spara"),
    act("mod+alt+f", "preview", "Förhandsgranska"),
    act("mod+alt+h", "versions", "Versioner"),
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
