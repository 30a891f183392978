import type { AuditRow } from "@lagrum/core/contract/audit";
import type { FieldChange, FieldValue } from "@lagrum/core/contract/history";
import { isAnswered } from "@lagrum/core/domain/questionState";
import { actEntityTexts, actTexts } from "@lagrum/core/texts/history";
import { roleTexts, testGradeTexts } from "@lagrum/core/texts/people";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";

/** Fields as the log names them. */
const fieldTexts: Record<string, string> = {
  Title: "Rubrik",
  QuestionBody: "Frågans text",
  CategoryID: "Rättsområde",
  Type: "Typ",
  State: "Läge",
  Stage: "Läge",
  Hidden: "Dold",
  ReservedBy: "Reserverad av",
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
  SortOrder: "Ordning",
  Name: "Namn",
  Body: "Text",
  List: "Lista",
  Query: "Sökord",
  ConfirmedFrom: "Inkom från",
  ConfirmedTo: "Inkom till",
  PublishedFrom: "Publicerad från",
  PublishedTo: "Publicerad till",
};

const valueTexts: Record<string, Record<string, string>> = {
  State: questionStateTexts,
  Stage: questionStateTexts,
  Type: questionTypeTexts,
  Grade: testGradeTexts,
  roles: roleTexts,
  Status: { approved: "godkänd", rejected: "avslagen" },
  List: {
    "questions/unanswered": "Obesvarade frågor",
    "questions/reserved": "Reserverade frågor",
    "questions/answered": "Besvarade frågor",
    "questions/hidden": "Dolda frågor",
    answers: "Svar",
  },
};

/** Names behind the numbers that a field may hold. */
export interface Known {
  colleagues: ReadonlyMap<number, string>;
  areas: ReadonlyMap<number, string>;
}

function valueInWords(field: string, value: FieldValue, { colleagues, areas }: Known): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "inget";
  if (Array.isArray(value)) return value.map((one) => valueTexts[field]?.[one] ?? one).join(", ");
  if (typeof value === "boolean") return value ? "ja" : "nej";
  if (typeof value === "string") return valueTexts[field]?.[value] ?? value;
  const known = field === "CategoryID" ? areas : field === "ReservedBy" || field === "UserID" ? colleagues : undefined;
  return known?.get(value) ?? String(value);
}

/** "Läge: Öppen → Besvarad"; of a text only its name. */
export function changeInWords({ Field, Before, After }: FieldChange, known: Known): string {
  const name = fieldTexts[Field] ?? Field;
  if (After === undefined) return name;
  const after = valueInWords(Field, After, known);
  return Before === undefined ? `${name}: ${after}` : `${name}: ${valueInWords(Field, Before, known)} → ${after}`;
}

/** "Frågan doldes" */
export const actInWords = ({ Entity, Action }: Pick<AuditRow, "Entity" | "Action">): string =>
  (actTexts[Entity] as Record<string, string>)[Action] ?? Action;

/** "Fråga 1042" */
export const thingInWords = ({ Entity, EntityID }: Pick<AuditRow, "Entity" | "EntityID">): string =>
  EntityID === 0 ? actEntityTexts[Entity] : `${actEntityTexts[Entity]} ${EntityID}`;

const places: Partial<Record<AuditRow["Entity"], string>> = {
  account: "users",
  testQuestion: "test-questions",
  template: "templates",
};

/** Where the thing can be looked at; null when it is gone, or has no page of its own. */
export function pathOfThing({ Entity, EntityID, Title, State }: AuditRow): string | null {
  if (Title === null) return null;
  if (State !== null) return isAnswered(State) ? `/answers/${EntityID}` : `/questions/unanswered/${EntityID}`;
  return places[Entity] ? `/${places[Entity]}/${EntityID}` : null;
}
