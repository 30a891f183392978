CREATE TABLE "complaints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"order_id" integer,
	"name" text,
	"email" text,
	"order_ref" text NOT NULL,
	"wish" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_day" date NOT NULL,
	"decision" text,
	"decision_text" text,
	"refund_amount" integer,
	"decided_at" timestamp (3) with time zone,
	"decided_by_id" integer,
	CONSTRAINT "complaints_wish" CHECK ("complaints"."wish" in ('Redo', 'Refund', 'Other')),
	CONSTRAINT "complaints_decision" CHECK ("complaints"."decision" in ('Redo', 'Refund', 'Refuse')),
	CONSTRAINT "complaints_decided_whole" CHECK (("complaints"."decision" is null) = ("complaints"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"state" text NOT NULL,
	"order_id" integer,
	"name" text,
	"email" text,
	"order_ref" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"last_day" date,
	"obstacle" text,
	"basis" text,
	"kept_amount" integer,
	"refund_amount" integer,
	"performed_percent" integer,
	"reason" text DEFAULT '' NOT NULL,
	"refund_due_day" date,
	"completed_at" timestamp (3) with time zone,
	"user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('Submitted', 'Queued', 'AwaitingShare', 'Refunding', 'Completed', 'Refused', 'Dismissed')),
	CONSTRAINT "withdrawals_percent" CHECK ("withdrawals"."performed_percent" between 0 and 100),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."kept_amount" >= 0 and "withdrawals"."refund_amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "informed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_decided_by_id_accounts_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_due" ON "complaints" USING btree ("due_day","id");--> statement-breakpoint
CREATE INDEX "complaints_newest" ON "complaints" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "complaints_decider" ON "complaints" USING btree ("decided_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_once" ON "withdrawals" USING btree ("order_id") WHERE state in ('AwaitingShare', 'Refunding', 'Completed');--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_state" ON "withdrawals" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
UPDATE "orders" SET "informed_at" = "accepted_at";