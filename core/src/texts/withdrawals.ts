import type { RefundBasis, WithdrawalObstacle, WithdrawalState } from "../withdrawal/withdrawalSchema.ts";

export const withdrawalStateTexts: Record<WithdrawalState, string> = {
  Submitted: "Mottagen",
  Queued: "Väntar på personalen",
  AwaitingShare: "Utförd del ska anges",
  Refunding: "Pengarna är på väg tillbaka",
  Completed: "Klar",
  Refused: "Ingen ångerrätt",
  Dismissed: "Avslutad utan åtgärd",
};

/** Why there is no right, to the buyer (distansavtalslagen 2005:59). */
export const withdrawalObstacleTexts: Record<WithdrawalObstacle, string> = {
  Company: "Köpet är gjort för ett företag. Ångerrätten gäller bara för konsumenter.",
  NotPaid: "Köpet är inte betalt, så det finns inget att ångra. En obetald beställning förfaller av sig själv.",
  Ended: "Köpet är redan avslutat.",
  Performed:
    "Hela tjänsten är levererad. Du bad oss att börja direkt och godkände att ångerrätten upphör när allt är levererat.",
  TooLate: "Ångerfristen har gått ut.",
};

/** Why that much is paid back, to the buyer. */
export const refundBasisTexts: Record<RefundBasis, string> = {
  NotStarted: "Vi har inte börjat. Du får tillbaka hela priset.",
  NoRequest: "Du har inte bett oss att börja inom ångerfristen. Du får tillbaka hela priset.",
  NoAcknowledgement: "Du har inte avstått från ångerrätten. Du får tillbaka hela priset.",
  PartPerformed: "Du bad oss att börja direkt. Du betalar för den del som är utförd och får tillbaka resten.",
  AlreadyRefunded:
    "Du har redan fått tillbaka hela priset. Avtalet upphör, och det finns inget mer att betala tillbaka.",
};
