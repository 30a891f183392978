const number = new Intl.NumberFormat("sv-SE");

/** "12 svar", "1 svar", "inga svar än". */
export const answerCount = (count: number): string => (count === 0 ? "inga svar än" : `${number.format(count)} svar`);
