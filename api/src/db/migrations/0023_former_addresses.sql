CREATE TABLE "category_addresses" (
	"uri" text PRIMARY KEY NOT NULL,
	"category_id" integer
);
--> statement-breakpoint
CREATE TABLE "product_addresses" (
	"uri" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "category_addresses" ADD CONSTRAINT "category_addresses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_addresses" ADD CONSTRAINT "product_addresses_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_addresses_category" ON "category_addresses" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_addresses_product" ON "product_addresses" USING btree ("product_id");--> statement-breakpoint
update categories set urgent = true where uri in ('familjeratt', 'straffratt');
--> statement-breakpoint
-- Counts and order change without an edit: a save based on an outdated row must not be refused for them.
create trigger categories_touch before update on categories
  for each row when (to_jsonb(old) - '{answer_count,sort_order}'::text[] is distinct from to_jsonb(new) - '{answer_count,sort_order}'::text[])
  execute function touch_updated_at();
--> statement-breakpoint
drop trigger products_touch on products;
--> statement-breakpoint
create trigger products_touch before update on products
  for each row when (to_jsonb(old) - 'sort_order' is distinct from to_jsonb(new) - 'sort_order')
  execute function touch_updated_at();
--> statement-breakpoint
-- Whoever moves a category holds its row: a question that comes meanwhile waits here, and finds the area it has then.
create or replace function set_area() returns trigger language plpgsql as $$
begin
  new.area_id := (select coalesce(parent_id, id) from categories where id = new.category_id for key share);
  -- An unknown category is for the foreign key to refuse, under its own name.
  new.area_id := coalesce(new.area_id, new.category_id);
  return new;
end $$;
--> statement-breakpoint
-- Prices that people have been shown can't be changed afterwards, nor backdated. A price that is not valid yet can be
-- deleted.
create or replace function prices_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.valid_from > now() then
    return old;
  end if;
  if tg_op <> 'INSERT' then
    raise exception 'prices are never changed: insert a row with a later valid_from'
      using errcode = 'check_violation', constraint = 'prices_append_only';
  end if;
  if new.valid_from < now() - interval '5 minutes' and exists (
    select from prices where product_id = new.product_id or service_code = new.service_code
  ) then
    raise exception 'a price can not begin in the past' using errcode = 'check_violation', constraint = 'prices_no_backdating';
  end if;
  return new;
end $$;
