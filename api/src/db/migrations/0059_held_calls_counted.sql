CREATE TABLE "repairs" (
	"name" text PRIMARY KEY NOT NULL,
	"report" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- A held call is an answer too, by the caller. Its time was the booked half hour. The calls are deleted with the
-- asker's data; the pay ledger still has who held one.
create or replace function refresh_sent(question_ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from questions where id = any (question_ids) order by id for no key update;
  delete from sent_answers where question_id = any (question_ids) and not exists (
    select from questions q left join answers a on a.question_id = q.id
    where q.id = sent_answers.question_id
      and (a.sent_at is not null or q.type = 'PhoneAdvice' and q.answered_at is not null)
  );
  insert into sent_answers (question_id, user_id, category_id, area_id, type, sent_at, minutes, in_time)
  select q.id, answered.by_id, q.category_id, q.area_id, q.type, answered.at,
    case when answered.at > q.confirmed_at then floor(extract(epoch from answered.at - q.confirmed_at) / 60) end,
    q.due_at + answered.grace >= coalesce(q.paused_at, answered.at)
  from questions q cross join lateral (
    select a.user_id as by_id, a.sent_at as at, interval '0' as grace
    from answers a where a.question_id = q.id and a.sent_at is not null
    union all
    select coalesce(
      (select c.user_id from calls c where c.question_id = q.id and c.outcome = 'Reached' order by c.id desc limit 1),
      (select l.user_id from salary_lines l where l.question_id = q.id and l.corrects_line_id is null)
    ), q.answered_at, interval '30 minutes'
    where q.type = 'PhoneAdvice' and q.answered_at is not null
      and not exists (select from answers a where a.question_id = q.id and a.sent_at is not null)
  ) answered
  where q.id = any (question_ids)
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
create or replace function questions_sent_changed() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  select array_agg(n.id) into ids from old_rows o join new_rows n using (id)
  where (o.type, o.category_id, o.area_id, o.confirmed_at, o.due_at, o.paused_at, o.answered_at)
    is distinct from (n.type, n.category_id, n.area_id, n.confirmed_at, n.due_at, n.paused_at, n.answered_at);
  if ids is not null then
    perform refresh_sent(ids);
  end if;
  return null;
end $$;
