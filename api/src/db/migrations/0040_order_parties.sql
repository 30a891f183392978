CREATE INDEX "order_customers_email" ON "order_customers" USING btree ("email");--> statement-breakpoint
ALTER TABLE "order_customers" DROP COLUMN "counterparty";--> statement-breakpoint
ALTER TABLE "order_customers" DROP COLUMN "counterparty_org_number";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "conflict_reason";