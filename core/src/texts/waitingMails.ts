import { type MailContent, personalLink, type ToAddress } from "./mailContent.ts";

interface ToWaiting extends ToAddress {
  /** The code of the place on the list. */
  Code: string;
}

/** The address is unconfirmed, and neither mail mentions the matter. */
export type WaitingMail =
  | (ToWaiting & { Kind: "waitingJoined"; Wishes: string; Until: string })
  | (ToWaiting & {
      Kind: "timeOffered";
      /** The code of the held time. */
      BookingCode: string;
      /** In words: "21 november 2026 kl. 9.05". */
      When: string;
      Minutes: number;
      Lawyer: string;
      /** In words, the end of the hold. */
      HeldUntil: string;
    });

export function waitingMailContent(mail: WaitingMail, publicUrl: string): MailContent {
  const page = `${publicUrl}/boka/vantelista?code=${mail.Code}`;
  if (mail.Kind === "waitingJoined") {
    return {
      subject: "Du står på väntelistan",
      paragraphs: [
        "Du står nu i kö för en tid hos en jurist. Vi mejlar när en tid som passar blir ledig.",
        `Det som passar: ${mail.Wishes}, till och med ${mail.Until}.`,
      ],
      action: { label: "Se eller lämna väntelistan", href: page },
      next: [
        "När det är din tur håller vi tiden åt dig i 30 minuter. Svarar du inte går den till nästa i kön.",
        "Blir tre erbjudanden i rad utan svar tar vi bort dig från listan.",
      ],
      notes: ["Har du inte anmält dig? Lämna listan med länken, eller låt bli att svara.", personalLink],
    };
  }
  return {
    subject: "En tid har blivit ledig",
    paragraphs: [
      `Det är din tur på väntelistan: ${mail.When}, ${mail.Minutes} minuter, med ${mail.Lawyer}.`,
      `Vi håller tiden åt dig till ${mail.HeldUntil}. Sedan går den till nästa i kön.`,
    ],
    action: { label: "Boka tiden", href: `${publicUrl}/boka/uppgifter?code=${mail.BookingCode}` },
    next: [`Passar den inte? Säg nej tack, så kan någon annan få tiden. Du står kvar i kön: ${page}`],
    notes: [personalLink],
  };
}
