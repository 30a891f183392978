DROP INDEX "questions_by_publication_in_type";--> statement-breakpoint
CREATE INDEX "questions_unpublished" ON "questions" USING btree ("published_at","id") WHERE not (state = 'Published' and not hidden);--> statement-breakpoint
CREATE INDEX "questions_by_publication_in_type" ON "questions" USING btree ("type","published_at","id","state");