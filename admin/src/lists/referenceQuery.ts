/**
 * The choices of an input and the chosen record are read again after five minutes or after a live change, not for each
 * list.
 */
export const referenceQuery = { staleTime: 5 * 60_000 };

export const referenceFailure = "Listan gick inte att hämta. Ladda om sidan för att försöka igen.";
