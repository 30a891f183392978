/** A Swedish law or ordinance, or an act of the European Union, that texts cite. */
export interface Act {
  /** The number in the statute book, "1970:994", or the CELEX number, "32016R0679". */
  id: string;
  /** The name in running text: "jordabalken", "lagen om anställningsskydd". */
  name: string;
  /** The official title with its number: "Jordabalk (1970:994)". */
  title: string;
  /** Other names in running text, lower-case and definite: "anställningsskyddslagen". */
  otherNames: readonly string[];
  /** Abbreviations as they are written: "JB", "LAS". */
  abbreviations: readonly string[];
  /** Whether the numbering of paragraphs restarts in each chapter, so that a paragraph alone points nowhere. */
  restarts: boolean;
  /** First day in force, "1972-01-01"; null when it isn't known for sure. */
  inForce: string | null;
  /** Last day in force; null while it is in force. */
  until: string | null;
  /** The act that replaced it. */
  replacedBy: string | null;
}
