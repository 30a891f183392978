import type { ServiceCode } from "../product/serviceSchema.ts";
import { formatDeadline, formatWeekday } from "../text/dates.ts";
import { capitalise } from "../text/text.ts";
import type { BuyerRole } from "./orderStateSchema.ts";
import type { WorkDates } from "./workDatesSchema.ts";

/** A purchase whose dates count from the payment, or before it from now. */
export interface Purchase {
  Role: BuyerRole;
  /** The consents about withdrawal. */
  StartNow: boolean;
  LoseRight: boolean;
  /** Null when they can't be read. */
  Dates: WorkDates | null;
  isPaid: boolean;
}

const waits = ({ Role, StartNow }: Pick<Purchase, "Role" | "StartNow">): boolean => Role === "Private" && !StartNow;

/** A condition of the dates before the payment. */
const ifPaidNow = (isPaid: boolean): string => (isPaid ? "" : " om du betalar nu");

/** The last day of the right of withdrawal: "torsdag 10 december". */
const withdrawalDay = ({ WithdrawUntil }: WorkDates): string | null =>
  WithdrawUntil && formatWeekday(`${WithdrawUntil}T12:00:00Z`);

/** When the work begins: "Fredag 11 december om du betalar nu, när ångerfristen har gått ut." */
export function startText({ Role, StartNow, Dates, isPaid }: Purchase): string {
  if (waits({ Role, StartNow })) {
    const day = Dates ? `${formatWeekday(Dates.WorkFrom)}${ifPaidNow(isPaid)}, ` : "";
    return `${capitalise(`${day}när ångerfristen har gått ut`)}.`;
  }
  const when = isPaid ? "Nu" : "När du har betalat";
  return Role === "Private" ? `${when}, som du har bett om.` : `${when}.`;
}

const isCall = (dates: WorkDates): boolean => dates.DueAt === null;

/** A call has no due time, but an earliest day: "tidigast fredag 11 december". */
const agreedTime = ({ Role, StartNow, isPaid }: Omit<Purchase, "Dates">, { WorkFrom }: WorkDates): string =>
  `på en tid som vi kommer överens om${waits({ Role, StartNow }) ? `, tidigast ${formatWeekday(WorkFrom)}${ifPaidNow(isPaid)}` : ""}.`;

/** When it is due, in a row: "Klart", "Senast tisdag 15 december kl. 17.00 om du betalar nu." */
export function dueRow({ Dates, ...purchase }: Purchase): { term: string; text: string } {
  if (Dates === null) return { term: "Klart", text: "Dagen står i kassan, innan du betalar." };
  if (isCall(Dates)) return { term: "Vi ringer", text: capitalise(agreedTime(purchase, Dates)) };
  return { term: "Klart", text: `Senast ${formatDeadline(Dates.DueAt ?? "")}${ifPaidNow(purchase.isPaid)}.` };
}

/** When it is due, in a sentence: "Klart senast tisdag 15 december kl. 17.00 om du betalar nu." */
export function dueSentence(purchase: Purchase): string {
  const { Dates } = purchase;
  if (Dates === null) return "";
  if (isCall(Dates)) return `Vi ringer ${agreedTime(purchase, Dates)}`;
  return `Klart senast ${formatDeadline(Dates.DueAt ?? "")}${ifPaidNow(purchase.isPaid)}.`;
}

/** When the work begins for a consumer who waits: "Vi börjar fredag 11 december." Empty for others. */
export const laterStart = ({ Dates, ...purchase }: Purchase): string =>
  Dates && waits(purchase) ? `Vi börjar ${formatWeekday(Dates.WorkFrom)}, när ångerfristen har gått ut.` : "";

const fourteenDays = "14 dagar från dagen efter att vi har bekräftat köpet";

/** The time of the right of withdrawal: "Till och med torsdag 10 december om du betalar nu." */
function withdrawalTime({ Dates, isPaid }: Pick<Purchase, "Dates" | "isPaid">): string {
  const day = Dates && withdrawalDay(Dates);
  return day ? `Till och med ${day}${ifPaidNow(isPaid)}: ${fourteenDays}.` : `${capitalise(fourteenDays)}.`;
}

/** What a consumer has consented to, or not (distansavtalslagen 2 kap. 11 and 15 §§). Empty for a company. */
export function consentTexts({ Role, StartNow, LoseRight }: Omit<Purchase, "Dates" | "isPaid">): string[] {
  if (Role === "Company") return [];
  return [
    StartNow
      ? "Du har bett oss börja innan ångerfristen har gått ut, och betalar för det som är gjort om du ångrar dig."
      : "Du har inte bett oss börja innan ångerfristen har gått ut.",
    LoseRight
      ? "Du har godkänt att ångerrätten upphör när hela tjänsten är levererad."
      : "Du har inte godkänt att ångerrätten upphör när tjänsten är levererad.",
  ];
}

/** The right of withdrawal of one purchase, in words (distansavtalslagen 2 kap. 10, 11 and 15 §§). */
export function withdrawalText(purchase: Purchase): string {
  if (purchase.Role === "Company") return "Ett företag har ingen ångerrätt.";
  return [withdrawalTime(purchase), ...consentTexts(purchase)].join(" ");
}

/** The content of each service, without its time: the purchase has a date. */
export const serviceContents: Record<ServiceCode, string> = {
  Free: "Ett skriftligt svar på din fråga.",
  Express: "Ett skriftligt svar på din fråga, och en följdfråga om svaret utan kostnad.",
  Express24: "Ett skriftligt svar på din fråga, och en följdfråga om svaret utan kostnad.",
  PhoneAdvice: "En jurist ringer dig och ger råd om din fråga.",
  BOOK15: "Ett första samtal med en jurist på den tid du har bokat.",
  BOOK30: "Ett möte med en jurist i 30 minuter på den tid du har bokat.",
  BOOK60: "Ett möte med en jurist i 60 minuter på den tid du har bokat.",
  FOLLOWUP: "Ett skriftligt svar på en följdfråga i samma ärende.",
};

/** The buyer's choice about the start, before the payment. */
export const startChoiceTexts = {
  label: "När ska vi börja?",
  now: {
    title: "Börja nu",
    consent:
      "Jag vill att ni börjar innan de 14 dagarna har gått. Ångrar jag mig sedan betalar jag för det som är gjort.",
  },
  later: { title: "Börja efter ångerfristen" },
  loseRight: "Jag vet att ångerrätten upphör när hela tjänsten är levererad. (Valfritt.)",
};

/** The time for withdrawal, above the choice. */
export const withdrawalHint = (dates: WorkDates | null): string => {
  const day = dates && withdrawalDay(dates);
  return `Du får ångra köpet i ${fourteenDays}${day ? `, till och med ${day} om du betalar nu` : ""}.`;
};
