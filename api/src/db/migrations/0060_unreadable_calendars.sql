ALTER TABLE "lawyers" ADD COLUMN "outside_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "when_unreadable" text DEFAULT 'Open' NOT NULL;