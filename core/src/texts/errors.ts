import type { ClientErrorCode, FieldCode } from "../contract/problem.ts";

/** What people read for each refusal (specification section 8, error.{code}). */
export const errorTexts: Record<ClientErrorCode, string> = {
  BAD_REQUEST: "Begäran gick inte att förstå. Ladda om sidan och försök igen.",
  INVALID_JSON: "Begäran gick inte att läsa. Ladda om sidan och försök igen.",
  NOT_LOGGED_IN: "Logga in för att få tillgång till denna sida.",
  INVALID_TOKEN: "Din inloggning har gått ut. Logga in igen.",
  REVOKED_TOKEN: "Du har loggats ut. Logga in igen för att fortsätta.",
  WRONG_LOGIN_DATA: "E-postadressen eller lösenordet stämmer inte.",
  NOT_ALLOWED: "Du har inte behörighet att göra detta.",
  USER_DISABLED: "Kontot är avstängt. Kontakta oss om du tror att det är fel.",
  USER_UNKNOWN: "Det finns inget konto hos oss för den här inloggningen.",
  NOT_FOUND: "Det du söker finns inte. Det kan ha flyttats eller tagits bort.",
  LINK_INVALID: "Länken stämmer inte. Kontrollera att hela adressen från mejlet kom med.",
  ALREADY_CONFIRMED: "Frågan är redan bekräftad. Länken till din statussida finns i det mejl vi skickade då.",
  ANSWER_EXISTS: "Det finns redan ett svar på den här frågan.",
  ANSWER_EMPTY: "Svaret är tomt. Skriv ett svar innan du skickar det.",
  CHANGED_BY_OTHER: "Texten har ändrats på ett annat ställe sedan du öppnade den. Ladda om innan du sparar.",
  CONSENT_MISSING: "Den som ställde frågan har inte godkänt att den publiceras.",
  NOT_RESERVED: "Reservera frågan innan du svarar på den.",
  PUBLICATION_OBJECTED: "Den som ställde frågan har motsatt sig publicering.",
  QUESTION_NOT_OPEN: "Frågan går inte att arbeta med i sitt nuvarande läge.",
  RESERVED_BY_OTHER: "Frågan är reserverad av någon annan.",
  TOO_MANY_RESERVED: "Du kan inte reservera fler frågor just nu. Besvara eller lämna tillbaka en först.",
  LINK_HAS_EXPIRED: "Länken har gått ut eller är redan använd.",
  TOO_LARGE: "Det du skickade är för stort.",
  UNSUPPORTED_MEDIA_TYPE: "Formatet stöds inte.",
  INCORRECT_PROPERTIES: "Några uppgifter behöver rättas.",
  IDEMPOTENCY_KEY_REUSED: "Formuläret har redan skickats med andra uppgifter. Ladda om sidan och försök igen.",
  TOO_MANY_REQUESTS: "Det blev för många försök på kort tid. Vänta en stund och försök igen.",
  INTERNAL_SERVER_ERROR: "Något gick fel hos oss. Försök igen om en stund.",
  SERVICE_UNAVAILABLE: "Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.",
  NETWORK_ERROR: "Vi fick ingen kontakt med tjänsten. Kontrollera din uppkoppling och försök igen.",
  TIMEOUT: "Det tog för lång tid att få svar. Försök igen om en stund.",
};

const fieldTexts: Record<FieldCode, string> = {
  REQUIRED: "Fyll i uppgiften.",
  TOO_SHORT: "Texten är för kort.",
  TOO_LONG: "Texten är för lång.",
  INVALID_VALUE: "Kontrollera uppgiften.",
  INVALID_EMAIL: "Ange en giltig e-postadress, till exempel namn@exempel.se.",
  EMAILS_DIFFER: "E-postadresserna är inte lika.",
  INVALID_PHONE: "Ange ett telefonnummer, till exempel 070-123 45 67.",
  INVALID_DATE: "Välj ett datum.",
  DATE_PASSED: "Datumet har redan varit.",
  MUST_ACCEPT: "Kryssa i rutan för att fortsätta.",
  MUST_BE_EMPTY: "Lämna fältet tomt.",
  NOT_AVAILABLE: "Alternativet går inte att välja just nu.",
  UNKNOWN_FIELD: "Uppgiften känns inte igen.",
};

/** Words of their own for a field where the general ones are too vague. Keys are Field.CODE. */
const ownTexts: Record<string, string> = {
  "Title.REQUIRED": "Skriv en rubrik.",
  "Title.TOO_SHORT": "Skriv en rubrik med minst 10 tecken.",
  "Title.TOO_LONG": "Korta rubriken till högst 120 tecken.",
  "QuestionBody.REQUIRED": "Beskriv din situation.",
  "QuestionBody.TOO_SHORT": "Beskriv din situation med minst 50 tecken, så att vi kan ge ett användbart svar.",
  "QuestionBody.TOO_LONG": "Korta beskrivningen till högst 5\u00a0000 tecken.",
  "CategoryID.REQUIRED": "Välj det rättsområde som passar bäst.",
  "CategoryID.INVALID_VALUE": "Välj det rättsområde som passar bäst.",
  "Type.REQUIRED": "Välj svarstid.",
  "Type.INVALID_VALUE": "Välj svarstid.",
  "FirstName.INVALID_VALUE": "Namnet får bara innehålla bokstäver.",
  "Email.REQUIRED": "Ange din e-postadress.",
  "EmailRepeat.REQUIRED": "Skriv e-postadressen en gång till.",
  "DeadlineDate.DATE_PASSED": "Datumet har redan varit. Ange ett kommande datum eller lämna fältet tomt.",
  "AcceptTerms.MUST_ACCEPT": "Du behöver godkänna villkoren för att skicka frågan.",
  "AcceptTerms.REQUIRED": "Du behöver godkänna villkoren för att skicka frågan.",
};

/** The message at a field. */
export const fieldText = (field: string, code: FieldCode): string => ownTexts[`${field}.${code}`] ?? fieldTexts[code];

/** The message for a refusal; an unknown code reads as INTERNAL_SERVER_ERROR (specification section 8). */
export const errorText = (code: string): string =>
  code in errorTexts ? errorTexts[code as ClientErrorCode] : errorTexts.INTERNAL_SERVER_ERROR;

/** Section 5: an INCORRECT_PROPERTIES about Email has words of its own (error.Email). */
export const emailErrorText = "Kontrollera e-postadressen.";
