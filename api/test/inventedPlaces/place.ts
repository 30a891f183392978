/** A place that doesn't exist, is repealed, or can't be verified, with what is needed to write it in words. */
export interface InventedPlace {
  /** Whether its act is one of those whose structure the repository holds. */
  isStructured: boolean;
  /** "jordabalken", "cykelhyreslagen". */
  name: string;
  abbreviation: string | null;
  /** Null for an act that is known by its name alone. */
  sfs: string | null;
  chapter: string | null;
  /** "99", "7 z"; an article of a European act. */
  paragraph: string;
  isEuropean: boolean;
}

/** "12 kap. 99 §", "artikel 120". */
export const placeWords = ({ chapter, paragraph, isEuropean }: InventedPlace): string =>
  isEuropean ? `artikel ${paragraph}` : `${chapter === null ? "" : `${chapter} kap. `}${paragraph} §`;
