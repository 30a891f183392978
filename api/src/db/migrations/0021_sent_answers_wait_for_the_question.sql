-- Writers lock the question's row first, so that the last one sees the others' commits. A row of sent_answers is no
-- substitute: it may not exist yet, and then the writer of an answer and the writer of its question miss each other's
-- change.
create or replace function refresh_sent(question_ids integer[]) returns void language plpgsql as $$
begin
  perform 1 from questions where id = any (question_ids) order by id for no key update;
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
create or replace function answers_sent_deleted() returns trigger language plpgsql as $$
begin
  perform refresh_sent((select array_agg(question_id) from old_rows));
  return null;
end $$;
