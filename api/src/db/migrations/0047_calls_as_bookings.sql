ALTER TABLE "bookings" ADD COLUMN "question_id" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_question" ON "bookings" USING btree ("question_id") WHERE state = 'Confirmed';--> statement-breakpoint
-- Agreed calls become meetings: with the holder, else with who agreed on the time, else with a colleague who is free.
do $$
declare
  call record;
  person integer;
begin
  for call in
    select q.id, q.due_at, q.category_id, q.reserved_by_id, q.confirmed_at,
      (select c.user_id from changes c
        where c.entity = 'question' and c.entity_id = q.id and c.action in ('callAgreed', 'callMoved') order by c.id desc limit 1) as agreed_by
    from questions q
    where q.type = 'PhoneAdvice' and q.state in ('Open', 'NeedsInfo') and q.due_at is not null
    order by q.due_at, q.id
  loop
    select a.id into person
    from accounts a
    where a.roles && array['admin', 'advisor'] and a.deleted_at is null and not a.disabled
      and not exists (select from bookings b where b.lawyer_id = a.id and b.state in ('Held', 'AwaitingPayment', 'Confirmed')
        and tstzrange(b.starts_at, b.free_from) && tstzrange(call.due_at, call.due_at + interval '40 minutes'))
    order by a.id = call.reserved_by_id desc nulls last, a.id = call.agreed_by desc nulls last, a.id
    limit 1;
    if person is null then
      -- Nobody is free then: the question is first among the calls, to agree on another time.
      update questions set due_at = null, warn_at = null, escalate_at = null, promised_minutes = null where id = call.id;
    else
      insert into lawyers (user_id, active, services, channels, hours)
      values (person, false, '{}', '{}', '[[], [], [], [], [], [], []]') on conflict do nothing;
      insert into bookings (state, service, channel, category_id, lawyer_id, starts_at, ends_at, free_from, agreed_at, reminders, question_id)
      values ('Confirmed', 'BOOK30', 'Telephone', call.category_id, person, call.due_at, call.due_at + interval '30 minutes',
        call.due_at + interval '40 minutes', call.confirmed_at, 2, call.id);
    end if;
  end loop;
end $$;
--> statement-breakpoint
-- The agreed time of a call is its meeting's: the due time of the question follows it, whoever writes.
create function booking_sets_due_time() returns trigger language plpgsql as $$
begin
  -- The service sets the warnings, by the opening hours, after this.
  update questions set due_at = new.starts_at, warn_at = coalesce(warn_at, new.starts_at),
    escalate_at = coalesce(escalate_at, new.starts_at), promised_minutes = coalesce(promised_minutes, 0)
  where id = new.question_id and due_at is distinct from new.starts_at;
  return null;
end $$;
--> statement-breakpoint
create trigger bookings_set_due_time after insert or update of starts_at, state on bookings
  for each row when (new.question_id is not null and new.state = 'Confirmed') execute function booking_sets_due_time();
--> statement-breakpoint
-- A question that ends releases the time of its call.
create function question_ends_call() returns trigger language plpgsql as $$
begin
  update bookings set state = case when new.state in ('Answered', 'Published') then 'Done' else 'Cancelled' end
  where question_id = new.id and state = 'Confirmed';
  return null;
end $$;
--> statement-breakpoint
create trigger questions_end_call after update of state on questions
  for each row when (old.type = 'PhoneAdvice' and old.state in ('Open', 'NeedsInfo') and new.state not in ('Open', 'NeedsInfo'))
  execute function question_ends_call();
