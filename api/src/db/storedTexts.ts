import type { TextForm } from "@lagrum/core/contract/storedText";
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { accounts } from "./schema/accounts.ts";
import { aiDrafts, aiEvaluations, aiReplies } from "./schema/ai.ts";
import { answerReports } from "./schema/answerFeedback.ts";
import { answers } from "./schema/answers.ts";
import { answerVersions } from "./schema/answerVersions.ts";
import { bookers, bookings, freeMeetingUses, lawyers } from "./schema/bookings.ts";
import { calls } from "./schema/calls.ts";
import { categories } from "./schema/categories.ts";
import { complaints } from "./schema/complaints.ts";
import { contactMessages } from "./schema/contact.ts";
import { files } from "./schema/files.ts";
import { inbox } from "./schema/inbox.ts";
import { insuranceAreas, insuranceCompanies, insuranceFigures } from "./schema/insurance.ts";
import { questionMessages } from "./schema/messages.ts";
import { news } from "./schema/news.ts";
import { orderCustomers, orderMessages, orderStories, orders } from "./schema/orders.ts";
import { refunds, unmatchedPayments } from "./schema/payments.ts";
import { preferences } from "./schema/preferences.ts";
import { products, services } from "./schema/products.ts";
import { acceptedFindings, originalTexts, peerReviews } from "./schema/publication.ts";
import { askers, questions } from "./schema/questions.ts";
import { rentClaimMessages, rentClaims, rentClaimTenants, rentFigures } from "./schema/rentClaims.ts";
import { searchSynonyms } from "./schema/search.ts";
import { settings } from "./schema/settings.ts";
import { acts, provisionChanges, provisionTexts } from "./schema/statutes.ts";
import { templates } from "./schema/templates.ts";
import { testAnswers, testQuestions } from "./schema/testQuestions.ts";
import { universities } from "./schema/universities.ts";
import { waitingList } from "./schema/waitingList.ts";
import { withdrawalLaws, withdrawals } from "./schema/withdrawals.ts";

/** A table with the columns that a person can have written. */
export interface StoredTexts {
  table: PgTable;
  columns: Readonly<Record<string, TextForm>>;
  /** What else a changed row needs, so that it is indexed again. Most tables have a trigger for it. */
  also: SQL | undefined;
}

const of = <T extends PgTable>(
  table: T,
  columns: { readonly [K in keyof T["$inferSelect"]]?: TextForm },
  also?: SQL,
): StoredTexts => ({ table, columns: columns as Record<string, TextForm>, also });

const line = "line";
const text = "text";
const html = "html";

const address = { Street: line, PostalCode: line, City: line } as const;
const person = { FirstName: line, LastName: line, Email: line, Phone: line } as const;
const sourced = { Source: line } as const;

/** Every stored text that comes from a person, an import or a feed. A test compares the list with the database. */
export const storedTexts: readonly StoredTexts[] = [
  of(accounts, {
    ...person,
    ...{ Title: line, Programme: line, LinkedIn: line, EmploymentNumber: line },
    ...{ Motivation: text, AcceptReason: text, RejectReason: text, Notes: text },
  }),
  of(questions, { Title: line, QuestionBody: text }),
  of(originalTexts, { Title: line, QuestionBody: text }),
  of(askers, { FirstName: line, Email: line, Phone: line, PreferredTimes: line }),
  of(answers, { AnswerBody: html, Provisions: text }),
  of(answerVersions, { AnswerBody: html, Provisions: text }),
  of(acceptedFindings, { Text: line, Reason: text }),
  of(peerReviews, { Note: text }),
  of(questionMessages, { Body: text }),
  of(calls, { Note: text }),
  of(aiReplies, { Question: text, Sentences: text, Sources: text }),
  of(aiEvaluations, { Question: text }),
  of(aiDrafts, { Offered: text, Accepted: text }),
  of(answerReports, { Text: text, Email: line }),
  of(contactMessages, { Name: line, Email: line, Phone: line, OrderRef: line, Message: text }),
  of(inbox, { Note: text }),
  of(orders, { ProductName: line, Lines: text, Notes: text }),
  of(orderCustomers, { ...person, ...address, CompanyName: line, OrgNumber: line }),
  of(orderStories, { Answers: text, Message: text }),
  of(orderMessages, { Body: text }),
  of(refunds, { Reason: text }),
  of(unmatchedPayments, { Note: text }),
  of(withdrawals, { Name: line, Email: line, OrderRef: line, Reason: text }),
  of(complaints, { Name: line, Email: line, OrderRef: line, Description: text, DecisionText: text }),
  of(bookings, { Notes: text }),
  of(bookers, { ...person, Description: text, Needs: text, Insurance: text }),
  of(freeMeetingUses, { Identity: line }),
  of(waitingList, { Email: line }),
  of(lawyers, { OutsideSkipped: text }),
  of(rentClaims, { ...address, ApartmentNumber: line, Landlord: line, Check: text }),
  of(rentClaimTenants, { ...person, ...address }),
  of(rentClaimMessages, { Body: text }),
  of(rentFigures, sourced),
  of(withdrawalLaws, sourced),
  of(insuranceFigures, sourced),
  of(insuranceAreas, { ...sourced, Name: line, Reason: text }),
  of(insuranceCompanies, { ...sourced, Name: line }),
  of(news, { Title: line, Body: html }),
  of(templates, { Name: line, Body: html }),
  of(categories, { Name: line, Description: text }),
  of(products, {
    ...{ Name: line, ShortDescription: text, Description: text, ExtraCosts: text },
    ...{ Included: text, NotIncluded: text, YouNeed: text, Questions: text },
  }),
  of(services, { Name: line, Promise: text }),
  of(settings, { Value: text, Given: text }),
  of(testQuestions, { Title: line, QuestionBody: text, Guide: text }),
  of(testAnswers, { AnswerBody: text, Comment: text }),
  of(universities, { Name: line }),
  of(files, { Name: line }),
  of(preferences, { Preferences: text }),
  of(searchSynonyms, { From: line, To: line }),
  of(acts, { Title: line }),
  of(provisionTexts, { Text: text }, sql`analysis_version = 0`),
  of(provisionChanges, { Before: text, After: text }),
];
