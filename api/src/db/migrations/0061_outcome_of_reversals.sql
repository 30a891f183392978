ALTER TABLE "accounting_entries" DROP CONSTRAINT "accounting_entries_kind";--> statement-breakpoint
DROP INDEX "refunds_once";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_entries_reversal_end" ON "accounting_entries" USING btree ("credits_id") WHERE kind = 'ReversalEnd';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id","cause") WHERE cause not in ('Staff', 'Reversed');--> statement-breakpoint
ALTER TABLE "accounting_entries" ADD CONSTRAINT "accounting_entries_kind" CHECK ("accounting_entries"."kind" in ('Sale', 'CreditNote', 'Reversal', 'ReversalEnd'));