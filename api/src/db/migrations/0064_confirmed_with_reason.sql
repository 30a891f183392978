ALTER TABLE "confirmed_provisions" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmed_provisions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;