-- An import indexes its answers by analysis at its end: to index them by plain words first would double its time.
create or replace function refresh_search(question_ids integer[]) returns void language plpgsql as $$
declare
  is_import constant boolean := coalesce(current_setting('lagrum.bulk_import', true), '') = 'on';
begin
  delete from search_documents where question_id = any (question_ids) and not exists (
    select from questions q join answers a on a.question_id = q.id
    where q.id = search_documents.question_id and q.state = 'Published' and not q.hidden
  );
  insert into search_documents (question_id, category_id, area_id, published_at, document, version, text_hash)
  select q.id, q.category_id, q.area_id, q.published_at,
    case when is_import then ''::tsvector else
      setweight(to_tsvector('simple', q.title), 'A')
      || setweight(to_tsvector('simple', q.question_body), 'B')
      || setweight(to_tsvector('simple', regexp_replace(a.answer_body, '<[^>]*>', ' ', 'g')), 'C')
    end,
    0, hashtextextended(q.title || chr(31) || q.question_body || chr(31) || a.answer_body || chr(31) || a.provisions::text, 0)
  from questions q join answers a on a.question_id = q.id
  where q.id = any (question_ids) and q.state = 'Published' and not q.hidden
  on conflict (question_id) do update set
    category_id = excluded.category_id,
    area_id = excluded.area_id,
    published_at = excluded.published_at,
    document = case when is_import or search_documents.text_hash = excluded.text_hash
      then search_documents.document else excluded.document end,
    version = case when search_documents.text_hash = excluded.text_hash then search_documents.version else 0 end,
    text_hash = excluded.text_hash;
end $$;
