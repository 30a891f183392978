CREATE TABLE "rent_claim_files" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"claim_id" integer NOT NULL,
	"proof" text NOT NULL,
	CONSTRAINT "rent_claim_files_proof" CHECK ("rent_claim_files"."proof" in ('Tenancy', 'Payment', 'LandlordRent', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "rent_claim_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rent_claim_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"from_tenant" boolean NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"user_id" integer,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rent_claim_tenants" (
	"claim_id" integer PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"personal_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rent_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rent_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"state" text NOT NULL,
	"facts" jsonb NOT NULL,
	"estimate_kind" text NOT NULL,
	"estimate_low" integer,
	"estimate_high" integer,
	"street" text NOT NULL,
	"apartment_number" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"rooms" integer,
	"area_sqm" integer,
	"deposit" integer,
	"has_written_contract" boolean NOT NULL,
	"landlord" text NOT NULL,
	"terms_version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"power_of_attorney_at" timestamp (3) with time zone,
	"assigned_to_id" integer,
	"recovered_amount" integer,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_claims_state" CHECK ("rent_claims"."state" in ('Received', 'Reviewing', 'AwaitingDocuments', 'Negotiating', 'AtTribunal', 'Decided', 'Declined', 'Withdrawn')),
	CONSTRAINT "rent_claims_ended" CHECK (("rent_claims"."ended_at" is not null) = ("rent_claims"."state" in ('Decided', 'Declined', 'Withdrawn')))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_laws" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_laws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"valid_from" date NOT NULL,
	"days" integer NOT NULL,
	"uninformed_years" integer NOT NULL,
	"refund_days" integer NOT NULL,
	"source" text NOT NULL,
	"checked_at" date NOT NULL,
	CONSTRAINT "withdrawal_laws_from" UNIQUE("valid_from"),
	CONSTRAINT "withdrawal_laws_figures" CHECK ("withdrawal_laws"."days" > 0 and "withdrawal_laws"."uninformed_years" >= 0 and "withdrawal_laws"."refund_days" > 0)
);
--> statement-breakpoint
ALTER TABLE "parties" DROP CONSTRAINT "parties_matter_kind";--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_one_subject";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "rent_claim_id" integer;--> statement-breakpoint
ALTER TABLE "rent_claim_files" ADD CONSTRAINT "rent_claim_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_claim_files" ADD CONSTRAINT "rent_claim_files_claim_id_rent_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."rent_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_claim_messages" ADD CONSTRAINT "rent_claim_messages_claim_id_rent_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."rent_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_claim_messages" ADD CONSTRAINT "rent_claim_messages_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_claim_tenants" ADD CONSTRAINT "rent_claim_tenants_claim_id_rent_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."rent_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_claims" ADD CONSTRAINT "rent_claims_assigned_to_id_accounts_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rent_claim_files_claim" ON "rent_claim_files" USING btree ("claim_id","file_id");--> statement-breakpoint
CREATE INDEX "rent_claim_messages_claim" ON "rent_claim_messages" USING btree ("claim_id","id");--> statement-breakpoint
CREATE INDEX "rent_claim_messages_user" ON "rent_claim_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rent_claim_tenants_email" ON "rent_claim_tenants" USING btree ("email");--> statement-breakpoint
CREATE INDEX "rent_claims_newest" ON "rent_claims" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rent_claims_state" ON "rent_claims" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "rent_claims_assigned" ON "rent_claims" USING btree ("assigned_to_id");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_rent_claim_id_rent_claims_id_fk" FOREIGN KEY ("rent_claim_id") REFERENCES "public"."rent_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_rent_claim" ON "codes" USING btree ("rent_claim_id");--> statement-breakpoint
ALTER TABLE "parties" ADD CONSTRAINT "parties_matter_kind" CHECK ("parties"."matter_kind" in ('question', 'order', 'booking', 'rentClaim'));--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_one_subject" CHECK (num_nonnulls("codes"."question_id", "codes"."user_id", "codes"."booking_id", "codes"."order_id", "codes"."rent_claim_id") = 1);