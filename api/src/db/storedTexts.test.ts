import { sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import { afterAll, expect, it } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { storedTexts } from "./storedTexts.ts";

const { app, close } = await createTestApp();
afterAll(close);

const words = (text: string) => text.trim().split(/\s+/);

/** Text columns that are not in the list, each with the reason. */
const exceptions: Record<string, string[]> = {
  "codes of ours, which the contract or a constraint checks": words(`
    accounting_differences.kind accounting_entries.kind accounting_entries.choice accounting_entries.method
    accounting_lines.account accounts.roles accounts.status accounts.semester accounts.languages
    accounts.referral_source accounts.accepted_version ai_replies.kind ai_replies.problem answer_reports.reason
    answer_versions.action askers.terms_version bookers.terms_version booking_pending_keys.kind bookings.state
    bookings.service bookings.channel calls.outcome case_access.purpose codes.purpose complaints.wish
    complaints.decision contact_messages.subject deleted_question_codes.state files.media_type inbox.state
    insurance_areas.code insurance_areas.coverage insurance_companies.code insurance_figures.code job_failures.job
    job_failures.reason lawyers.services
    lawyers.channels lawyers.hours lawyers.when_unreadable lawyers.outside_error lawyer_exceptions.periods
    order_messages.kind orders.kind orders.state orders.service_code orders.role orders.terms_version parties.matter_kind
    parties.side party_conflicts.match payments.choice payments.method payments.state payments.instruction
    prices.service_code question_messages.kind questions.type questions.state questions.source_id news.source_id
    templates.source_id readings.outcome refunds.state refunds.cause rent_claim_files.proof rent_claim_messages.state
    rent_claims.state rent_claims.estimate_kind rent_claims.terms_version rent_figures.code repairs.name repairs.report
    salary_lines.type salary_periods.status salary_rates.type sent_answers.type services.code settings.key
    search_misses.kind templates.kind templates.type test_answers.grade universities.code unmatched_payments.reason
    unmatched_payments.choice waiting_list.state waiting_list.service waiting_list.channel waiting_list.from_time
    waiting_list.to_time waiting_list.offered_starts withdrawals.state withdrawals.obstacle withdrawals.basis`),
  "addresses of ours, of small letters, digits and hyphens": words(`
    ai_evaluations.source categories.uri category_addresses.uri news.uri news_addresses.uri products.uri
    product_addresses.uri questions.uri`),
  "hashes, keys and sealed values": words(`
    accounts.uid ai_replies.code_hash booking_pending_keys.hash case_access.hash case_access.sealed codes.hash
    deleted_question_codes.hash files.key idempotency_keys.scope idempotency_keys.key idempotency_keys.request_hash
    idempotency_keys.body lawyers.feed_hash lawyers.outside_url order_customers.personal_number party_keys.hash
    rent_claim_tenants.personal_number`),
  "sealed names, which the service opens itself (normaliseParties.ts)": ["parties.sealed"],
  "what a provider or a host calls something": words(`
    lawyers.outside_host payments.reference payments.provider_id payments.location payments.snippet payments.app_link
    payments.qr_content payments.callback_id payments.bank_reference unmatched_payments.provider_id
    unmatched_payments.currency unmatched_payments.provider_reference accounting_entries.reversal_id`),
  "append-only: triggers refuse every change": words(`
    accounting_entries.description accounting_entries.counterparty accounting_entries.address
    accounting_entries.receipt_lines changes.entity changes.action changes.changed salary_lines.reason`),
  "made of other texts, again when they change": words(`
    ai_replies.lexemes ai_blocks.lexemes answer_citations.citations answer_provisions.sfs answer_provisions.chapter
    answer_provisions.paragraph refunds.lines search_lexemes.lexeme search_words.form search_misses.words
    search_miss_days.words statistics_files.csv_data`),
  "written since texts are normalised on their way in": ["confirmed_provisions.reason"],
  "numbers of provisions and https addresses, of plain signs": words(`
    acts.sfs provision_texts.sfs provision_texts.chapter provision_texts.paragraph provision_changes.sfs
    provision_changes.chapter provision_changes.paragraph confirmed_provisions.sfs confirmed_provisions.chapter
    confirmed_provisions.paragraph confirmed_provisions.source`),
};

it("every column of text is normalised by the repair of stored texts, or is an exception with a reason", async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (data_type in ('text', 'jsonb', 'character varying') or udt_name = '_text')`);
  const listed = storedTexts.flatMap(({ table, columns }) => {
    const all = table as unknown as Record<string, PgColumn>;
    return Object.keys(columns).map((key) => `${getTableConfig(table).name}.${all[key]?.name}`);
  });
  const known = [...listed, ...Object.values(exceptions).flat()];
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
