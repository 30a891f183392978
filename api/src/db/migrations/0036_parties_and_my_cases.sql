CREATE TABLE "case_access" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_access_purpose" CHECK ("case_access"."purpose" in ('link', 'session'))
);
--> statement-breakpoint
CREATE TABLE "parties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"matter_kind" text NOT NULL,
	"matter_id" integer NOT NULL,
	"side" text NOT NULL,
	"sealed" text NOT NULL,
	"keep_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parties_matter_kind" CHECK ("parties"."matter_kind" in ('question', 'order', 'booking')),
	CONSTRAINT "parties_side" CHECK ("parties"."side" in ('client', 'counterparty'))
);
--> statement-breakpoint
CREATE TABLE "party_conflicts" (
	"party_id" integer NOT NULL,
	"earlier_party_id" integer NOT NULL,
	"match" text NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "party_conflicts_party_id_earlier_party_id_pk" PRIMARY KEY("party_id","earlier_party_id")
);
--> statement-breakpoint
CREATE TABLE "party_keys" (
	"hash" text NOT NULL,
	"party_id" integer NOT NULL,
	CONSTRAINT "party_keys_hash_party_id_pk" PRIMARY KEY("hash","party_id")
);
--> statement-breakpoint
ALTER TABLE "party_conflicts" ADD CONSTRAINT "party_conflicts_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_conflicts" ADD CONSTRAINT "party_conflicts_earlier_party_id_parties_id_fk" FOREIGN KEY ("earlier_party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_keys" ADD CONSTRAINT "party_keys_party_id_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_access_expiry" ON "case_access" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "parties_matter" ON "parties" USING btree ("matter_kind","matter_id");--> statement-breakpoint
CREATE INDEX "parties_age" ON "parties" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "party_conflicts_earlier" ON "party_conflicts" USING btree ("earlier_party_id");--> statement-breakpoint
CREATE INDEX "party_keys_party" ON "party_keys" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "askers_email" ON "askers" USING btree ("email");