import type pg from "pg";

/** Lawyers with hours on weekdays. Without areas they accept every area. */
export const insertLawyers = (count: number) => `
  with made as (
    insert into accounts (uid, email, first_name, last_name, phone, roles, status, confirmed, accepted_privacy_at)
    select 'measured-' || n, 'measured-' || n || '@exempel.se', 'Jurist', 'Nummer ' || n, '+46701740600', '{advisor}',
      '{approved}', true, now()
    from generate_series(1, ${count}) as n returning id)
  insert into lawyers (user_id, active, services, channels, daily_limit, hours)
  select id, true, '{BOOK15,BOOK30,BOOK60}', '{Telephone,Video,Office}', null,
    jsonb_build_array(day, day, day, day, day, '[]'::jsonb, '[]'::jsonb)
  from made, (select '[{"From":"08:00","To":"12:00"},{"From":"13:00","To":"17:00"}]'::jsonb as day) as week`;

/** Paid telephone advice whose call has no time yet. Returns the IDs. */
export const insertCallQuestions = (count: number) => `
  with made as (
    insert into questions (type, state, title, question_body, category_id, confirmed_at)
    select 'PhoneAdvice', 'Open', 'Får hyresvärden säga upp oss?', 'Hyresvärden vill att vi flyttar redan nästa månad.',
      (select min(id) from categories), now()
    from generate_series(1, ${count}) returning id),
  askers as (
    insert into askers (question_id, first_name, email, phone, terms_version)
    select id, 'Kim', 'asker-' || id || '@exempel.se', '+46701740605', '2026-11' from made)
  select id from made`;

/** Meetings of half an hour in every third hour of each lawyer's days. */
export const insertMeetings = `
  insert into bookings (state, service, channel, category_id, lawyer_id, starts_at, ends_at, free_from)
  select 'Confirmed', 'BOOK30', 'Telephone', (select min(id) from categories), user_id, at, at + interval '30 minutes',
    at + interval '40 minutes'
  from lawyers, generate_series(1, 60) as day, unnest(array[9, 14]) as hour,
    lateral (select ((current_date + day) + hour * interval '1 hour') at time zone 'Europe/Stockholm' as at) as moment`;

/**
 * The free starts of the same days by SQL alone: weekly hours without holidays, the grid, the gap after each meeting.
 * It ignores the minimum notice, so it does slightly less work.
 */
export const freeTimesQuery = `
  select start, min(user_id) as lawyer
  from lawyers l
  cross join generate_series(1, 60) as n
  cross join lateral (select (current_date + n)::date as day) as days
  cross join lateral jsonb_to_recordset(l.hours -> (extract(isodow from day)::int - 1)) as period("From" text, "To" text)
  cross join lateral generate_series(
    (day + period."From"::time) at time zone 'Europe/Stockholm',
    (day + period."To"::time) at time zone 'Europe/Stockholm' - interval '15 minutes',
    interval '15 minutes') as start
  -- For each start a look into the index of the exclusion constraint: an anti join compares every start with every meeting.
  left join lateral (select b.id from bookings b where b.lawyer_id = l.user_id
    and b.state in ('Held', 'AwaitingConfirmation', 'AwaitingPayment', 'Confirmed')
    and tstzrange(b.starts_at, b.free_from) && tstzrange(start, start + interval '25 minutes') limit 1) as meeting on true
  where l.active and l.services @> '{BOOK15}' and l.channels @> '{Telephone}'
    and meeting.id is null
  group by start order by start`;

/** Reads the same rows as the server, without computing slots. */
export async function readRows(pool: pg.Pool): Promise<void> {
  await Promise.all([
    pool.query("select * from lawyers l join accounts a on a.id = l.user_id where l.active"),
    pool.query("select * from lawyer_exceptions"),
    pool.query(
      "select lawyer_id, starts_at, free_from from bookings where free_from > now() and state in ('Held', 'AwaitingConfirmation', 'AwaitingPayment', 'Confirmed')",
    ),
  ]);
}
