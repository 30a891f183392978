/** The API's statements as Drizzle generates them. Update together with the repositories. */
const newest = (column: "area_id" | "category_id") => `
  select q.id, q.title, q.uri, left(q.question_body, 600) as body, c.id as category_id, c.name as category_name,
    c.uri as category_uri, r.id as area_id, r.name as area_name, r.uri as area_uri, q.published_at,
    a.updated_at, (select answer_count from categories where id = $1) as total
  from questions q join answers a on a.question_id = q.id
    join categories c on c.id = q.category_id join categories r on r.id = q.area_id
  where q.state = 'Published' and not q.hidden and q.${column} = $1
  order by q.published_at desc nulls last, q.id desc nulls last limit $2`;

export const statements = {
  newestInArea: { name: "newestInArea", text: newest("area_id") },
  newestInCategory: { name: "newestInCategory", text: newest("category_id") },
  answerByUri: {
    name: "answerByUri",
    text: `
      select q.id, q.title, q.uri, q.published_at, a.updated_at, a.valid_at, c.id as category_id,
        c.name as category_name, c.uri as category_uri, a.user_id, u.first_name, u.last_name, u.title as author_title,
        q.state, q.type, q.hidden, q.objected_at, a.sent_at, a.version, a.answer_body, a.provisions, q.question_body,
        r.id as area_id, r.name as area_name, r.uri as area_uri, (
          select coalesce(json_agg(json_build_object('ID', s.id, 'Title', s.title, 'Uri', s.uri)
            order by array_position($2::int[], s.id)), '[]')
          from questions s where s.id = any($2::int[]) and s.state = 'Published' and not s.hidden) as similar
      from questions q
      join answers a on a.question_id = q.id
      join categories c on c.id = q.category_id
      join categories r on r.id = q.area_id
      left join accounts u on u.id = a.user_id
      where q.uri = $1 and q.state = 'Published' and not q.hidden`,
  },
  similar: {
    text: `
      with candidates as (
        select d.question_id, d.document from search_documents d
        where d.area_id = $2 and d.question_id <> $3
          and d.document @@ replace(plainto_tsquery('swedish', $1)::text, ' & ', ' | ')::tsquery
        order by d.published_at desc nulls last limit 200
      )
      select q.id as "ID", q.title as "Title", q.uri as "Uri"
      from candidates c join questions q on q.id = c.question_id
      order by ts_rank(c.document, replace(plainto_tsquery('swedish', $1)::text, ' & ', ' | ')::tsquery) desc, q.id desc limit 5`,
  },
  offer: {
    name: "offer",
    text: `select exists (select from categories where id = $1) as category,
      exists (select from services where code = $2 and active) as active`,
  },
  question: {
    name: "question",
    text: `
      with question as (
        insert into questions (type, state, title, question_body, category_id, deadline_date)
        values ($1, 'AwaitingConfirmation', $2, $3, $4, $5) returning id
      ), asker as (
        insert into askers (question_id, first_name, email, phone, terms_version, accepted_at)
        select id, $6, $7, $8, $9, $10::timestamptz from question
      ), change as (
        insert into changes (entity, entity_id, action, at) select 'question', id, 'asked', $10::timestamptz from question
      )
      select id from question`,
  },
  code: {
    name: "code",
    text: `insert into codes (hash, purpose, question_id, expires_at) values ($1, 'confirmQuestion', $2, $3)`,
  },
};
