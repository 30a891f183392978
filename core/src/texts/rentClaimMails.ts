import type { RentClaimState } from "../rentClaim/rentClaimCaseSchema.ts";
import type { MailContent } from "./mailContent.ts";

interface ToTenant {
  To: string;
  Reference: string;
  Code: string;
}

/** None contains texts of the tenant or staff: only links. */
export type RentClaimMail =
  | (ToTenant & { Kind: "rentClaimReceived" })
  | (ToTenant & { Kind: "rentClaimMoved"; FirstName: string; State: RentClaimState });

const personal = "Länken är personlig. Skicka den inte vidare: den som har länken kan läsa ditt ärende.";

interface News {
  subject: string;
  text: string;
  next: string;
}

const follow = "Läs hela beskedet på ärendets sida.";

const news: Record<RentClaimState, News> = {
  Received: { subject: "Nytt i ditt hyresärende", text: "Ditt ärende är mottaget.", next: follow },
  Reviewing: { subject: "Vi granskar ditt hyresärende", text: "En jurist går igenom ditt underlag.", next: follow },
  AwaitingDocuments: {
    subject: "Vi behöver underlag i ditt hyresärende",
    text: "En jurist har läst ditt ärende och behöver något från dig.",
    next: "Läs vad det gäller, bifoga underlaget och svara på ärendets sida.",
  },
  Negotiating: {
    subject: "Kravet är skickat till hyresvärden",
    text: "Vi har skickat ditt krav till hyresvärden och väntar på svar.",
    next: follow,
  },
  AtTribunal: {
    subject: "Ansökan är inlämnad till hyresnämnden",
    text: "Din ansökan ligger hos hyresnämnden, som avgör om hyran var för hög.",
    next: follow,
  },
  Decided: { subject: "Ditt hyresärende är avgjort", text: "Det finns ett beslut i ditt ärende.", next: follow },
  Declined: {
    subject: "Besked i ditt hyresärende",
    text: "Vi kan inte driva ditt ärende. Du kan fortfarande ansöka själv hos hyresnämnden, utan kostnad.",
    next: "Läs varför på ärendets sida.",
  },
  Withdrawn: { subject: "Ditt hyresärende är återtaget", text: "Ärendet är återtaget.", next: follow },
};

export function rentClaimMailContent(mail: RentClaimMail, publicUrl: string): MailContent {
  const action = { label: "Till ärendet", href: `${publicUrl}/overhyra/arende?code=${mail.Code}` };
  const reference = mail.Reference;
  if (mail.Kind === "rentClaimReceived") {
    return {
      subject: "Vi har fått ditt hyresärende",
      reference,
      paragraphs: ["Vi har tagit emot ditt ärende om för hög hyra. En jurist läser det så snart vi kan."],
      action,
      next: ["Bifoga underlag på ärendets sida, om du inte redan har gjort det."],
      notes: ["Har du inte skickat något till oss? Då behöver du inte göra något.", personal],
    };
  }
  const { subject, text, next } = news[mail.State];
  return { subject, name: mail.FirstName, reference, paragraphs: [text], action, next: [next], notes: [personal] };
}
