/** The names found so far in the texts, in lower case. */
export interface Known {
  names: Set<string>;
  /** Names that are also common words and were found in lower case, for example after a relation: "min fru tilde". */
  lowercase: Set<string>;
}
