import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { choiceOf, type Method } from "./startPayment.ts";

interface OfferedMethod {
  value: Method;
  title: string;
  text: string;
}

/** Those without credit first (betaltjänstlagen 7 a kap.). */
const methods: OfferedMethod[] = [
  { value: "Swish", title: "Swish", text: "Du betalar direkt i appen." },
  { value: "Card", title: "Kort", text: "Pengarna reserveras nu och dras när vi börjar arbeta." },
  {
    value: "Invoice",
    title: "Faktura",
    text: "Faktura är en kredit hos betaltjänsten, som kan ta en upplysning om dig.",
  },
];

/** The methods as the buyer chooses them. @param available those of the payment settings */
export const offeredMethods = (available: readonly PaymentChoice[]): OfferedMethod[] =>
  methods.filter(({ value }) => available.includes(choiceOf(value)));

/** "Swish, kort eller faktura"; empty without a method. */
export function methodNames(available: readonly PaymentChoice[]): string {
  const names = offeredMethods(available).map(({ title }, index) =>
    index === 0 ? title : title.toLocaleLowerCase("sv"),
  );
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} eller ${last}` : last;
}
