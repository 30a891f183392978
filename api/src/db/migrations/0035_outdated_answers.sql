CREATE TABLE "outdated_answers" (
	"question_id" integer NOT NULL,
	"change_id" integer NOT NULL,
	CONSTRAINT "outdated_answers_question_id_change_id_pk" PRIMARY KEY("question_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "provision_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provision_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sfs" text NOT NULL,
	"chapter" text,
	"paragraph" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"in_force" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outdated_answers" ADD CONSTRAINT "outdated_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outdated_answers" ADD CONSTRAINT "outdated_answers_change_id_provision_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."provision_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provision_changes" ADD CONSTRAINT "provision_changes_sfs_acts_sfs_fk" FOREIGN KEY ("sfs") REFERENCES "public"."acts"("sfs") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outdated_answers_change" ON "outdated_answers" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "provision_changes_day" ON "provision_changes" USING btree ("in_force");
--> statement-breakpoint
create function outdated_answers_changed() returns trigger language plpgsql as $$
begin
  perform tell('content', (select array_agg(distinct question_id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create trigger outdated_answers_inserted after insert on outdated_answers
  referencing new table as changed_rows for each statement execute function outdated_answers_changed();
--> statement-breakpoint
create trigger outdated_answers_deleted after delete on outdated_answers
  referencing old table as changed_rows for each statement execute function outdated_answers_changed();
