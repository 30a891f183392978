CREATE TABLE "answer_provisions" (
	"question_id" integer NOT NULL,
	"sfs" text NOT NULL,
	"chapter" text,
	"paragraph" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_provisions" ADD CONSTRAINT "answer_provisions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_provisions_place" ON "answer_provisions" USING btree ("sfs","chapter","paragraph","question_id");--> statement-breakpoint
CREATE INDEX "answer_provisions_question" ON "answer_provisions" USING btree ("question_id");--> statement-breakpoint
create function insert_answer_provisions(question_ids integer[]) returns void language sql as $$
  insert into answer_provisions (question_id, sfs, chapter, paragraph)
  select distinct a.question_id, p ->> 'Sfs', p ->> 'Chapter', p ->> 'Paragraph'
  from answers a, jsonb_array_elements(a.provisions) as p
  where a.question_id = any (question_ids) and p ->> 'Sfs' is not null and p ->> 'Paragraph' is not null;
$$;
--> statement-breakpoint
create function answer_provisions_inserted() returns trigger language plpgsql as $$
declare
  ids integer[] := (select array_agg(question_id) from new_rows where provisions <> '[]');
begin
  if ids is not null then
    perform insert_answer_provisions(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function answer_provisions_updated() returns trigger language plpgsql as $$
declare
  ids integer[] := (select array_agg(n.question_id) from new_rows n join old_rows o using (question_id)
    where n.provisions is distinct from o.provisions);
begin
  if ids is not null then
    delete from answer_provisions where question_id = any (ids);
    perform insert_answer_provisions(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger answer_provisions_inserted after insert on answers
  referencing new table as new_rows for each statement execute function answer_provisions_inserted();
--> statement-breakpoint
create trigger answer_provisions_updated after update on answers
  referencing old table as old_rows new table as new_rows for each statement execute function answer_provisions_updated();
--> statement-breakpoint
select insert_answer_provisions((select array_agg(question_id) from answers));

--> statement-breakpoint
create trigger provision_texts_told after insert or update or delete on provision_texts
  for each statement execute function told_as_a_whole('content');
