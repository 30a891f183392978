-- What visitors see has changed: caches of rendered pages must be invalidated. A search document exists for exactly what
-- is published and visible, and is written whenever that changes.
create function content_changed() returns trigger language plpgsql as $$
begin
  perform tell('content', (select array_agg(question_id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create trigger search_documents_inserted after insert on search_documents
  referencing new table as changed_rows for each statement execute function content_changed();
--> statement-breakpoint
create trigger search_documents_updated after update on search_documents
  referencing new table as changed_rows for each statement execute function content_changed();
--> statement-breakpoint
create trigger search_documents_deleted after delete on search_documents
  referencing old table as changed_rows for each statement execute function content_changed();
--> statement-breakpoint
-- Answers show their author's name and title.
create trigger authors_told after update of first_name, last_name, title on accounts
  for each statement execute function told_as_a_whole('content');
--> statement-breakpoint
create trigger news_told after insert or update or delete on news
  for each statement execute function told_as_a_whole('content');
--> statement-breakpoint
create trigger insurance_figures_told after insert or update or delete on insurance_figures
  for each statement execute function told_as_a_whole('content');
--> statement-breakpoint
create trigger insurance_areas_told after insert or update or delete on insurance_areas
  for each statement execute function told_as_a_whole('content');
--> statement-breakpoint
create trigger insurance_companies_told after insert or update or delete on insurance_companies
  for each statement execute function told_as_a_whole('content');
