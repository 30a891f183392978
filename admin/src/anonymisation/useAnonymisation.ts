import type { AcceptedFinding, Finding, FindingKind, PublishedField } from "@lagrum/core/pii/anonymisationSchema";
import { publishedFields } from "@lagrum/core/pii/anonymisationSchema";
import { isGreeted } from "@lagrum/core/pii/greeting";
import { findHints } from "@lagrum/core/pii/hints";
import {
  detectPiiInPublication,
  openFindings,
  type PublishedTexts,
  plainTextOf,
  redactField,
  sameText,
} from "@lagrum/core/pii/publication";
import { useMemo, useState } from "react";

interface Work {
  texts: PublishedTexts;
  accepted: AcceptedFinding[];
  /** Texts marked by hand. */
  own: string[];
}

const markedByHand = "[utelämnat]";

/** Findings marked by hand, outside detected ones. */
function ownFindings({ texts, own }: Work, found: Finding[]): Finding[] {
  const kind: FindingKind = "Name";
  return publishedFields.flatMap((Field) => {
    const text = plainTextOf(Field, texts[Field]).toLocaleLowerCase("sv");
    return own.flatMap((marked) => {
      const places: Finding[] = [];
      const wanted = marked.toLocaleLowerCase("sv");
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
        const End = at + wanted.length;
        const isTaken = found.some((each) => each.Field === Field && each.Start < End && at < each.End);
        if (!isTaken) {
          places.push({ Field, Start: at, End, Kind: kind, Text: marked, Replacement: markedByHand });
        }
      }
      return places;
    });
  });
}

const inOrder = (findings: Finding[]) =>
  findings.toSorted(
    (one, other) =>
      publishedFields.indexOf(one.Field) - publishedFields.indexOf(other.Field) || one.Start - other.Start,
  );

function open(work: Work, author: string): Finding[] {
  const found = detectPiiInPublication(work.texts, author);
  const all = [...found, ...ownFindings(work, found)];
  return inOrder(
    openFindings(
      all,
      work.accepted.map(({ Text }) => Text),
    ),
  );
}

/** State of an anonymisation: texts, open findings, accepted findings and undo. */
export function useAnonymisation(given: PublishedTexts, accepted: AcceptedFinding[], author: string) {
  const [past, setPast] = useState<Work[]>([{ texts: given, accepted, own: [] }]);
  const work = past.at(-1) as Work;
  const findings = useMemo(() => open(work, author), [work, author]);
  const hints = useMemo(() => findHints(work.texts), [work.texts]);
  // The replacement "[namn 1]" stays the same while others are replaced.
  const [first] = useState(() => new Map(findings.map(({ Text, Replacement }) => [sameText(Text), Replacement])));
  const step = (more: Partial<Work>) => setPast([...past, { ...work, ...more }]);

  const replace = (chosen: Finding[], by: string) => {
    const texts = { ...work.texts };
    for (const field of publishedFields) {
      const parts = chosen.filter(({ Field }) => Field === field);
      if (parts.length === 0) continue;
      const replacings = parts.map(({ Start, End }) => ({ start: Start, end: End, by }));
      texts[field] = redactField(field, texts[field], replacings);
    }
    step({ texts });
  };
  return {
    ...work,
    findings,
    /** Places that may identify someone indirectly, outside the findings. */
    hints: hints.filter(({ Text }) => !work.own.includes(Text)),
    replacementOf: ({ Text, Replacement }: Finding) => first.get(sameText(Text)) ?? Replacement,
    alike: ({ Text }: Finding) => findings.filter((other) => sameText(other.Text) === sameText(Text)),
    isGreeted: ({ Field, Start, End }: Finding) =>
      isGreeted(plainTextOf(Field, work.texts[Field]), { start: Start, end: End }),
    replace,
    accept: ({ Text }: Finding, Reason: string) =>
      step({
        accepted: [...work.accepted.filter((other) => sameText(other.Text) !== sameText(Text)), { Text, Reason }],
      }),
    /** Applies the merged question after a conflict. */
    applyMerge: (question: Pick<PublishedTexts, "Title" | "QuestionBody">) =>
      step({ texts: { ...work.texts, ...question } }),
    mark: (text: string) => step({ own: [...work.own, text.trim()] }),
    /** Number of occurrences in the texts. */
    count: (text: string) =>
      text.trim().length < 2
        ? 0
        : publishedFields.reduce(
            (sum, field) =>
              sum +
              plainTextOf(field, work.texts[field]).toLocaleLowerCase("sv").split(text.trim().toLocaleLowerCase("sv"))
                .length -
              1,
            0,
          ),
    undo: past.length > 1 ? () => setPast(past.slice(0, -1)) : undefined,
    isChanged: past.length > 1,
  };
}
export type AnonymisationWork = ReturnType<typeof useAnonymisation>;

export const fieldTexts: Record<PublishedField, string> = {
  Title: "rubriken",
  QuestionBody: "frågan",
  AnswerBody: "svaret",
};

export const kindTexts: Record<FindingKind, string> = {
  Name: "namn",
  PersonalNumber: "personnummer",
  Phone: "telefonnummer",
  Email: "e-postadress",
  Address: "adress",
  CaseNumber: "ärendenummer",
  Account: "kontonummer",
  Vehicle: "registreringsnummer",
  Property: "fastighet",
  BirthDate: "födelsedatum",
  Passport: "passnummer",
  Handle: "användarnamn",
};
