import type { ClientErrorCode } from "../contract/problem.ts";

/** The error texts that a public page can show; separate from the other texts, since every page loads them. */
export const pageErrorTexts = {
  TOO_MANY_REQUESTS: "Det blev för många försök på kort tid. Vänta en stund och försök igen.",
  INTERNAL_SERVER_ERROR: "Något gick fel hos oss. Försök igen om en stund.",
  SERVICE_UNAVAILABLE: "Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.",
  NETWORK_ERROR: "Vi fick ingen kontakt med tjänsten. Kontrollera din uppkoppling och försök igen.",
  TIMEOUT: "Det tog för lång tid att få svar. Försök igen om en stund.",
} satisfies Partial<Record<ClientErrorCode, string>>;

/** The message on a page that can't be shown; any other code gets the text of INTERNAL_SERVER_ERROR. */
export const pageErrorText = (code: string): string =>
  code in pageErrorTexts ? pageErrorTexts[code as keyof typeof pageErrorTexts] : pageErrorTexts.INTERNAL_SERVER_ERROR;
