ALTER TABLE "accounts" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "university_id" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "programme" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "semester" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "expected_graduation" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "areas" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "linked_in" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "motivation" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "weekly_hours" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "referral_source" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "accepted_confidentiality_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "accepted_privacy_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "accepted_version" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "rejected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "accounts_unconfirmed" ON "accounts" USING btree ("created_at") WHERE not confirmed;--> statement-breakpoint
CREATE INDEX "codes_user" ON "codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_one_subject" CHECK (num_nonnulls("codes"."question_id", "codes"."user_id") = 1);--> statement-breakpoint
-- Until now accounts were made by the operator alone: known addresses, with passwords.
UPDATE "accounts" SET "confirmed" = true, "password_set" = true;
