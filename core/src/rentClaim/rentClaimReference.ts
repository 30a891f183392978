/** The reference of a rent claim: "H-101". */
export const rentClaimReference = (id: number): string => `H-${id}`;

/** The page of the own rent claim. */
export const rentClaimPage = (code: string): string => `/overhyra/arende?${new URLSearchParams({ code })}`;
