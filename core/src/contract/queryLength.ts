/** Length of a search. Apart from the other lengths, since every page has a search form. */
export const queryLength = { min: 0, max: 200 };
