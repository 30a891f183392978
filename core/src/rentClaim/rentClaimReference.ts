/** The reference of a rent claim: "H-101". */
export const rentClaimReference = (id: number): string => `H-${id}`;

/** The tenant's page of a rent claim. */
export const rentClaimPage = (code: string): string => `/overhyra/arende?${new URLSearchParams({ code })}`;
