CREATE INDEX "answers_by_change" ON "answers" USING btree ("updated_at","question_id");--> statement-breakpoint
CREATE INDEX "questions_by_publication" ON "questions" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "questions_by_publication_in_area" ON "questions" USING btree ("area_id","published_at","id");--> statement-breakpoint
CREATE INDEX "questions_by_publication_in_category" ON "questions" USING btree ("category_id","published_at","id");