CREATE TABLE "search_miss_days" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"person_hash" "bytea" NOT NULL,
	CONSTRAINT "search_miss_days_day_words_person_hash_pk" PRIMARY KEY("day","words","person_hash")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_misses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" text NOT NULL,
	"people" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_misses_words" UNIQUE("words")
);
--> statement-breakpoint
CREATE TABLE "search_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "search_misses_people" ON "search_misses" USING btree ("people","id");--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" USING btree ("last_at");
--> statement-breakpoint
-- Each process caches the synonyms, so it needs to know that some changed, not which.
create trigger search_synonyms_told after insert or update or delete on search_synonyms
  for each statement execute function told_as_a_whole('synonym');
