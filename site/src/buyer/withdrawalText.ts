/** The right of withdrawal of one purchase, in words (distansavtalslagen 2 kap. 10, 11 och 15 §§). */
export function withdrawalText(isCompany: boolean, consents: { StartNow: boolean; LoseRight: boolean }): string {
  if (isCompany) return "Ett företag har ingen ångerrätt.";
  const right = "14 dagar från dagen efter att vi har bekräftat köpet.";
  if (!consents.StartNow) return `${right} Vi börjar när den tiden har gått, och räknar leveranstiden därifrån.`;
  const part = `${right} Du vill att vi börjar innan dess, och betalar för det som är gjort om du ångrar dig.`;
  return consents.LoseRight ? `${part} Rätten upphör när hela tjänsten är levererad.` : part;
}
