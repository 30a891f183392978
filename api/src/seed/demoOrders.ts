import type { OrderEvent } from "@lagrum/core/order/orderTransitions";
import type { PaymentMethod } from "@lagrum/core/payment/paymentStateSchema";

/** An event of an example order, with the text of the message, the reason or the amount (in öre) where it has one. */
export type DemoStep =
  | Exclude<OrderEvent, "ASK" | "REPLY" | "DELIVER" | "CANCEL">
  | ["ASK" | "REPLY" | "DELIVER" | "CANCEL", string]
  | ["REFUND_PART", number];

/** An example order of a product. `Product` is its Uri, `HoursAgo` the age of the order; each step takes an hour. */
export interface DemoOrder {
  Product: string;
  HoursAgo: number;
  Method: Exclude<PaymentMethod, "Checkout">;
  Buyer: { FirstName: string; LastName: string; City: string; CompanyName?: string; OrgNumber?: string };
  Counterparty?: string;
  Message: string;
  Answers?: { Label: string; Value: string | boolean }[];
  StartNow?: boolean;
  Steps: DemoStep[];
}

const paid: DemoStep[] = ["INITIATE", "PAY"];
const begun: DemoStep[] = [...paid, "TAKE"];

/** An order in each state. The one that is held follows the one that it is in conflict with. */
export const demoOrders: DemoOrder[] = [
  {
    ...{ Product: "granskning-av-avtal", HoursAgo: 400, Method: "Invoice", StartNow: true },
    Buyer: {
      ...{ FirstName: "Sixten", LastName: "Exempelgren", City: "Ljusdal" },
      ...{ CompanyName: "Demobyggarna i Ljusdal AB", OrgNumber: "5560160680" },
    },
    Message: "Vi har fått ett förslag till ramavtal från en beställare och vill veta vilka villkor vi bör ändra.",
    Steps: [
      ...begun,
      ["DELIVER", "Här kommer vårt utlåtande. Punkterna 4 och 9 bör ni ändra före underskrift."],
      "CLOSE",
    ],
  },
  {
    ...{ Product: "kravbrev", HoursAgo: 30, Method: "Card" },
    Buyer: { FirstName: "Majlis", LastName: "Exempelstrand", City: "Hudiksvall" },
    Counterparty: "Demobyggarna i Ljusdal Aktiebolag",
    Message: "Firman har inte betalat tillbaka handpenningen trots att den aldrig byggde vår altan.",
    Steps: [],
  },
  {
    ...{ Product: "samboavtal", HoursAgo: 2, Method: "Card" },
    Buyer: { FirstName: "Tindra", LastName: "Exempelson", City: "Uppsala" },
    Message: "Vi köper en lägenhet tillsammans och lägger olika stor insats.",
    Steps: [],
  },
  {
    ...{ Product: "testamente", HoursAgo: 20, Method: "Card" },
    Buyer: { FirstName: "Gunhild", LastName: "Exempelqvist", City: "Växjö" },
    Message: "Jag vill att min systerdotter ska ärva sommarstugan.",
    Steps: ["INITIATE"],
  },
  {
    ...{ Product: "gavobrev", HoursAgo: 6, Method: "Invoice", StartNow: true },
    Buyer: { FirstName: "Love", LastName: "Exempelros", City: "Malmö" },
    Message: "Jag ger min dotter en halva av huset. Gåvan ska vara hennes enskilda egendom.",
    Steps: paid,
  },
  {
    ...{ Product: "skuldebrev", HoursAgo: 28, Method: "Swish", StartNow: true },
    Buyer: { FirstName: "Ester", LastName: "Exempelberg", City: "Luleå" },
    Message: "Jag lånar ut 80 000 kr till min bror. Han betalar tillbaka 2 000 kr i månaden.",
    Steps: begun,
  },
  {
    ...{ Product: "andrahandshyresavtal", HoursAgo: 50, Method: "Card", StartNow: true },
    Buyer: { FirstName: "Hampus", LastName: "Exempelhav", City: "Göteborg" },
    Message: "Jag hyr ut min hyresrätt i ett år medan jag arbetar i Norge.",
    Steps: [...begun, ["ASK", "Har hyresvärden gett sitt samtycke, och till vilken dag?"]],
  },
  {
    ...{ Product: "aktenskapsforord", HoursAgo: 120, Method: "Swish", StartNow: true },
    Buyer: { FirstName: "Isadora", LastName: "Exempellund", City: "Örebro" },
    Message: "Vi gifter oss i vår. Företaget ska vara min enskilda egendom.",
    Steps: [
      ...begun,
      ["ASK", "Ska avkastningen från företaget också vara enskild egendom?"],
      ["REPLY", "Ja, det ska den."],
      ["DELIVER", "Här är äktenskapsförordet, med anvisningar om hur ni registrerar det hos Skatteverket."],
    ],
  },
  {
    ...{ Product: "granskning-av-uppsagning", HoursAgo: 150, Method: "Card", StartNow: true },
    Buyer: { FirstName: "Botvid", LastName: "Exempelholm", City: "Gävle" },
    Message: "Jag har blivit uppsagd på grund av arbetsbrist efter elva år.",
    Steps: [
      ...begun,
      ["DELIVER", "Utlåtandet handlar om skälen och turordningen. Du har två veckor på dig att ogiltigförklara."],
      ["REFUND_PART", 50_000],
    ],
  },
  {
    ...{ Product: "framtidsfullmakt", HoursAgo: 220, Method: "Card" },
    Buyer: { FirstName: "Ragnvald", LastName: "Exempelfors", City: "Kalmar" },
    Message: "Min hustru ska kunna sköta min ekonomi om jag blir sjuk.",
    Steps: [...paid, "WITHDRAW"],
  },
  {
    ...{ Product: "ansokan-om-skilsmassa", HoursAgo: 300, Method: "Swish", StartNow: true },
    Buyer: { FirstName: "Valborg", LastName: "Exempelmark", City: "Umeå" },
    Message: "Vi är överens och har inga barn under 16 år.",
    Steps: [...begun, "REFUND"],
  },
  {
    ...{ Product: "kravbrev", HoursAgo: 90, Method: "Card" },
    Buyer: { FirstName: "Algot", LastName: "Exempelsjö", City: "Visby" },
    Message: "Köparen av min båt har inte betalat den sista delen.",
    Steps: [["CANCEL", "Kunden ringde och har fått betalt."]],
  },
  {
    ...{ Product: "bodelningsavtal", HoursAgo: 100, Method: "Swish" },
    Buyer: { FirstName: "Ebba", LastName: "Exempelnäs", City: "Karlstad" },
    Message: "Vi ska dela en bostadsrätt och en bil.",
    Steps: ["INITIATE", "EXPIRE"],
  },
];
