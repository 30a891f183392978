import pg from "pg";

/**
 * Multiplies the archive by copying its rows with new ids, slugs and times. Inserting as many new texts would take 15
 * minutes of search indexing.
 */
export async function multiply(adminUrl: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  // Columns set by triggers are copied too.
  await client.query("set session_replication_role = replica");
  await client.query(`create temp table first as
    select q.*, (select max(id) from questions) - (select min(id) from questions) + 1 as span from questions q`);
  const copies = [times];
  await client.query(
    `insert into questions (id, source_id, type, state, title, question_body, category_id, area_id, uri, confirmed_at,
        answered_at, published_at, created_at)
      select id + k * span, source_id || '-' || k, type, state, title, question_body, category_id, area_id,
        uri || '-' || k, at, at, at, at
      from (select *, now() - 3 * 365 * random() * interval '1 day' as at
        from first cross join generate_series(1, $1::integer - 1) as k) as copied`,
    copies,
  );
  await client.query(
    `insert into answers (question_id, answer_body, user_id, sent_at, valid_at, updated_at)
      select id + k * span, answer_body, user_id, sent_at, valid_at, now() - 900 * random() * interval '1 day'
      from first join answers on question_id = id cross join generate_series(1, $1::integer - 1) as k`,
    copies,
  );
  await client.query(
    `insert into search_documents (question_id, category_id, area_id, published_at, document)
      select q.id, q.category_id, q.area_id, q.published_at, d.document
      from first f join search_documents d on d.question_id = f.id
        cross join generate_series(1, $1::integer - 1) as k
        join questions q on q.id = f.id + k * f.span`,
    copies,
  );
  await client.query("update categories set answer_count = answer_count * $1", copies);
  await client.query("select setval(pg_get_serial_sequence('questions', 'id'), (select max(id) from questions))");
  await client.end();
}
