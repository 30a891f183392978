/** Who was found in some texts so far, in small letters. */
export interface Known {
  names: Set<string>;
  /** Those that may also be everyday words, and that were said to be people in small letters too: "min fru tilde". */
  small: Set<string>;
}
