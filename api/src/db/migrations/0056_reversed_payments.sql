ALTER TABLE "accounting_entries" DROP CONSTRAINT "accounting_entries_kind";--> statement-breakpoint
ALTER TABLE "accounting_entries" DROP CONSTRAINT "accounting_entries_credit";--> statement-breakpoint
ALTER TABLE "accounting_entries" ADD COLUMN "reversal_id" text;--> statement-breakpoint
ALTER TABLE "accounting_entries" ADD CONSTRAINT "accounting_entries_reversal" UNIQUE("reversal_id");--> statement-breakpoint
ALTER TABLE "accounting_entries" ADD CONSTRAINT "accounting_entries_reversal_kind" CHECK (("accounting_entries"."kind" = 'Reversal') = ("accounting_entries"."reversal_id" is not null));--> statement-breakpoint
ALTER TABLE "accounting_entries" ADD CONSTRAINT "accounting_entries_kind" CHECK ("accounting_entries"."kind" in ('Sale', 'CreditNote', 'Reversal'));--> statement-breakpoint
ALTER TABLE "accounting_entries" ADD CONSTRAINT "accounting_entries_credit" CHECK (("accounting_entries"."kind" = 'CreditNote') = ("accounting_entries"."refund_id" is not null) and ("accounting_entries"."kind" = 'Sale') = ("accounting_entries"."credits_id" is null));