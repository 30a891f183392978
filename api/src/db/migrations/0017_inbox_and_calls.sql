CREATE TABLE "calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"note" text NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calls_outcome" CHECK ("calls"."outcome" in ('Reached', 'NotReached', 'Moved'))
);
--> statement-breakpoint
CREATE TABLE "inbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer,
	"message_id" integer,
	"question_id" integer,
	"state" text DEFAULT 'New' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_by_id" integer,
	"taken_at" timestamp (3) with time zone,
	"handled_by_id" integer,
	"handled_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "inbox_report" UNIQUE("report_id"),
	CONSTRAINT "inbox_message" UNIQUE("message_id"),
	CONSTRAINT "inbox_question" UNIQUE("question_id"),
	CONSTRAINT "inbox_one_subject" CHECK (num_nonnulls("inbox"."report_id", "inbox"."message_id", "inbox"."question_id") = 1),
	CONSTRAINT "inbox_state" CHECK ("inbox"."state" in ('New', 'Taken', 'Handled')),
	CONSTRAINT "inbox_taken_whole" CHECK (num_nonnulls("inbox"."taken_by_id", "inbox"."taken_at") in (0, 2)),
	CONSTRAINT "inbox_state_whole" CHECK (("inbox"."state" = 'Handled') = ("inbox"."handled_at" is not null) and ("inbox"."handled_by_id" is null) = ("inbox"."handled_at" is null) and ("inbox"."state" <> 'Taken' or "inbox"."taken_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "follow_up_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "kind" text DEFAULT 'answer' NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_report_id_answer_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."answer_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_taken_by_id_accounts_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox" ADD CONSTRAINT "inbox_handled_by_id_accounts_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_question" ON "calls" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "inbox_newest" ON "inbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inbox_open" ON "inbox" USING btree ("state","created_at","id") WHERE state <> 'Handled';--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_kind" CHECK ("templates"."kind" in ('answer', 'facts'));--> statement-breakpoint
insert into inbox (report_id, created_at) select id, created_at from answer_reports order by id;
--> statement-breakpoint
insert into inbox (message_id, created_at) select id, created_at from contact_messages order by id;
--> statement-breakpoint
insert into inbox (question_id, created_at) select id, objected_at from questions where objected_at is not null order by objected_at, id;
--> statement-breakpoint
-- Whatever readers send comes into the inbox, whoever writes its row.
create function into_inbox() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'answer_reports' then insert into inbox (report_id, created_at) values (new.id, new.created_at);
    when 'contact_messages' then insert into inbox (message_id, created_at) values (new.id, new.created_at);
    else insert into inbox (question_id, created_at) values (new.id, new.objected_at) on conflict do nothing;
  end case;
  return null;
end $$;
--> statement-breakpoint
create trigger answer_reports_into_inbox after insert on answer_reports for each row execute function into_inbox();
--> statement-breakpoint
create trigger contact_messages_into_inbox after insert on contact_messages for each row execute function into_inbox();
--> statement-breakpoint
create trigger questions_into_inbox after update of objected_at on questions
  for each row when (old.objected_at is null and new.objected_at is not null) execute function into_inbox();
--> statement-breakpoint
create function inbox_changed() returns trigger language plpgsql as $$
begin
  perform tell('inbox', (select array_agg(id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create trigger inbox_inserted after insert on inbox
  referencing new table as changed_rows for each statement execute function inbox_changed();
--> statement-breakpoint
create trigger inbox_updated after update on inbox
  referencing new table as changed_rows for each statement execute function inbox_changed();
--> statement-breakpoint
create trigger inbox_deleted after delete on inbox
  referencing old table as changed_rows for each statement execute function inbox_changed();
