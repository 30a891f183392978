/** The content of a mail. Its HTML and its plain text are both rendered from it (core/src/mail/renderMail.ts). */
export interface MailContent {
  /** Without personal data: it is shown on locked phones and stored in logs of mail servers. */
  subject: string;
  /** The first name of a recipient whose address is confirmed. */
  name?: string | null;
  paragraphs: string[];
  /** The one button. */
  action?: { label: string; href: string };
  /** What happens next. */
  next: string[];
  /** Small print. */
  notes?: string[];
  /** The reference that the recipient can quote: "L-1042". */
  reference?: string;
}

/** To an address that may be a stranger's: without a name, which could be a message from someone else. */
export interface ToAddress {
  To: string;
}

export interface ToPerson {
  To: string;
  FirstName: string;
}

export const personalLink = "Länken är personlig. Skicka den inte vidare.";
