-- Letter trigrams, for spelling. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_lexemes" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_expressions" text[] NOT NULL,
	"to_expressions" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"form" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_documents_document";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "text_hash" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("form" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_folded" ON "search_words" USING btree (translate("form", 'åäö', 'aao'));--> statement-breakpoint
CREATE INDEX "search_documents_version" ON "search_documents" USING btree ("version","question_id");--> statement-breakpoint
CREATE INDEX "search_documents_document" ON "search_documents" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
-- Uncompressed in the table's own pages as far as they reach: ranking reads each candidate's document.
alter table search_documents alter column document set storage main;
--> statement-breakpoint
alter table search_documents set (toast_tuple_target = 8160);
--> statement-breakpoint
-- The document is written by the API, which analyses Swedish. Until then, and for rows written by hand, the plain words
-- are searchable. A text that has not changed keeps its analysis.
create or replace function refresh_search(question_ids integer[]) returns void language plpgsql as $$
begin
  delete from search_documents where question_id = any (question_ids) and not exists (
    select from questions q join answers a on a.question_id = q.id
    where q.id = search_documents.question_id and q.state = 'Published' and not q.hidden
  );
  insert into search_documents (question_id, category_id, area_id, published_at, document, version, text_hash)
  select q.id, q.category_id, q.area_id, q.published_at,
    setweight(to_tsvector('simple', q.title), 'A')
    || setweight(to_tsvector('simple', q.question_body), 'B')
    || setweight(to_tsvector('simple', regexp_replace(a.answer_body, '<[^>]*>', ' ', 'g')), 'C'),
    0, hashtextextended(q.title || chr(31) || q.question_body || chr(31) || a.answer_body || chr(31) || a.provisions::text, 0)
  from questions q join answers a on a.question_id = q.id
  where q.id = any (question_ids) and q.state = 'Published' and not q.hidden
  on conflict (question_id) do update set
    category_id = excluded.category_id,
    area_id = excluded.area_id,
    published_at = excluded.published_at,
    document = case when search_documents.text_hash = excluded.text_hash
      then search_documents.document else excluded.document end,
    version = case when search_documents.text_hash = excluded.text_hash then search_documents.version else 0 end,
    text_hash = excluded.text_hash;
end $$;
--> statement-breakpoint
-- An analysis raises the version and changes nothing that visitors see.
create function content_updated() returns trigger language plpgsql as $$
begin
  perform tell('content', (
    select array_agg(n.question_id) from new_rows n join old_rows o using (question_id)
    where n.version <= o.version
  ), 'update');
  return null;
end $$;
--> statement-breakpoint
drop trigger search_documents_updated on search_documents;
--> statement-breakpoint
create trigger search_documents_updated after update on search_documents
  referencing old table as old_rows new table as new_rows for each statement execute function content_updated();
