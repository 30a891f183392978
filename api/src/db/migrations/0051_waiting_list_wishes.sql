ALTER TABLE "waiting_list" ADD COLUMN "until" date NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "ignored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_offer" ON "waiting_list" USING btree ("booking_id");