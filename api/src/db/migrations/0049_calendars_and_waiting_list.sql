CREATE TABLE "lawyer_busy" (
	"lawyer_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lawyer_busy_lawyer_id_starts_at_pk" PRIMARY KEY("lawyer_id","starts_at"),
	CONSTRAINT "lawyer_busy_times" CHECK ("lawyer_busy"."starts_at" < "lawyer_busy"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "waiting_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'Waiting' NOT NULL,
	"email" text NOT NULL,
	"service" text NOT NULL,
	"channel" text NOT NULL,
	"category_id" integer NOT NULL,
	"lawyer_id" integer,
	"weekdays" integer[] NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"booking_id" integer,
	"offered_starts" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "waiting_list_state" CHECK ("waiting_list"."state" in ('Waiting', 'Offered', 'Booked', 'Left', 'Ended')),
	CONSTRAINT "waiting_list_ended" CHECK (("waiting_list"."state" in ('Waiting', 'Offered')) = ("waiting_list"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_one_subject";--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "feed_hash" text;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "outside_url" text;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "outside_host" text;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "outside_fetched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "outside_error" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "waiting_id" integer;--> statement-breakpoint
ALTER TABLE "lawyer_busy" ADD CONSTRAINT "lawyer_busy_lawyer_id_lawyers_user_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_lawyer_id_accounts_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_list_order" ON "waiting_list" USING btree ("created_at","id") WHERE state in ('Waiting', 'Offered');--> statement-breakpoint
CREATE INDEX "waiting_list_email" ON "waiting_list" USING btree ("email");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_waiting_id_waiting_list_id_fk" FOREIGN KEY ("waiting_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_waiting" ON "codes" USING btree ("waiting_id");--> statement-breakpoint
ALTER TABLE "lawyers" ADD CONSTRAINT "lawyers_feed" UNIQUE("feed_hash");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_one_subject" CHECK (num_nonnulls("codes"."question_id", "codes"."user_id", "codes"."booking_id", "codes"."order_id", "codes"."rent_claim_id", "codes"."waiting_id") = 1);