import { publicationMailText } from "../question/publicationTexts.ts";
import { reference } from "../question/questionState.ts";
import type { MailContent } from "../texts/mailContent.ts";
import { type Mail, mailContent } from "../texts/mails.ts";
import { providerMailContent, providerMailKinds } from "../texts/providerMails.ts";
import type { MailSender } from "./mailSender.ts";

/** The sender of the examples. */
export const exampleSender: MailSender = {
  ...{ Name: "Lagrum Exempel AB", LegalName: "Lagrum Exempel Aktiebolag", OrgNumber: "556000-0000" },
  ...{ Street: "Exempelgatan 1", PostalCode: "11122", City: "Stockholm" },
  ...{ Phone: "08-465 000 00", Email: "kontakt@lagrum.example" },
};

const To = "anna@exempel.se";
const Code = "abcdefghijklmnopqrstuvwxyz234567";

/** At least one of each kind of mail. */
function exampleMails(FirstName: string): Mail[] {
  const asker = { To, FirstName, QuestionID: 1042, Code };
  const person = { To, FirstName };
  const FollowUpUntil = "28 november 2026 kl. 14.00";
  const answered = { State: "Answered", Objected: false, isPublished: false } as const;
  const meeting = {
    ...{ To, FirstName, Code, BookingID: 17, Reference: "B-17", Minutes: 15 },
    ...{ When: "24 november 2026 kl. 14.00", FreeUntil: "23 november 2026 kl. 14.00" },
    ...{ Channel: "Video" as const, Lawyer: "Karin Ekdal", Place: "Exempelgatan 1, 111 22 Stockholm" },
    Calendar: { Method: "REQUEST", Content: "BEGIN:VCALENDAR" },
  } as const;
  const buyer = { ...person, OrderID: 5012, OrderKind: "Product" as const, ProductName: "Samboavtal", Code };
  const firm = { To, ReplyTo: "bo@exempel.se", Reference: "M-17" };
  const withdrawal = {
    ...{ To, Reference: "A-101", Name: "Kim Ek", OrderRef: "O-5012" },
    ReceivedAt: "24 november 2026 kl. 14.00",
  };
  const decided = { ...withdrawal, ProductName: "Samboavtal", Why: null, KeptSum: null };
  const complaint = { To, Reference: "KL-101" };
  const claim = { To, Reference: "H-101", Code };
  return [
    { Kind: "questionConfirm", ...asker, isPaid: false },
    { Kind: "questionConfirm", ...asker, isPaid: true },
    { Kind: "questionReceived", ...asker, Type: "Free", isUnpaid: false },
    { Kind: "questionReceived", ...asker, Type: "Express", isUnpaid: true },
    {
      Kind: "questionAnswered",
      ...asker,
      FollowUpUntil,
      Publication: publicationMailText({ ...answered, Type: "Free", PublishConsent: false }),
    },
    {
      Kind: "questionAnswered",
      ...asker,
      FollowUpUntil,
      Publication: publicationMailText({ ...answered, Type: "Express", PublishConsent: false }),
    },
    { Kind: "callHeld", ...asker, FollowUpUntil, hasReceipt: true },
    { Kind: "factsAsked", ...asker },
    { Kind: "followUpAnswered", ...asker },
    {
      Kind: "questionDeclined",
      ...asker,
      Money: { State: "OnItsWay", Sum: "1495 kr", isWhole: true, isRelease: false },
    },
    { Kind: "questionDeleted", To, QuestionID: 1042, wasAnswered: true },
    { Kind: "callAgreed", ...asker, When: "24 november 2026 kl. 14.00", isMoved: true },
    { Kind: "myCasesLink", To, Code },
    {
      ...{ Kind: "bookingConfirm", To, Code, Reference: "B-17", When: meeting.When, Minutes: 15 },
      ...{ Lawyer: "Karin Ekdal", ConfirmUntil: "21 november 2026 kl. 9.35" },
    },
    { Kind: "freeMeetingUsed", To, Reference: "B-17" },
    { Kind: "bookingConfirmed", ...meeting },
    { Kind: "bookingMoved", ...meeting },
    { Kind: "bookingReminder", ...meeting },
    { Kind: "bookingCancelled", ...meeting, isByFirm: false, Money: { State: "Nothing" } },
    { Kind: "waitingJoined", To, Code, Wishes: "ett möte på 15 minuter", Until: "30 november 2026" },
    {
      ...{ Kind: "timeOffered", To, Code, BookingCode: Code, When: meeting.When, Minutes: 15 },
      ...{ Lawyer: "Karin Ekdal", HeldUntil: "21 november 2026 kl. 9.35" },
    },
    {
      Kind: "orderPaid",
      ...buyer,
      Price: "3495 kr",
      Tax: "699 kr",
      PaidOn: "23 november 2026",
      Content: ["Ett samboavtal efter era uppgifter.", "En genomgång per telefon."],
      Times: "Klart senast måndag 30 november kl. 14.00.",
      Withdrawal: "Till och med måndag 7 december: 14 dagar från dagen efter att vi har bekräftat köpet.",
      TermsVersion: "2026-11-26",
      hasReceipt: false,
      hasWithdrawal: true,
    },
    { Kind: "orderPlaced", To, OrderID: 5012, OrderKind: "Product", ProductName: "Samboavtal", Code },
    { Kind: "orderAsked", ...buyer },
    { Kind: "orderDelivered", ...buyer },
    { Kind: "orderCancelled", ...buyer, Money: { State: "Nothing" } },
    { Kind: "paymentDeclined", ...buyer },
    { Kind: "deadlineMissed", ...buyer, OrderKind: "Question", ProductName: "Expressfråga" },
    { Kind: "orderRefunded", ...buyer, Sum: "1000 kr", isWhole: false, isRelease: false, isElsewhere: false },
    { Kind: "orderRefunded", ...buyer, Sum: "3495 kr", isWhole: true, isRelease: false, isElsewhere: true },
    { Kind: "orderRefunded", ...buyer, Sum: "3495 kr", isWhole: true, isRelease: true, isElsewhere: false },
    { Kind: "paymentReturned", ...buyer, Sum: "3495 kr", isRelease: false, isElsewhere: false, Order: "Ended" },
    { Kind: "paymentReversed", ...person, OrderID: 5012, Sum: "3495 kr" },
    { Kind: "withdrawalReceived", ...withdrawal, Code },
    { Kind: "withdrawalReceived", ...withdrawal, OrderRef: "O-9999", Code: null },
    {
      ...{ Kind: "withdrawalDecided", ...decided, State: "Refunding" },
      ...{ RefundSum: "3495 kr", RefundDue: "8 december 2026", Disputes: [] },
    },
    {
      ...{ Kind: "withdrawalDecided", ...decided, State: "Refused" },
      ...{ RefundSum: null, RefundDue: null, Disputes: ["Du kan vända dig till Allmänna reklamationsnämnden."] },
    },
    {
      ...{ Kind: "complaintReceived", ...complaint },
      ...{ ReceivedAt: withdrawal.ReceivedAt, DueDay: "8 december 2026", Delivered: null },
    },
    {
      ...{ Kind: "complaintReceived", ...complaint },
      ...{ ReceivedAt: withdrawal.ReceivedAt, DueDay: "8 december 2026", Delivered: "1 november 2023" },
    },
    {
      ...{ Kind: "complaintDecided", ...complaint, Decision: "Refund" },
      ...{ Text: "Avtalet saknade en bilaga.", RefundSum: "500 kr", Disputes: [] },
    },
    { Kind: "rentClaimReceived", ...claim },
    { Kind: "rentClaimMoved", ...claim, FirstName, State: "Reviewing" },
    {
      ...{ Kind: "meetingChanged", To, FirstName, BookingID: 17, Reference: "B-17", Change: "booked" },
      ...{ When: meeting.When, Minutes: 15, Channel: "Telephone", Calendar: meeting.Calendar },
      Booker: { Name: "Kim Ek", Phone: "+46701234567", Email: "kim@exempel.se" },
    },
    { Kind: "readingAsked", ...person, QuestionID: 1042 },
    { Kind: "questionWithdrawn", ...person, QuestionID: 1042 },
    { Kind: "askerReplied", ...person, QuestionID: 1042, Reply: "facts" },
    { Kind: "askerReplied", ...person, QuestionID: 1042, Reply: "followUp" },
    {
      ...{ Kind: "questionPressing", ...person, QuestionID: 1042 },
      ...{ Type: "Express", Due: "21 november 2026 kl. 9.05", isReserved: true },
    },
    { Kind: "conflictFound", ...person, Matter: { Kind: "order", ID: 5012 }, Reference: "O-5012" },
    { Kind: "accountConfirm", To, Code },
    { Kind: "accountExists", To },
    { Kind: "accountMade", ...person, Code },
    { Kind: "userAccepted", ...person, Reason: "Vi ses på måndag!" },
    { Kind: "userRejected", ...person, Reason: "Vi söker någon som kan arbetsrätt.", wasAdvisor: false },
    { Kind: "messageReceived", To, Reference: "M-17" },
    {
      ...{ Kind: "message", ...firm, Name: FirstName, Phone: "08-465 000 01", Subject: "Press", OrderRef: null },
      Message: "Hej!\nVem kan jag prata med?",
    },
    {
      ...{ Kind: "answerReported", ...firm, Reason: "WrongLaw", Title: "Får hyresvärden höja hyran?", Uri: "hyran-1" },
      Text: "Paragrafen heter 12 kap. 28 a §.",
    },
  ];
}

/** The content of the examples, and of the mails of the identity provider, by name: the kind comes first. */
export function exampleContents(FirstName = "Anna"): [name: string, content: MailContent][] {
  const own = exampleMails(FirstName).map((mail): [string, MailContent] => [
    mail.Kind + ("Reply" in mail ? ` ${mail.Reply}` : ""),
    mailContent(mail, "https://lagrum.example", "QuestionID" in mail ? reference(mail.QuestionID) : "O-5012"),
  ]);
  const link = `https://lagrum.example/userMgmt?mode=signIn&oobCode=${Code}&lang=sv`;
  const provider = providerMailKinds.map((kind): [string, MailContent] => [kind, providerMailContent(kind, link)]);
  return [...own, ...provider];
}
