import type { Channel } from "../booking/bookingSchema.ts";
import { channelTexts, meetingStart } from "./bookings.ts";
import { type MailContent, personalLink, type ToAddress } from "./mailContent.ts";
import { type MoneyBack, moneyBackText } from "./moneyBack.ts";

interface ToBooker {
  To: string;
  FirstName: string;
  BookingID: number;
  Reference: string;
  /** The code in the link. */
  Code: string;
  /** In words: "21 november 2026 kl. 9.05". */
  When: string;
  /** In words: until when it can be moved, and cancelled without cost; null when that has passed. */
  FreeUntil: string | null;
  Minutes: number;
  Channel: Channel;
  Lawyer: string;
  /** The office's address. */
  Place: string;
  /** The meeting as a calendar file, and what calendars are to do with it (RFC 5546). */
  Calendar: { Method: "REQUEST" | "CANCEL"; Content: string };
}

/** About a free meeting that is not confirmed: the address may be a stranger's, so there is no name. */
export type UnconfirmedMail = ToAddress &
  (
    | {
        Kind: "bookingConfirm";
        Reference: string;
        /** The code in the link, which confirms. */
        Code: string;
        When: string;
        Minutes: number;
        Lawyer: string;
        /** In words: until when it can be confirmed. */
        ConfirmUntil: string;
      }
    /** The person has had a free meeting. Only this mail says so, never the page. */
    | { Kind: "freeMeetingUsed"; Reference: string }
  );

/** None contains the booker's description: only links. */
export type BookingMail =
  | (ToBooker & { Kind: "bookingConfirmed" | "bookingMoved" | "bookingReminder" })
  | (ToBooker & { Kind: "bookingCancelled"; isByFirm: boolean; Money: MoneyBack });

/** To the lawyer, who needs the booker's name and number for the meeting. It has no description either. */
export interface LawyerMail {
  Kind: "meetingChanged";
  To: string;
  FirstName: string;
  BookingID: number;
  Reference: string;
  Change: "booked" | "moved" | "cancelled";
  When: string;
  Minutes: number;
  Channel: Channel;
  Booker: { Name: string; Phone: string; Email: string };
  Calendar: ToBooker["Calendar"];
}

const subjects: Record<BookingMail["Kind"], string> = {
  bookingConfirmed: "Ditt möte är bokat",
  bookingMoved: "Ny tid för ditt möte",
  bookingReminder: "Påminnelse om ditt möte",
  bookingCancelled: "Ditt möte är avbokat",
};

const prepare = "Ha gärna det som rör ärendet framför dig: avtal, brev och en lista över det du vill fråga om.";

export function bookingMailContent(mail: BookingMail, publicUrl: string): MailContent {
  const { FirstName: name, Reference: reference, When, Minutes, Channel, Lawyer, Place } = mail;
  const common = {
    name,
    reference,
    subject: subjects[mail.Kind],
    notes: [personalLink],
  };
  const href = `${publicUrl}/boka/bokning?code=${mail.Code}`;
  if (mail.Kind === "bookingCancelled") {
    return {
      ...common,
      paragraphs: [
        mail.isByFirm ? `Vi har tyvärr behövt avboka ditt möte ${When}.` : `Ditt möte ${When} är avbokat.`,
        ...[moneyBackText(mail.Money)].filter(Boolean),
      ],
      action: { label: "Boka en ny tid", href: `${publicUrl}/boka` },
      next: ["Den bifogade kalenderfilen tar bort mötet ur din kalender."],
    };
  }
  return {
    ...common,
    paragraphs: [
      `${mail.Kind === "bookingMoved" ? "Din nya tid är" : "Du har ett möte"} ${When}, ${Minutes} minuter, med ${Lawyer}.`,
      meetingStart(Channel, Place),
    ],
    action: { label: "Se, flytta eller avboka", href },
    next: [
      prepare,
      mail.FreeUntil === null
        ? "Det är mindre än 24 timmar kvar. Vill du flytta mötet, ring oss."
        : `Du kan flytta eller avboka utan kostnad till och med ${mail.FreeUntil}.`,
    ],
  };
}

const notYou = "Har du inte bokat något? Då behöver du inte göra något.";

export function unconfirmedMailContent(mail: UnconfirmedMail, publicUrl: string): MailContent {
  const reference = mail.Reference;
  if (mail.Kind === "freeMeetingUsed") {
    return {
      reference,
      subject: "Om din bokning",
      paragraphs: [
        "Ett första samtal är bokat med din e-postadress eller ditt telefonnummer. Varje person kan ha ett första samtal gratis, och ditt är redan bokat eller hållet.",
        "Vi kan därför inte bekräfta den nya tiden. Den blir ledig för andra av sig själv.",
      ],
      action: { label: "Boka ett längre möte", href: `${publicUrl}/boka` },
      next: [
        "Vill du flytta samtalet du redan har? Använd länken i mejlet där vi bekräftade det.",
        "Tror du att det har blivit fel? Svara på det här mejlet eller ring oss, så hjälper vi dig.",
      ],
      notes: [notYou],
    };
  }
  return {
    reference,
    subject: "Bekräfta din tid",
    paragraphs: [
      `Ett första samtal är bokat med din e-postadress: ${mail.When}, ${mail.Minutes} minuter, med ${mail.Lawyer}.`,
      `Tiden är din när du har bekräftat den. Vi håller den till ${mail.ConfirmUntil}.`,
    ],
    action: { label: "Öppna bokningen och bekräfta", href: `${publicUrl}/boka/bokning?code=${mail.Code}` },
    next: [
      "Tryck på ”Bekräfta mötet” på sidan som öppnas. Sedan mejlar vi en bekräftelse med en kalenderfil.",
      "Bekräftar du inte i tid blir tiden ledig för andra.",
    ],
    notes: [notYou, personalLink],
  };
}

const changes = {
  booked: { subject: "Nytt möte", text: "Ett möte är bokat hos dig" },
  moved: { subject: "Flyttat möte", text: "Ett möte hos dig har fått en ny tid" },
  cancelled: { subject: "Avbokat möte", text: "Ett möte hos dig är avbokat" },
};

export function lawyerMailContent(mail: LawyerMail, publicUrl: string): MailContent {
  const { FirstName: name, Reference: reference } = mail;
  const { subject, text } = changes[mail.Change];
  const { Name, Phone, Email } = mail.Booker;
  return {
    name,
    reference,
    subject: `${subject}: ${reference}`,
    paragraphs: [
      `${text}: ${mail.When}, ${mail.Minutes} minuter, ${channelTexts[mail.Channel].toLocaleLowerCase("sv")}.`,
      `Mötet är med ${Name}, telefon ${Phone}, e-post ${Email}.`,
    ],
    action: { label: "Till kalendern", href: `${publicUrl}/admin/meetings` },
    next: ["Den bifogade kalenderfilen håller din kalender uppdaterad."],
  };
}
