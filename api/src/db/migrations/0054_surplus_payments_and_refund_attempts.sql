CREATE TABLE "refund_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_id" integer NOT NULL,
	"call_key" uuid NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unmatched_payments" DROP CONSTRAINT "unmatched_payments_once";--> statement-breakpoint
DROP INDEX "payments_one_live";--> statement-breakpoint
DROP INDEX "refunds_once";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "surplus_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instruction" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund_attempts" ADD CONSTRAINT "refund_attempts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_attempts_refund" ON "refund_attempts" USING btree ("refund_id");--> statement-breakpoint
ALTER TABLE "unmatched_payments" ADD CONSTRAINT "unmatched_payments_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
update unmatched_payments set refund_id = refunds.id from refunds where unmatched_payments.reason = 'RefundFailed' and unmatched_payments.provider_reference = 'R-' || refunds.id;--> statement-breakpoint
CREATE INDEX "payments_ended" ON "payments" USING btree ("ended_at") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "refunds_next" ON "refunds" USING btree ("next_attempt_at") WHERE state = 'Requested';--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_once" ON "unmatched_payments" USING btree ("provider_id","reason") WHERE refund_id is null and (reason <> 'CaptureFailed' or resolved_at is null);--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_payments_refund" ON "unmatched_payments" USING btree ("refund_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("order_id") WHERE state in ('Initiated', 'Authorised', 'Captured', 'PartRefunded', 'Refunded') and surplus_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id","cause") WHERE cause <> 'Staff';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_instruction" CHECK ("payments"."instruction" in ('Capture', 'Release'));