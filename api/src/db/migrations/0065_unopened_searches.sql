ALTER TABLE "search_miss_days" ADD COLUMN "has_hits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_miss_days" ADD COLUMN "is_opened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD COLUMN "kind" text DEFAULT 'NoHit' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_misses" ADD CONSTRAINT "search_misses_kind" CHECK ("search_misses"."kind" in ('NoHit', 'Unopened'));