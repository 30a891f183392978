import { withClient } from "@lagrum/launch/postgres/roles";
import { bookAt, freeStarts, hourly } from "../bookings/booker.ts";
import { insertLawyers } from "../bookings/calendar.ts";

const LAWYERS = 20;

/** Those people have had a free meeting, a year ago. */
const insertUses = `
  with lawyer as (select min(user_id) as id from lawyers),
  made as (
    insert into bookings (state, service, channel, category_id, lawyer_id, starts_at, ends_at, free_from)
    select 'Done', 'BOOK15', 'Telephone', (select min(id) from categories), lawyer.id, at, at + interval '15 minutes',
      at + interval '25 minutes'
    from lawyer, unnest($1::text[]) with ordinality as person(email, n),
      lateral (select now() - interval '1 year' + n * interval '1 hour' as at) as moment
    returning id),
  numbered as (select id, row_number() over (order by id) as n from made),
  people as (
    insert into bookers (booking_id, first_name, last_name, email, phone, description)
    select id, 'Kim', 'Ek', ($1::text[])[n], '+46702' || lpad(n::text, 6, '0'), 'Om hyran' from numbered
    returning booking_id, email)
  insert into free_meeting_uses (identity, booking_id) select 'email:' || email, booking_id from people`;

/** Books a free meeting at another time for each address, some of which have had one. The lawyers share each time. */
export async function bookingCall(
  database: string,
  api: string,
  { attempts, known }: { attempts: number; known: (n: number) => string },
) {
  const category = await withClient(database, async (client) => {
    await client.query(insertLawyers(LAWYERS));
    // The measure's numbers of attempts begin below zero, and are raised by at most twenty.
    await client.query(insertUses, [Array.from({ length: attempts + 40 }, (_, n) => known(n))]);
    return Number((await client.query("select min(id) as id from categories")).rows[0].id);
  });
  const base = api.replace(/\/api$/, "");
  const starts = hourly(await freeStarts(base, category, 2000)).flatMap((start) =>
    Array.from({ length: LAWYERS }, () => start),
  );
  let next = 0;
  return async (Email: string) => {
    const { status, body } = await bookAt(base, starts[next++] ?? "", category, { Email });
    // Both have a number of their own.
    return { status, body: JSON.stringify(body).replaceAll(/"ID":\d+|B-\d+/g, "") };
  };
}
