import { languages } from "@lagrum/core/account/accountSchema";
import type { Choice } from "../ui/CheckList.tsx";

/** The languages most often needed here come first; the others by name. */
const frequent = ["sv", "en", "ar", "fa", "so", "fi", "es", "pl"];

export interface LanguageChoices {
  frequent: Choice[];
  others: Choice[];
}

/** Computed once, where the page is first rendered: browsers and servers may have different language names. */
export function languageChoices(): LanguageChoices {
  const names = new Intl.DisplayNames("sv", { type: "language" });
  const choice = (value: string): Choice => {
    const name = names.of(value) ?? value;
    return { value, title: name.charAt(0).toLocaleUpperCase("sv") + name.slice(1) };
  };
  const others = languages.filter((value) => !frequent.includes(value)).map(choice);
  return { frequent: frequent.map(choice), others: others.sort((a, b) => a.title.localeCompare(b.title, "sv")) };
}
