import type { AuditRow } from "@lagrum/core/audit/auditSchema";
import type { FieldChange, FieldValue } from "@lagrum/core/audit/historySchema";
import { formatPrice, percent } from "@lagrum/core/money/money";
import { isAnswered } from "@lagrum/core/question/questionState";
import { formatDateTime } from "@lagrum/core/text/dates";
import { actEntityTexts, actTexts } from "@lagrum/core/texts/history";
import { inboxStateTexts } from "@lagrum/core/texts/inbox";
import { mailKindTexts } from "@lagrum/core/texts/mailKinds";
import { roleTexts, testGradeTexts } from "@lagrum/core/texts/people";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";

/** Swedish names of fields. */
const fieldTexts: Record<string, string> = {
  Title: "Rubrik",
  QuestionBody: "Frågans text",
  CategoryID: "Rättsområde",
  Type: "Typ",
  State: "Läge",
  Stage: "Läge",
  Hidden: "Dold",
  ReservedBy: "Reserverad av",
  DueAt: "Tid",
  UserID: "Besvarad av",
  AnswerBody: "Svarets text",
  Provisions: "Bestämmelser",
  ValidAt: "Gäller per",
  Version: "Version",
  FirstName: "Förnamn",
  LastName: "Efternamn",
  Phone: "Telefon",
  roles: "Roller",
  Status: "Ansökan",
  Notes: "Anteckningar",
  Disabled: "Avstängt",
  Grade: "Bedömning",
  Comment: "Kommentar",
  TestQuestionID: "Provfråga nr",
  Guide: "Bedömningsstöd",
  Active: "Aktiv",
  Service: "Tjänst",
  SortOrder: "Ordning",
  Name: "Namn",
  Body: "Text",
  Note: "Anteckning",
  EmploymentNumber: "Anställningsnummer",
  SalaryStatus: "Månaden",
  AmountOre: "Belopp",
  ValidFrom: "Gäller från",
  CorrectsLineID: "Rättar rad",
  Reason: "Skäl",
  Month: "Månad",
  From: "Från",
  To: "Till",
  List: "Lista",
  Query: "Sökord",
  ConfirmedFrom: "Inkom från",
  ConfirmedTo: "Inkom till",
  PublishedFrom: "Publicerad från",
  PublishedTo: "Publicerad till",
  AnsweredFrom: "Besvarad från",
  AnsweredTo: "Besvarad till",
  ReaderID: "Granskas av",
  Kind: "Slag",
  PublishedAt: "Publicering",
  Uri: "Adress",
  files: "Filer",
  ShortDescription: "Kort beskrivning",
  Description: "Beskrivning",
  Included: "Det här ingår",
  NotIncluded: "Det här ingår inte",
  YouNeed: "Det här behöver vi",
  ExtraCosts: "Tillkommer",
  Questions: "Frågor till köparen",
  RequiresPersonalNumber: "Personnummer behövs",
  DeliveryWorkingDays: "Klart inom arbetsdagar",
  ValidTo: "Gäller till",
  Amount: "Pris",
  TaxRate: "Moms",
  ParentID: "Hör till",
  IntoID: "Slogs ihop med",
  QuestionCount: "Frågor som flyttades",
  Urgent: "Nödnummer visas",
  Checked: "Kontrollerade svar",
  Reported: "Svar till inkorgen",
};

const valueTexts: Record<string, Record<string, string>> = {
  State: { ...questionStateTexts, ...inboxStateTexts },
  Stage: questionStateTexts,
  Type: questionTypeTexts,
  Grade: testGradeTexts,
  Kind: { ...mailKindTexts, answer: "svar", facts: "be om uppgifter" },
  roles: roleTexts,
  Status: { approved: "godkänd", rejected: "avslagen" },
  SalaryStatus: { Open: "öppen", Locked: "låst", Paid: "betald" },
  List: {
    "questions/unanswered": "Obesvarade frågor",
    "questions/reserved": "Reserverade frågor",
    "questions/answered": "Besvarade frågor",
    "questions/hidden": "Dolda frågor",
    "questions/all": "Alla frågor",
    answers: "Svar",
    salaries: "Löner",
    accounting: "Bokföring",
    statistics: "Statistik",
  },
};

/** ISO 8601 timestamp in UTC. */
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Names by the ids that a field may contain. */
export interface EntityNames {
  colleagues: ReadonlyMap<number, string>;
  areas: ReadonlyMap<number, string>;
}

const isPerson = (field: string) => ["ReservedBy", "UserID", "ReaderID"].includes(field);

function valueLabel(field: string, value: FieldValue, { colleagues, areas }: EntityNames): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return isPerson(field) ? "ingen" : "inget";
  if (Array.isArray(value)) return value.map((one) => valueTexts[field]?.[one] ?? one).join(", ");
  if (typeof value === "boolean") return value ? "ja" : "nej";
  if (typeof value === "string" && moment.test(value)) return formatDateTime(value);
  if (field === "TaxRate") return percent(Number(value));
  if (field === "AmountOre" || field === "Amount") return formatPrice(Number(value));
  if (typeof value === "string") return valueTexts[field]?.[value] ?? value;
  const known = ["CategoryID", "ParentID", "IntoID"].includes(field) ? areas : isPerson(field) ? colleagues : undefined;
  return known?.get(value) ?? String(value);
}

/** "Läge: Öppen → Besvarad"; for a text field only its name. */
export function changeLabel({ Field, Before, After }: FieldChange, names: EntityNames): string {
  const name = fieldTexts[Field] ?? Field;
  if (After === undefined) return name;
  const after = valueLabel(Field, After, names);
  return Before === undefined ? `${name}: ${after}` : `${name}: ${valueLabel(Field, Before, names)} → ${after}`;
}

/** "Frågan doldes" */
export const actionLabel = ({ Entity, Action }: Pick<AuditRow, "Entity" | "Action">): string =>
  (actTexts[Entity] as Record<string, string>)[Action] ?? Action;

const byAsker = ["asked", "confirmed", "objected", "factsGiven", "followUpAsked", "withdrawn"];
const byApplicant = ["signedUp", "confirmed"];

/** The actor of an entry without a user: the asker, the applicant, or the service itself. */
export function actorWithoutUser({ Entity, Action }: Pick<AuditRow, "Entity" | "Action">): string {
  if (Entity === "question" && byAsker.includes(Action)) return "Frågeställaren";
  if (Entity === "account" && byApplicant.includes(Action)) return "Den sökande";
  return "Tjänsten själv";
}

/** "Fråga 1042", "Lönemånad 2026-11" */
export const entityLabel = ({ Entity, EntityID }: Pick<AuditRow, "Entity" | "EntityID">): string =>
  Entity === "salaryMonth"
    ? `${actEntityTexts[Entity]} ${String(EntityID).replace(/(?=..$)/, "-")}`
    : EntityID === 0
      ? actEntityTexts[Entity]
      : `${actEntityTexts[Entity]} ${EntityID}`;

const places: Partial<Record<AuditRow["Entity"], string>> = {
  account: "users",
  testQuestion: "test-questions",
  template: "templates",
  news: "news",
  product: "products",
  synonym: "synonyms",
  order: "orders",
};

/** Path to the entity's page; null if it is deleted or has no page. */
export function entityPath({ Entity, EntityID, Title, State }: AuditRow): string | null {
  if (Title === null) return null;
  if (State === "Published") return `/answers/${EntityID}`;
  // A question answered by telephone may have no answer; its page redirects to the answer if there is one.
  if (State !== null) return `/questions/${isAnswered(State) ? "answered" : "unanswered"}/${EntityID}`;
  if (Entity === "category") return "/categories";
  return places[Entity] ? `/${places[Entity]}/${EntityID}` : null;
}
