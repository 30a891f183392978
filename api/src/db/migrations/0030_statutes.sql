CREATE TABLE "acts" (
	"sfs" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provision_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provision_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sfs" text NOT NULL,
	"chapter" text,
	"paragraph" text NOT NULL,
	"in_force" date,
	"text" text NOT NULL,
	"repealed" boolean NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provision_texts_version" UNIQUE NULLS NOT DISTINCT("sfs","chapter","paragraph","in_force")
);
--> statement-breakpoint
ALTER TABLE "provision_texts" ADD CONSTRAINT "provision_texts_sfs_acts_sfs_fk" FOREIGN KEY ("sfs") REFERENCES "public"."acts"("sfs") ON DELETE cascade ON UPDATE no action;