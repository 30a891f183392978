import pg from "pg";
import { vocabulary } from "../api/archive.ts";
import type { Subjects } from "./pages.ts";

/** In addition to the archive: a queue, reservations, hidden and unpublished answers, types and authors. As superuser. */
export async function addStaffQuestions(adminUrl: string): Promise<Subjects> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query("update accounts set confirmed = true where uid = 'measure'");
  await client.query(`insert into accounts (uid, email, first_name, last_name, roles, confirmed)
    select 'author-' || n, 'author-' || n || '@lagrum.example', 'Karin', 'Nummer ' || n, '{advisor}', true
    from generate_series(1, 40) as n`);
  // Triggers are disabled: they are not measured here, and take minutes.
  await client.query("set session_replication_role = replica");
  await client.query(`update answers set user_id = author.id
    from (select id, row_number() over (order by id) - 1 as place from accounts where uid like 'author-%') as author
    where author.place = answers.question_id % 40`);
  await client.query(`update questions set type = case when id % 9 = 0 then 'Express' else 'Free' end,
    state = case when id % 25 = 0 then 'Answered' else state end`);
  await client.query("set session_replication_role = origin");
  await client.query("update questions set hidden = true where id % 100 = 1");
  await client.query(`insert into questions
      (type, state, title, question_body, category_id, confirmed_at, reserved_by_id, lease_until)
    select 'Free', 'Open', 'Öppen fråga ' || n, repeat('Jag undrar över en sak. ', 20), c.ids[1 + n % cardinality(c.ids)],
      now() - n * interval '1 minute', case when n % 10 = 0 then author.id end,
      case when n % 10 = 0 then now() + interval '1 day' end
    from generate_series(1, 2000) as n, (select array_agg(id) as ids from categories) as c,
      (select min(id) as id from accounts where uid like 'author-%') as author`);
  await client.query("vacuum analyze");
  const { rows } = await client.query<Subjects>(`select
    (select id from categories where parent_id is not null order by answer_count desc limit 1) as category,
    (select id from categories where parent_id is null order by answer_count desc limit 1) as area,
    (select min(id) from accounts where uid like 'author-%') as author, array['${vocabulary().at(-1)}', '${vocabulary()[4]}'] as words`);
  await client.end();
  if (!rows[0]) throw new Error("no subjects");
  return rows[0];
}
