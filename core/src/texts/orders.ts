import type { OrderAction } from "../audit/historySchema.ts";
import type { BuyerRole, OrderKind, OrderState } from "../order/orderStateSchema.ts";
import type { RefundState, UnmatchedReason } from "../payment/paymentSchema.ts";
import type { PaymentMethod, PaymentState } from "../payment/paymentStateSchema.ts";

export const orderStateTexts: Record<OrderState, string> = {
  Created: "Beställd",
  AwaitingPayment: "Väntar på betalning",
  Paid: "Betald",
  InProgress: "Under arbete",
  AwaitingCustomer: "Väntar på kunden",
  Delivered: "Levererad",
  Closed: "Avslutad",
  Withdrawn: "Ångrad",
  Refunded: "Återbetald",
  Cancelled: "Avbruten",
  Expired: "Förfallen",
};

/** Of an order with a possible conflict of interest, for staff only. */
export const inReviewText = "Möjligt jäv";

export const orderKindTexts: Record<OrderKind, string> = {
  Product: "Tjänst till fast pris",
  Question: "Betald fråga",
  FollowUp: "Följdfråga",
  Booking: "Bokning",
};

export const paymentStateTexts: Record<PaymentState, string> = {
  Initiated: "Påbörjad",
  Authorised: "Reserverad",
  Captured: "Betald",
  PartRefunded: "Delvis återbetald",
  Refunded: "Återbetald",
  Declined: "Nekad",
  Cancelled: "Avbruten",
  Expired: "Förfallen",
  Failed: "Misslyckad",
};

export const refundStateTexts: Record<RefundState, string> = {
  Requested: "På väg",
  Done: "Genomförd",
  Failed: "Nekad",
};

export const buyerRoleTexts: Record<BuyerRole, string> = { Private: "Privatperson", Company: "Företag" };

export const paymentMethodTexts: Record<PaymentMethod, string> = {
  Checkout: "Kort eller faktura",
  Card: "Kort",
  Invoice: "Faktura",
  Swish: "Swish",
};

export const unmatchedReasonTexts: Record<UnmatchedReason, string> = {
  Unknown: "Ingen beställning hos oss har den referensen",
  WrongAmount: "Fel belopp",
  WrongCurrency: "Fel valuta",
  WrongMerchant: "Fel mottagare",
  Late: "Betalningen kom efter att beställningen avslutats",
  CaptureFailed: "Beloppet gick inte att dra",
  RefundFailed: "En återbetalning nekades",
  Reversed: "Betaltjänsten har återfört en betalning",
};

/** An order's history in words. */
export const orderActionTexts: Record<OrderAction, string> = {
  placed: "Beställningen gjordes",
  held: "Beställningen stoppades för jävskontroll",
  cleared: "Det fanns inget jäv, enligt en administratör",
  paymentInitiated: "En betalning påbörjades",
  paymentEnded: "En påbörjad betalning avbröts",
  paid: "Beställningen betalades",
  surplusPaid: "Pengar kom som beställningen inte kunde ta emot",
  surplusReturned: "Pengarna som beställningen inte kunde ta emot lämnades tillbaka",
  taken: "Arbetet påbörjades",
  captured: "Betalningen drogs",
  asked: "Kunden fick en fråga",
  replied: "Kunden svarade",
  delivered: "Beställningen levererades",
  closed: "Beställningen avslutades",
  reopened: "Beställningen öppnades igen efter en reklamation",
  withdrawn: "Kunden ångrade sig",
  refundRequested: "En återbetalning begärdes",
  refundedPart: "En del av priset betalades tillbaka",
  refunded: "Hela priset betalades tillbaka",
  refundFailed: "En återbetalning nekades",
  paymentReversed: "Betaltjänsten återförde en betalning",
  reversalWithdrawn: "Betaltjänsten gav tillbaka den återförda betalningen",
  reversalAccepted: "Den återförda betalningen blev kundens",
  refundTooSmall: "Resten är mindre än det minsta som kan betalas tillbaka",
  cancelled: "Beställningen avbröts",
  expired: "Beställningen förföll",
  deadlineMissed: "Den utlovade tiden missades",
  noted: "Anteckningen ändrades",
  fileAdded: "En fil lades till",
  personalNumberRead: "Personnumret lästes",
  fileRemoved: "En fil togs bort",
};
