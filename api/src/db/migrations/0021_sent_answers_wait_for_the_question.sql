-- The question's row is what all who write wait for: a row of what was sent may not be there yet, so that one who sends an
-- answer and one who changes its question would each miss what the other writes. The statement after the lock sees what
-- those who held it have committed, so the last to write has seen everything.
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
