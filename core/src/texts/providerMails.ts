import { type MailContent, personalLink } from "./mailContent.ts";

/** The mails that the identity provider sends: docs/provider-mails.md. The lifetimes of links are Firebase's. */
export const providerMailKinds = [
  "passwordReset",
  "signIn",
  "activation",
  "emailVerification",
  "emailChange",
  "emailRecovery",
] as const;
export type ProviderMailKind = (typeof providerMailKinds)[number];

type ProviderMail = Omit<MailContent, "action"> & { label: string };

const notYou = "Var det inte du som bad om det här? Då behöver du inte göra något.";

const providerMails: Record<ProviderMailKind, ProviderMail> = {
  passwordReset: {
    subject: "Välj ett nytt lösenord",
    paragraphs: ["Öppna länken för att välja ett nytt lösenord för ditt konto."],
    label: "Välj nytt lösenord",
    next: [
      "Länken gäller i en timme och kan användas en gång.",
      "När du har bytt lösenord loggas du ut från andra enheter.",
    ],
    notes: [`${notYou} Lösenordet är oförändrat.`, personalLink],
  },
  signIn: {
    subject: "Logga in på Lagrum",
    paragraphs: ["Öppna länken för att logga in på ditt konto, utan lösenord."],
    label: "Logga in",
    next: ["Länken gäller i sex timmar och kan användas en gång."],
    notes: [notYou, personalLink],
  },
  activation: {
    subject: "Aktivera ditt konto",
    paragraphs: ["Ditt konto är inte aktiverat än. Öppna länken, så bekräftar du din e-postadress och blir inloggad."],
    label: "Aktivera kontot",
    next: [
      "Länken gäller i sex timmar och kan användas en gång.",
      "Sedan loggar du in med din e-postadress och ditt lösenord.",
    ],
    notes: [notYou, personalLink],
  },
  emailVerification: {
    subject: "Bekräfta din e-postadress",
    paragraphs: ["Öppna länken för att bekräfta din e-postadress."],
    label: "Bekräfta e-postadressen",
    next: ["Länken gäller i tre dagar och kan användas en gång."],
    notes: [notYou, personalLink],
  },
  emailChange: {
    subject: "Bekräfta din nya e-postadress",
    paragraphs: ["Öppna länken för att byta till den här e-postadressen."],
    label: "Byt e-postadress",
    next: ["Länken kan användas en gång."],
    notes: [notYou, personalLink],
  },
  emailRecovery: {
    subject: "Din e-postadress har ändrats",
    paragraphs: ["E-postadressen för ditt konto har ändrats. Öppna länken om du vill ha tillbaka den gamla."],
    label: "Återställ e-postadressen",
    next: ["Var det du som ändrade den? Då behöver du inte göra något."],
    notes: [personalLink],
  },
};

export function providerMailContent(kind: ProviderMailKind, href: string): MailContent {
  const { label, ...mail } = providerMails[kind];
  return { ...mail, action: { label, href } };
}
