CREATE TABLE "bookers" (
	"booking_id" integer PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"description" text NOT NULL,
	"counterparty" text NOT NULL,
	"needs" text,
	"insurance" text,
	"terms_version" text,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"service" text NOT NULL,
	"channel" text NOT NULL,
	"category_id" integer NOT NULL,
	"lawyer_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"free_from" timestamp (3) with time zone NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"agreed_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"kept_percent" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('Held', 'AwaitingPayment', 'Confirmed', 'Cancelled', 'Withdrawn', 'NoShow', 'Done', 'Expired')),
	CONSTRAINT "bookings_times" CHECK ("bookings"."starts_at" < "bookings"."ends_at" and "bookings"."ends_at" < "bookings"."free_from"),
	CONSTRAINT "bookings_hold" CHECK ("bookings"."state" <> 'Held' or "bookings"."hold_until" is not null),
	CONSTRAINT "bookings_kept" CHECK ("bookings"."kept_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "lawyer_exceptions" (
	"lawyer_id" integer NOT NULL,
	"day" date NOT NULL,
	"periods" jsonb NOT NULL,
	CONSTRAINT "lawyer_exceptions_lawyer_id_day_pk" PRIMARY KEY("lawyer_id","day")
);
--> statement-breakpoint
CREATE TABLE "lawyers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"services" text[] NOT NULL,
	"channels" text[] NOT NULL,
	"daily_limit" integer,
	"hours" jsonb NOT NULL,
	CONSTRAINT "lawyers_daily_limit" CHECK ("lawyers"."daily_limit" > 0),
	CONSTRAINT "lawyers_hours" CHECK (jsonb_array_length("lawyers"."hours") = 7)
);
--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_one_subject";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "bookers" ADD CONSTRAINT "bookers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lawyer_id_lawyers_user_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lawyer_exceptions" ADD CONSTRAINT "lawyer_exceptions_lawyer_id_lawyers_user_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lawyers" ADD CONSTRAINT "lawyers_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookers_email" ON "bookers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bookers_phone" ON "bookers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "bookings_start" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("hold_until") WHERE state = 'Held';--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_booking" ON "codes" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_one_subject" CHECK (num_nonnulls("codes"."question_id", "codes"."user_id", "codes"."booking_id") = 1);--> statement-breakpoint
-- A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
-- Two meetings of a lawyer never overlap, the gap of ten minutes after each included, whoever writes them.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (lawyer_id WITH =, tstzrange(starts_at, free_from) WITH &&) WHERE (state in ('Held', 'AwaitingPayment', 'Confirmed'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_gap" CHECK (free_from = ends_at + interval '10 minutes');--> statement-breakpoint
-- The free first meeting can be booked now.
UPDATE "services" SET "active" = true WHERE "code" = 'BOOK15';
