CREATE TABLE "answer_citations" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"citations" jsonb DEFAULT '[]' NOT NULL,
	"parser_version" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_citations" ADD CONSTRAINT "answer_citations_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_citations_version" ON "answer_citations" USING btree ("parser_version","question_id");
--> statement-breakpoint
-- Provisions that the answer lists, and those that its text cites.
create or replace function insert_answer_provisions(question_ids integer[]) returns void language sql as $$
  insert into answer_provisions (question_id, sfs, chapter, paragraph)
  select a.question_id, p ->> 'Sfs', p ->> 'Chapter', p ->> 'Paragraph'
  from answers a, jsonb_array_elements(a.provisions) as p
  where a.question_id = any (question_ids) and p ->> 'Sfs' is not null and p ->> 'Paragraph' is not null
  union
  select c.question_id, p ->> 'Sfs', p ->> 'Chapter', p ->> 'Paragraph'
  from answer_citations c, jsonb_array_elements(c.citations) as p
  where c.question_id = any (question_ids);
$$;
--> statement-breakpoint
-- An import or a seed writes the text only: the parser finds its citations later. A save stores them with the text.
create function answer_text_inserted() returns trigger language plpgsql as $$
begin
  insert into answer_citations (question_id) select question_id from new_rows order by question_id
  on conflict (question_id) do update set parser_version = 0, citations = '[]';
  return null;
end $$;
--> statement-breakpoint
create function answer_text_updated() returns trigger language plpgsql as $$
begin
  update answer_citations c set parser_version = 0, citations = '[]'
  from new_rows n join old_rows o using (question_id)
  where c.question_id = n.question_id and n.answer_body is distinct from o.answer_body;
  update answer_citations c set parser_version = 0
  from new_rows n join old_rows o using (question_id)
  where c.question_id = n.question_id and n.answer_body = o.answer_body
    and (n.provisions, n.valid_at) is distinct from (o.provisions, o.valid_at);
  return null;
end $$;
--> statement-breakpoint
create trigger answer_citations_inserted_with_text after insert on answers
  referencing new table as new_rows for each statement execute function answer_text_inserted();
--> statement-breakpoint
create trigger answer_citations_updated_with_text after update on answers
  referencing old table as old_rows new table as new_rows for each statement execute function answer_text_updated();
--> statement-breakpoint
create function answer_citations_changed() returns trigger language plpgsql as $$
declare
  ids integer[] := (select array_agg(n.question_id) from new_rows n join old_rows o using (question_id)
    where n.citations is distinct from o.citations);
begin
  if ids is not null then
    delete from answer_provisions where question_id = any (ids);
    perform insert_answer_provisions(ids);
    perform tell('content', (select array_agg(question_id) from search_documents where question_id = any (ids)), 'update');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger answer_citations_changed after update on answer_citations
  referencing old table as old_rows new table as new_rows for each statement execute function answer_citations_changed();
--> statement-breakpoint
insert into answer_citations (question_id) select question_id from answers;
