import { sanitise } from "@lagrum/api/answers/sanitise";
import { busyTimes } from "@lagrum/api/calendars/busyTimes";
import { refuseActiveContent } from "@lagrum/api/files/activeContent";
import { fileName } from "@lagrum/api/files/fileNames";
import { checkFields } from "@lagrum/api/files/wordDocument";
import { toAnswerHtml } from "@lagrum/api/import/archiveText";
import { parseLine } from "@lagrum/api/import/parseLine";
import { swedishAnalyser } from "@lagrum/api/search/swedishAnalyser";
import { cutPassages } from "@lagrum/core/ai/passages";
import { declineReason } from "@lagrum/core/ai/questionIntent";
import { splitSentences } from "@lagrum/core/ai/sentences";
import { withAnchors } from "@lagrum/core/answer/headings";
import { mergeAnswerText } from "@lagrum/core/answer/mergeAnswerText";
import { emailIdentity, phoneIdentity } from "@lagrum/core/booking/personIdentity";
import { readCitationText } from "@lagrum/core/citation/citationText";
import { findCitations } from "@lagrum/core/citation/findCitations";
import { findSources } from "@lagrum/core/citation/sources";
import { compareNames } from "@lagrum/core/conflict/compareNames";
import { readPartyName } from "@lagrum/core/conflict/partyName";
import { readPartyNumber } from "@lagrum/core/conflict/partyNumber";
import { cleanText } from "@lagrum/core/contract/cleanText";
import { email, multiline, personName, phone } from "@lagrum/core/contract/fieldSchema";
import { organisationDigits } from "@lagrum/core/contract/organisationNumber";
import { isPersonalNumber } from "@lagrum/core/contract/personalNumber";
import { readReferences } from "@lagrum/core/order/readReferences";
import { replaceContactData } from "@lagrum/core/pii/contactData";
import { detectPii } from "@lagrum/core/pii/detectPii";
import { findHints } from "@lagrum/core/pii/hints";
import { readHtml } from "@lagrum/core/pii/htmlText";
import { toSearchDocument } from "@lagrum/core/search/searchDocument";
import { readOperators } from "@lagrum/core/search/searchQuery";
import { findStatuteCitations } from "@lagrum/core/search/statuteCitations";
import { foldText } from "@lagrum/core/text/foldedText";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { containsPersonalNumber } from "@lagrum/core/text/personalNumber";
import { slug } from "@lagrum/core/text/slug";
import { excerpt, stripHtml } from "@lagrum/core/text/text";

/** Characters of the longest JSON body that a visitor may send, and of staff's. */
const BODY = 64_000;
const STAFF_BODY = 256_000;

export interface TextReader {
  read: (text: string) => unknown;
  /** Its own special characters. Each is repeated to the size, alone and between words. */
  pieces: readonly string[];
  /** Characters that the contract lets through at most; none for what it doesn't bound below 10 MB. */
  bound?: number;
}

const html = ["<", "<p", "<p>", "&", "&amp", "<!--", "</p>", "<a href='", "<script>", "<h2>", " \n", "<p>a</p>"];
const words = [
  "a ",
  "å",
  "1",
  "§ ",
  ".",
  "-",
  "@",
  " ",
  "\n",
  "Anna ",
  "a@",
  "a.",
  "1 kap. ",
  '"',
  "\u00ad",
  "A\u030a",
];
const numbers = ["1", "1-", "+", "070-", "811218-", " ", "-", "0 ", "\u2010"];
const range = { start: Date.parse("2026-11-23T00:00:00Z"), end: Date.parse("2026-12-07T00:00:00Z") };
const answer = (AnswerBody: string) => ({ AnswerBody, Provisions: [], ValidAt: "2026-01-01" });

/** Every reader of text from outside. Pictures are not here: they are bounded by their pixels and decoded by libvips. */
export const readers: Record<string, TextReader> = {
  "PDF: active content": {
    read: (text) => refuseActiveContent(Buffer.from(`%PDF-1.7 obj${text}%%EOF`, "latin1")).catch(() => undefined),
    pieces: [
      "stream\n",
      "stream\nx\u009c",
      "stream\nendstream\n",
      "1 0 obj<<",
      "/J#61va",
      "/F (a",
      "(j a v",
      "/ObjStm",
      "(",
    ],
    bound: 10_000_000,
  },
  "docx: a part": {
    read: (text) => {
      try {
        checkFields(Buffer.from(`<w:p>${text}</w:p>`));
      } catch {
        // Refused.
      }
    },
    pieces: [
      ...html,
      "<w:instrText>a",
      "<w:fldChar/>",
      "<w:instrText>DD</w:instrText>",
      "&#69;",
      "<![CDATA[",
      '<a b="',
    ],
    bound: 60_000_000,
  },
  "HTML as text": { read: stripHtml, pieces: html },
  "HTML with places": { read: readHtml, pieces: html, bound: STAFF_BODY },
  "HTML for citations": { read: readCitationText, pieces: html, bound: STAFF_BODY },
  "HTML sanitised": { read: (text) => sanitise(text), pieces: html, bound: STAFF_BODY },
  "HTML headings": { read: withAnchors, pieces: html, bound: STAFF_BODY },
  "HTML passages": { read: cutPassages, pieces: html, bound: STAFF_BODY },
  "archive text": { read: toAnswerHtml, pieces: [...html, "*", "\n- ", "\r\n"], bound: 1_000_000 },
  "archive line": {
    read: (text) => parseLine({ text: JSON.stringify({ AnswerBody: text }), number: 1 } as never, new Date()),
    pieces: html,
    bound: 1_000_000,
  },
  calendar: {
    read: (text) => {
      try {
        return busyTimes(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR`, range);
      } catch {
        return null;
      }
    },
    pieces: [
      "\r\n ",
      "BEGIN:VEVENT\r\n",
      ":",
      ";",
      '"',
      "DTSTART:",
      "X;A=",
      "BEGIN:VEVENT\r\nEND:VEVENT\r\n",
      "\\n",
      "EXDATE:1,",
    ],
    bound: 2_000_000,
  },
  "personal data": { read: (text) => detectPii({ Body: text }), pieces: [...words, ...numbers], bound: STAFF_BODY },
  "hints of places": {
    read: (text) => findHints({ Title: "", QuestionBody: text, AnswerBody: "" }),
    pieces: words,
    bound: STAFF_BODY,
  },
  "contact data": { read: replaceContactData, pieces: [...words, ...numbers], bound: STAFF_BODY },
  "personal number": { read: containsPersonalNumber, pieces: numbers, bound: STAFF_BODY },
  "folded text": { read: foldText, pieces: words, bound: STAFF_BODY },
  citations: {
    read: (text) => findCitations(text),
    pieces: [...words, "§§ ", "kap ", "lagen (", "1970:", "JB ", "st. "],
    bound: STAFF_BODY,
  },
  "preparatory works": {
    read: findSources,
    pieces: ["NJA ", "prop. ", "1", ":", "/", "s. ", "SOU "],
    bound: STAFF_BODY,
  },
  "statutes in a search": { read: (text) => findStatuteCitations(text), pieces: words, bound: 200 },
  "search operators": { read: readOperators, pieces: ['"', "“", "-", " -", "-a", '"a" ', "«"], bound: 200 },
  "search document": {
    read: (text) =>
      toSearchDocument({ title: "", question: text, answer: "", provisions: "" } as never, swedishAnalyser()),
    pieces: ["a ", "å", "1", "§ ", "-", " ", "hyres", "hyresrätt ", "\u00ad"],
    bound: STAFF_BODY,
  },
  sentences: { read: splitSentences, pieces: [...words, "t.ex. ", "? ", "! "], bound: STAFF_BODY },
  "intent of a question": { read: declineReason, pieces: words, bound: 1000 },
  "merge of answers": {
    read: (text) => mergeAnswerText(answer(`b${text}`), answer(`${text}<p>c</p>`), answer(`d${text}e`)),
    pieces: [...html, "a ", "<p>a</p><p>b</p>"],
    bound: STAFF_BODY,
  },
  "field: any text": { read: cleanText, pieces: [...words, "\u200d", "\u{1f468}", "\u200f"], bound: STAFF_BODY },
  "field: several lines": {
    read: (text) => multiline({ min: 0, max: 5000 }).safeParse(text),
    pieces: words,
    bound: BODY,
  },
  "field: e-mail": {
    read: (text) => email.safeParse(text),
    pieces: ["a", "@", ".", "a.", "a@", "-", "+", "å"],
    bound: BODY,
  },
  "field: phone": { read: (text) => phone.safeParse(text), pieces: numbers, bound: BODY },
  "field: name": { read: (text) => personName.safeParse(text), pieces: ["a", "-", "'", " ", "a-", "´"], bound: BODY },
  "field: organisation number": { read: organisationDigits, pieces: [...numbers, "SE"], bound: BODY },
  "field: personal number": { read: isPersonalNumber, pieces: numbers, bound: BODY },
  "e-mail's identity": { read: emailIdentity, pieces: ["a", "@", ".", "+", "a."], bound: 254 },
  "phone's identity": { read: phoneIdentity, pieces: numbers, bound: BODY },
  references: { read: readReferences, pieces: ["O-", "O", "1", "-", " ", "L-1 ", "\u2010"], bound: BODY },
  "party's name": { read: readPartyName, pieces: [" ", "a ", "AB ", "-", ",", "von "], bound: 200 },
  "party's number": { read: readPartyNumber, pieces: numbers, bound: 200 },
  "comparison of names": { read: (text) => compareNames(text, "Anna Berg"), pieces: ["a", "a ", "-", "å"], bound: 200 },
  "file name": { read: (text) => fileName(text, "pdf"), pieces: ["/", "\\", ".", " ", ". ", ".pdf", "a"], bound: 255 },
  "address from a title": { read: (text) => slug(text), pieces: ["-", " ", "a", "å", "- ", "."], bound: 120 },
  "beginning of a text": {
    read: (text) => excerpt(text, 160),
    pieces: [" ", "a ", ".", ". ", "\n"],
    bound: STAFF_BODY,
  },
  "non-breaking spaces": { read: withNonBreakingSpaces, pieces: [" ", "1 ", "§ ", "kap. "], bound: STAFF_BODY },
};
