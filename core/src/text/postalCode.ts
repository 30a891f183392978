/** A stored postal code as it is written: "11867" is "118 67". */
export const formatPostalCode = (code: string): string => code.replace(/^(\d{3})(\d{2})$/, "$1 $2");
