import type { Details } from "../contract/problem.ts";
import { emailErrorText, errorText } from "./errors.ts";

/** The texts of the account pages. The first three keys are the specification's. */
export const accountTexts = {
  "login.forgotpasswordsent":
    "Om adressen har ett konto hos oss kommer det snart ett mejl. Öppna länken i det för att välja ett nytt lösenord.",
  "signup.signupComplete":
    "Tack för din ansökan. Vi har skickat ett mejl till dig: öppna länken i det och bekräfta din adress. Sedan kan du logga in.",
  "authFunctions.notAllowed": "Du har inte behörighet att se det här.",
  "login.activationSent":
    "Ditt konto är inte bekräftat ännu. Vi har skickat ett nytt mejl med en länk. Öppna den för att bekräfta adressen och logga in.",
  "login.activationNotSent": "Ditt konto är inte bekräftat ännu, och mejlet med länken gick inte att skicka.",
  "login.disabledMailed": "Vi har skickat ett mejl med en länk. Går det inte att logga in med den, kontakta oss.",
  "login.resetSent":
    "Ditt konto har inget lösenord ännu. Vi har skickat ett mejl med en länk. Öppna den för att välja ett.",
  "login.resetNotSent": "Ditt konto har inget lösenord ännu, och mejlet för att välja ett gick inte att skicka.",
  "login.unreachable": "Det du skrev finns kvar, så du kan försöka igen.",
  "login.withoutMe": "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.",
  "emailLink.sent": "Vi har skickat ett mejl med en länk. Öppna den för att logga in.",
  "emailLink.askingAddress":
    "Länken öppnades på en annan enhet eller i en annan webbläsare än där du bad om den. Skriv e-postadressen som mejlet kom till.",
  "emailLink.notSent": "Mejlet gick inte att skicka.",
  "activation.unconfirmed": "Tryck på knappen för att bekräfta att adressen är din.",
  "activation.confirmed": "Din adress är bekräftad. Nu kan du logga in.",
  "activation.notConfirmed": "Bekräftelsen gick inte fram.",
  "activation.sent": "Vi har skickat ett nytt mejl med en länk. Öppna den för att bekräfta adressen och logga in.",
  "activation.linkExpired": "Skriv din e-postadress, så skickar vi en ny länk.",
  "passwordReset.linkExpired": "Skriv din e-postadress, så skickar vi en ny länk.",
  "passwordReset.linkUnchecked": "Länken gick inte att pröva.",
  "passwordReset.notSent": "Mejlet gick inte att beställa.",
  "passwordReset.notConfirmed": "Lösenordet är kanske inte bytt. Det du skrev finns kvar, så du kan försöka igen.",
  "passwordReset.notSignedIn": "Ditt lösenord är bytt, men inloggningen gick inte.",
  "passwordReset.notificationFailed": "Ditt lösenord är bytt, men vi kunde inte avsluta dina äldre inloggningar.",
  "session.unreachable": "Det gick inte att ta reda på om du är inloggad.",
  "session.withoutMe": "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.",
  "session.notSignedOut": "Utloggningen gick inte hela vägen. Försök igen.",
  "signup.notSent": "Ansökan gick inte att skicka. Det du skrev finns kvar, så du kan försöka igen.",
  "account.passwordMissing": "Skriv ditt nuvarande lösenord.",
  "account.wrongPassword": "Lösenordet stämmer inte.",
  "account.deleted": "Kontot och det du berättade för oss är raderat. Tack för att du var med.",
  "test.empty": "Skriv ett svar innan du sparar.",
  "test.tooLong": "Korta svaret till högst 10\u00a0000 tecken.",
  "test.preserved": "Det du skrev finns kvar här.",
  "userApproval.askingBeforeRejection":
    "Vill du avböja ansökan? Personen får ett mejl med din motivering och loggas ut. Det går inte att ångra.",
} as const;
export type AccountTextKey = keyof typeof accountTexts;

interface Refused {
  Code: string;
  Details?: Details | null | undefined;
}

/** The key of the alert for a refusal (specification sections 5 and 8). */
export const alertKey = ({ Code, Details }: Refused): string =>
  Code === "INCORRECT_PROPERTIES" && Details?.Email !== undefined ? "error.Email" : `error.${Code}`;

/** The text of that alert. */
export const alertText = (refused: Refused): string =>
  alertKey(refused) === "error.Email" ? emailErrorText : errorText(refused.Code);
