ALTER TABLE "orders" DROP CONSTRAINT "orders_state";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_since" timestamp (3) with time zone;--> statement-breakpoint
-- Held orders go on as others: their buyers have 48 hours to pay from now, and nobody works on them before they are cleared.
UPDATE "orders" SET "state" = 'Created', "review_since" = "created_at", "expires_at" = greatest("expires_at", now() + interval '48 hours') WHERE "state" = 'ConflictReview';--> statement-breakpoint
CREATE INDEX "orders_in_review" ON "orders" USING btree ("id") WHERE review_since is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state" CHECK ("orders"."state" in ('Created', 'AwaitingPayment', 'Paid', 'InProgress', 'AwaitingCustomer', 'Delivered', 'Closed', 'Withdrawn', 'Refunded', 'Cancelled', 'Expired'));