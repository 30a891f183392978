-- Staff never see a question that is not confirmed, so no notification is sent. NOTIFY makes commits wait for each
-- other, and asking must stay fast when many ask at once.
create or replace function questions_inserted() returns trigger language plpgsql as $$
declare
  ids integer[];
  categories integer[];
  areas integer[];
begin
  select array_agg(id), array_agg(category_id), array_agg(area_id) into ids, categories, areas
  from new_rows where state = 'Published' and not hidden;
  if ids is not null then
    perform count_answers(categories, areas, array_fill(1, array[cardinality(ids)]));
    perform refresh_search(ids);
  end if;
  perform tell('question', (select array_agg(id) from new_rows where state <> 'AwaitingConfirmation'), 'insert');
  return null;
end $$;
