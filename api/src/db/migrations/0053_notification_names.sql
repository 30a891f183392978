-- Names that say that a notification is sent (pg_notify).
alter function tell(text, integer[], text) rename to notify_change;
--> statement-breakpoint
-- A trigger function that sends one notification with ID 0 per statement. Its argument is the entity: 'content'
-- invalidates cached pages.
alter function told_as_a_whole() rename to notify_table_change;
--> statement-breakpoint
-- The functions from here on are unchanged except for the name of the function that they call.
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
  perform notify_change('question', (select array_agg(id) from new_rows where state <> 'AwaitingConfirmation'), 'insert');
  return null;
end $$;
--> statement-breakpoint
create or replace function questions_updated() returns trigger language plpgsql as $$
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
  perform notify_change('question', (select array_agg(id) from new_rows), 'update');
  return null;
end $$;
--> statement-breakpoint
create or replace function questions_deleted() returns trigger language plpgsql as $$
declare
  categories integer[];
  areas integer[];
begin
  select array_agg(category_id), array_agg(area_id) into categories, areas
  from old_rows where state = 'Published' and not hidden;
  if categories is not null then
    perform count_answers(categories, areas, array_fill(-1, array[cardinality(categories)]));
  end if;
  perform notify_change('question', (select array_agg(id) from old_rows), 'delete');
  return null;
end $$;
--> statement-breakpoint
create or replace function answers_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search((select array_agg(question_id) from changed_rows));
  perform notify_change('answer', (select array_agg(question_id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create or replace function categories_changed() returns trigger language plpgsql as $$
begin
  perform notify_change('category', (select array_agg(id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create or replace function notify_table_change() returns trigger language plpgsql as $$
begin
  perform notify_change(tg_argv[0], array[0], lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create or replace function content_changed() returns trigger language plpgsql as $$
begin
  perform notify_change('content', (select array_agg(question_id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create or replace function inbox_changed() returns trigger language plpgsql as $$
begin
  perform notify_change('inbox', (select array_agg(id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
create or replace function content_updated() returns trigger language plpgsql as $$
begin
  perform notify_change('content', (
    select array_agg(n.question_id) from new_rows n join old_rows o using (question_id)
    where n.version <= o.version
  ), 'update');
  return null;
end $$;
--> statement-breakpoint
create or replace function answer_citations_changed() returns trigger language plpgsql as $$
declare
  ids integer[] := (select array_agg(n.question_id) from new_rows n join old_rows o using (question_id)
    where n.citations is distinct from o.citations);
begin
  if ids is not null then
    delete from answer_provisions where question_id = any (ids);
    perform insert_answer_provisions(ids);
    perform notify_change('content', (select array_agg(question_id) from search_documents where question_id = any (ids)), 'update');
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function outdated_answers_changed() returns trigger language plpgsql as $$
begin
  perform notify_change('content', (select array_agg(distinct question_id) from changed_rows), lower(tg_op));
  return null;
end $$;
--> statement-breakpoint
alter trigger authors_told on accounts rename to authors_notify;
--> statement-breakpoint
alter trigger insurance_areas_told on insurance_areas rename to insurance_areas_notify;
--> statement-breakpoint
alter trigger insurance_companies_told on insurance_companies rename to insurance_companies_notify;
--> statement-breakpoint
alter trigger insurance_figures_told on insurance_figures rename to insurance_figures_notify;
--> statement-breakpoint
alter trigger news_told on news rename to news_notify;
--> statement-breakpoint
alter trigger prices_told on prices rename to prices_notify;
--> statement-breakpoint
alter trigger products_told on products rename to products_notify;
--> statement-breakpoint
alter trigger provision_texts_told on provision_texts rename to provision_texts_notify;
--> statement-breakpoint
alter trigger rent_figures_told on rent_figures rename to rent_figures_notify;
--> statement-breakpoint
alter trigger search_synonyms_told on search_synonyms rename to search_synonyms_notify;
--> statement-breakpoint
alter trigger services_told on services rename to services_notify;
--> statement-breakpoint
alter trigger settings_told on settings rename to settings_notify;
--> statement-breakpoint
alter trigger salary_periods_kept on salary_periods rename to salary_periods_no_truncate;
