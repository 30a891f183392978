CREATE TABLE "salary_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"type" text NOT NULL,
	"amount_ore" integer NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"period_id" integer NOT NULL,
	"corrects_line_id" bigint,
	"reason" text,
	"by_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "salary_lines_correction_whole" CHECK (num_nonnulls("salary_lines"."corrects_line_id", "salary_lines"."reason", "salary_lines"."by_id") in (0, 3)),
	CONSTRAINT "salary_lines_amount" CHECK ("salary_lines"."amount_ore" >= 0 or "salary_lines"."corrects_line_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "salary_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "salary_periods_month" UNIQUE("year","month"),
	CONSTRAINT "salary_periods_calendar" CHECK ("salary_periods"."month" between 1 and 12 and "salary_periods"."year" between 2000 and 2999),
	CONSTRAINT "salary_periods_status" CHECK ("salary_periods"."status" in ('Open', 'Locked', 'Paid'))
);
--> statement-breakpoint
CREATE TABLE "salary_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "salary_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"amount_ore" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "salary_rates_begin" UNIQUE("type","valid_from"),
	CONSTRAINT "salary_rates_amount" CHECK ("salary_rates"."amount_ore" >= 0),
	CONSTRAINT "salary_rates_order" CHECK ("salary_rates"."valid_to" >= "salary_rates"."valid_from"),
	CONSTRAINT "salary_rates_type" CHECK ("salary_rates"."type" in ('Free', 'Express', 'Express24', 'PhoneAdvice'))
);
--> statement-breakpoint
CREATE TABLE "sent_answers" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"category_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"type" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer,
	"in_time" boolean
);
--> statement-breakpoint
CREATE TABLE "statistics_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statistics_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"csv_data" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statistics_files_progress" CHECK ("statistics_files"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "employment_number" text;--> statement-breakpoint
ALTER TABLE "salary_lines" ADD CONSTRAINT "salary_lines_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_lines" ADD CONSTRAINT "salary_lines_period_id_salary_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."salary_periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_lines" ADD CONSTRAINT "salary_lines_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_answers" ADD CONSTRAINT "sent_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics_files" ADD CONSTRAINT "statistics_files_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "salary_lines_question" ON "salary_lines" USING btree ("question_id") WHERE corrects_line_id is null;--> statement-breakpoint
CREATE INDEX "salary_lines_person" ON "salary_lines" USING btree ("user_id","period_id","id");--> statement-breakpoint
CREATE INDEX "salary_lines_period" ON "salary_lines" USING btree ("period_id","user_id","id");--> statement-breakpoint
CREATE INDEX "salary_lines_corrected" ON "salary_lines" USING btree ("corrects_line_id") WHERE corrects_line_id is not null;--> statement-breakpoint
CREATE INDEX "sent_answers_newest" ON "sent_answers" USING btree ("sent_at","type");--> statement-breakpoint
CREATE INDEX "sent_answers_person" ON "sent_answers" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "statistics_files_age" ON "statistics_files" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_employment_number" UNIQUE("employment_number");--> statement-breakpoint
-- Salary lines are append-only (see migrate.ts for the rights of the application's role).
create trigger salary_lines_added_only before update or delete or truncate on salary_lines
  for each statement execute function refuse_to_rewrite();
--> statement-breakpoint
-- Nothing comes into a month that is locked or paid. The lock on its row makes whoever locks the month wait for lines
-- that are on their way in, and lines wait for whoever is locking.
create function keep_salary_month() returns trigger language plpgsql as $$
declare
  month_status text;
begin
  select status into month_status from salary_periods where id = new.period_id for share;
  if month_status <> 'Open' then
    raise exception 'the month is %', month_status using errcode = 'check_violation', constraint = 'salary_lines_month_open';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger salary_lines_month_open before insert on salary_lines
  for each row execute function keep_salary_month();
--> statement-breakpoint
-- A month goes from open to locked to paid, and never back.
create function keep_salary_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.year, new.month) = (old.id, old.year, old.month)
    and (old.status, new.status) in (('Open', 'Locked'), ('Locked', 'Paid')) then
    return new;
  end if;
  raise exception 'a month of pay only goes from open to locked to paid'
    using errcode = 'check_violation', constraint = 'salary_periods_forward';
end $$;
--> statement-breakpoint
create trigger salary_periods_forward before update or delete on salary_periods
  for each row execute function keep_salary_status();
--> statement-breakpoint
create trigger salary_periods_kept before truncate on salary_periods
  for each statement execute function refuse_to_rewrite();
--> statement-breakpoint
-- One narrow row for each answer that was sent. The rows are locked first: the statement after that sees what those who
-- held them have committed, so the last to write has seen everything.
create function refresh_sent(question_ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from sent_answers where question_id = any (question_ids) order by question_id for update;
  delete from sent_answers where question_id = any (question_ids) and not exists (
    select from answers a where a.question_id = sent_answers.question_id and a.sent_at is not null
  );
  insert into sent_answers (question_id, user_id, category_id, area_id, type, sent_at, minutes, in_time)
  select q.id, a.user_id, q.category_id, q.area_id, q.type, a.sent_at,
    case when a.sent_at > q.confirmed_at then floor(extract(epoch from a.sent_at - q.confirmed_at) / 60) end,
    q.due_at >= coalesce(q.paused_at, a.sent_at)
  from questions q join answers a on a.question_id = q.id
  where q.id = any (question_ids) and a.sent_at is not null
  order by q.id
  on conflict (question_id) do update set
    user_id = excluded.user_id,
    category_id = excluded.category_id,
    area_id = excluded.area_id,
    type = excluded.type,
    sent_at = excluded.sent_at,
    minutes = excluded.minutes,
    in_time = excluded.in_time;
end $$;
--> statement-breakpoint
create function answers_sent_changed() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  select array_agg(n.question_id) into ids from old_rows o join new_rows n using (question_id)
  where (o.user_id, o.sent_at) is distinct from (n.user_id, n.sent_at);
  if ids is not null then
    perform refresh_sent(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function answers_sent_inserted() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  select array_agg(question_id) into ids from new_rows where sent_at is not null;
  if ids is not null then
    perform refresh_sent(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint
create function answers_sent_deleted() returns trigger language plpgsql as $$
begin
  delete from sent_answers where question_id in (select question_id from old_rows);
  return null;
end $$;
--> statement-breakpoint
create function questions_sent_changed() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  select array_agg(n.id) into ids from old_rows o join new_rows n using (id)
  where (o.type, o.category_id, o.area_id, o.confirmed_at, o.due_at, o.paused_at)
    is distinct from (n.type, n.category_id, n.area_id, n.confirmed_at, n.due_at, n.paused_at);
  if ids is not null then
    perform refresh_sent(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger answers_sent_changed after update on answers
  referencing old table as old_rows new table as new_rows for each statement execute function answers_sent_changed();
--> statement-breakpoint
create trigger answers_sent_inserted after insert on answers
  referencing new table as new_rows for each statement execute function answers_sent_inserted();
--> statement-breakpoint
create trigger answers_sent_deleted after delete on answers
  referencing old table as old_rows for each statement execute function answers_sent_deleted();
--> statement-breakpoint
create trigger questions_sent_changed after update on questions
  referencing old table as old_rows new table as new_rows for each statement execute function questions_sent_changed();
--> statement-breakpoint
do $$ begin
  perform refresh_sent((select array_agg(question_id) from answers where sent_at is not null));
end $$;
