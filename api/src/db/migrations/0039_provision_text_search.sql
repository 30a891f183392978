ALTER TABLE "provision_texts" ADD COLUMN "document" "tsvector";--> statement-breakpoint
ALTER TABLE "provision_texts" ADD COLUMN "analysis_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "provision_texts_document" ON "provision_texts" USING gin ("document");--> statement-breakpoint
CREATE INDEX "provision_texts_analysis" ON "provision_texts" USING btree ("analysis_version","id");
--> statement-breakpoint
-- The analysis changes nothing that visitors see.
drop trigger provision_texts_told on provision_texts;
--> statement-breakpoint
create trigger provision_texts_told after insert or delete or update of text, in_force, repealed on provision_texts
  for each statement execute function told_as_a_whole('content');
