-- Invariants for every writer: the area of a question, the counters, the search documents, the notifications.

create function set_area() returns trigger language plpgsql as $$
begin
  new.area_id := (select coalesce(parent_id, id) from categories where id = new.category_id);
  -- An unknown category is for the foreign key to refuse, under its own name.
  new.area_id := coalesce(new.area_id, new.category_id);
  return new;
end $$;

create trigger questions_set_area before insert or update of category_id, area_id on questions
  for each row execute function set_area();

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger questions_touch before update on questions
  for each row when (old.* is distinct from new.*) execute function touch_updated_at();
create trigger answers_touch before update on answers
  for each row when (old.* is distinct from new.*) execute function touch_updated_at();

-- Counters: once a statement, not once a row, so that an import of thousands touches each category once.
-- One row per answer added (+1) or removed (-1), with its category and area.
create function count_answers(category_ids integer[], area_ids integer[], signs integer[]) returns void language plpgsql as $$
begin
  -- All at once and in the order of the numbers: two writers then wait for each other instead of deadlocking.
  perform 1 from categories where id = any (category_ids || area_ids) order by id for no key update;
  update categories set answer_count = answer_count + counted.n
  from (
    select id, sum(sign) as n
    from unnest(category_ids, area_ids, signs) as moved (category, area, sign)
      cross join lateral (select category as id union select area) as both_levels
    group by id
  ) as counted
  where categories.id = counted.id and counted.n <> 0;
end $$;

create function refresh_search(question_ids integer[]) returns void language plpgsql as $$
begin
  delete from search_documents where question_id = any (question_ids) and not exists (
    select from questions q join answers a on a.question_id = q.id
    where q.id = search_documents.question_id and q.state = 'Published' and not q.hidden
  );
  insert into search_documents (question_id, category_id, area_id, published_at, document)
  select q.id, q.category_id, q.area_id, q.published_at,
    setweight(to_tsvector('swedish', q.title), 'A')
    || setweight(to_tsvector('swedish', q.question_body), 'B')
    || setweight(to_tsvector('swedish', regexp_replace(a.answer_body, '<[^>]*>', ' ', 'g')), 'C')
  from questions q join answers a on a.question_id = q.id
  where q.id = any (question_ids) and q.state = 'Published' and not q.hidden
  on conflict (question_id) do update set
    category_id = excluded.category_id,
    area_id = excluded.area_id,
    published_at = excluded.published_at,
    document = excluded.document;
end $$;

-- One message a row; a statement over more than a hundred rows sends a single one with ID 0: "many".
create function tell(entity text, ids integer[], action text) returns void language plpgsql as $$
begin
  if cardinality(ids) > 100 then
    ids := array[0];
  end if;
  perform pg_notify('lagrum', json_build_object('Entity', entity, 'ID', changed, 'Action', action)::text)
  from unnest(ids) as changed;
end $$;

create function questions_inserted() returns trigger language plpgsql as $$
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
  perform tell('question', (select array_agg(id) from new_rows), 'insert');
  return null;
end $$;

create function questions_updated() returns trigger language plpgsql as $$
declare
  categories integer[];
  areas integer[];
  signs integer[];
  ids integer[];
begin
  select array_agg(moved.category_id), array_agg(moved.area_id), array_agg(moved.sign) into categories, areas, signs
  from old_rows o join new_rows n using (id)
    cross join lateral (
      select o.category_id, o.area_id, -1 as sign where o.state = 'Published' and not o.hidden
      union all
      select n.category_id, n.area_id, 1 where n.state = 'Published' and not n.hidden
    ) as moved
  where (o.state, o.hidden, o.category_id, o.area_id) is distinct from (n.state, n.hidden, n.category_id, n.area_id);
  if categories is not null then
    perform count_answers(categories, areas, signs);
  end if;
  select array_agg(n.id) into ids
  from old_rows o join new_rows n using (id)
  where 'Published' in (o.state, n.state)
    and (o.state, o.hidden, o.category_id, o.area_id, o.published_at, o.title, o.question_body)
      is distinct from (n.state, n.hidden, n.category_id, n.area_id, n.published_at, n.title, n.question_body);
  if ids is not null then
    perform refresh_search(ids);
  end if;
  perform tell('question', (select array_agg(id) from new_rows), 'update');
  return null;
end $$;

create function questions_deleted() returns trigger language plpgsql as $$
declare
  categories integer[];
  areas integer[];
begin
  select array_agg(category_id), array_agg(area_id) into categories, areas
  from old_rows where state = 'Published' and not hidden;
  if categories is not null then
    perform count_answers(categories, areas, array_fill(-1, array[cardinality(categories)]));
  end if;
  perform tell('question', (select array_agg(id) from old_rows), 'delete');
  return null;
end $$;

create trigger questions_inserted after insert on questions
  referencing new table as new_rows for each statement execute function questions_inserted();
create trigger questions_updated after update on questions
  referencing old table as old_rows new table as new_rows for each statement execute function questions_updated();
create trigger questions_deleted after delete on questions
  referencing old table as old_rows for each statement execute function questions_deleted();

create function answers_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search((select array_agg(question_id) from changed_rows));
  perform tell('answer', (select array_agg(question_id) from changed_rows), lower(tg_op));
  return null;
end $$;

create trigger answers_inserted after insert on answers
  referencing new table as changed_rows for each statement execute function answers_changed();
create trigger answers_updated after update on answers
  referencing new table as changed_rows for each statement execute function answers_changed();
create trigger answers_deleted after delete on answers
  referencing old table as changed_rows for each statement execute function answers_changed();

create function categories_changed() returns trigger language plpgsql as $$
begin
  perform tell('category', (select array_agg(id) from changed_rows), lower(tg_op));
  return null;
end $$;

create trigger categories_inserted after insert on categories
  referencing new table as changed_rows for each statement execute function categories_changed();
create trigger categories_updated after update on categories
  referencing new table as changed_rows for each statement execute function categories_changed();
create trigger categories_deleted after delete on categories
  referencing old table as changed_rows for each statement execute function categories_changed();
