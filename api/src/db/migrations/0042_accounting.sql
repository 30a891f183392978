CREATE TABLE "accounting_days" (
	"day" date PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"sales_amount" bigint NOT NULL,
	"sales_tax" bigint NOT NULL,
	"credited_amount" bigint NOT NULL,
	"credited_tax" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by_id" integer
);
--> statement-breakpoint
CREATE TABLE "accounting_differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" integer,
	"payment_id" integer,
	"expected" bigint NOT NULL,
	"found" bigint NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounting_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounting_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"refund_id" integer,
	"credits_id" integer,
	"choice" text NOT NULL,
	"method" text NOT NULL,
	"description" text NOT NULL,
	"counterparty" text NOT NULL,
	"address" text,
	"amount" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"receipt_lines" jsonb NOT NULL,
	CONSTRAINT "accounting_entries_series" UNIQUE("year","number"),
	CONSTRAINT "accounting_entries_refund" UNIQUE("refund_id"),
	CONSTRAINT "accounting_entries_kind" CHECK ("accounting_entries"."kind" in ('Sale', 'CreditNote')),
	CONSTRAINT "accounting_entries_credit" CHECK (("accounting_entries"."kind" = 'CreditNote') = ("accounting_entries"."refund_id" is not null and "accounting_entries"."credits_id" is not null)),
	CONSTRAINT "accounting_entries_year" CHECK (extract(year from "accounting_entries"."day") = "accounting_entries"."year"),
	CONSTRAINT "accounting_entries_amount" CHECK ("accounting_entries"."amount" > 0 and "accounting_entries"."tax_amount" between 0 and "accounting_entries"."amount")
);
--> statement-breakpoint
CREATE TABLE "accounting_lines" (
	"entry_id" integer NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "accounting_lines_entry_id_position_pk" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "accounting_lines_amount" CHECK ("accounting_lines"."amount" <> 0),
	CONSTRAINT "accounting_lines_account" CHECK ("accounting_lines"."account" ~ '^[1-8][0-9]{3}$')
);
--> statement-breakpoint
CREATE TABLE "accounting_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lines" jsonb;--> statement-breakpoint
-- Every order so far has one line.
update refunds set lines = jsonb_build_array(jsonb_build_object('Name', orders.lines->0->'Name', 'TaxRate', orders.lines->0->'TaxRate', 'Amount', refunds.amount, 'TaxAmount', refunds.tax_amount)) from orders where orders.id = refunds.order_id;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "lines" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "accounting_days" ADD CONSTRAINT "accounting_days_closed_by_id_accounts_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_entries" ADD CONSTRAINT "accounting_entries_credits_id_accounting_entries_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."accounting_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_lines" ADD CONSTRAINT "accounting_lines_entry_id_accounting_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."accounting_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_differences_open" ON "accounting_differences" USING btree ("kind",coalesce(payment_id, 0)) WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "accounting_differences_newest" ON "accounting_differences" USING btree ("found_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_entries_sale" ON "accounting_entries" USING btree ("payment_id") WHERE kind = 'Sale';--> statement-breakpoint
CREATE INDEX "accounting_entries_day" ON "accounting_entries" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "accounting_entries_order" ON "accounting_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "accounting_entries_payment" ON "accounting_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "accounting_entries_credits" ON "accounting_entries" USING btree ("credits_id");
--> statement-breakpoint
-- The number is assigned here, under the lock of the year's row: a transaction that fails gives its number back.
create function number_accounting_entry() returns trigger language plpgsql as $$
begin
  if new.day <= (select max(day) from accounting_days) then
    raise exception 'the day % is closed', new.day
      using errcode = 'check_violation', constraint = 'accounting_entries_closed_day';
  end if;
  insert into accounting_series (year, last_number) values (new.year, 1)
    on conflict (year) do update set last_number = accounting_series.last_number + 1
    returning last_number into new.number;
  return new;
end $$;
--> statement-breakpoint
create trigger accounting_entries_number before insert on accounting_entries
  for each row execute function number_accounting_entry();
--> statement-breakpoint
create function step_accounting_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'INSERT' and new.last_number <> 1)
    or (tg_op = 'UPDATE' and (new.year <> old.year or new.last_number <> old.last_number + 1)) then
    raise exception 'a series goes on by one' using errcode = 'check_violation', constraint = 'accounting_series_step';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger accounting_series_step before insert or update or delete on accounting_series
  for each row execute function step_accounting_series();
--> statement-breakpoint
create trigger accounting_series_truncate before truncate on accounting_series
  for each statement execute function refuse_to_rewrite();
--> statement-breakpoint
create trigger accounting_entries_added_only before update or truncate on accounting_entries
  for each statement execute function refuse_to_rewrite();
--> statement-breakpoint
create trigger accounting_lines_added_only before update or truncate on accounting_lines
  for each statement execute function refuse_to_rewrite();
--> statement-breakpoint
create trigger accounting_days_added_only before update or truncate on accounting_days
  for each statement execute function refuse_to_rewrite();
--> statement-breakpoint
-- Bokföringslagen 7 kap. 2 §: until the end of the seventh year after the calendar year of the entry.
create function refuse_early_deletion() returns trigger language plpgsql as $$
begin
  if extract(year from old.day) >= extract(year from now()) - 7 then
    raise exception 'the table % is kept for seven years', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger accounting_entries_retention before delete on accounting_entries
  for each row execute function refuse_early_deletion();
--> statement-breakpoint
create trigger accounting_days_retention before delete on accounting_days
  for each row execute function refuse_early_deletion();
--> statement-breakpoint
create function refuse_lone_deletion() returns trigger language plpgsql as $$
begin
  if exists (select from accounting_entries where id = old.entry_id) then
    raise exception 'lines are deleted with their entry' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger accounting_lines_retention before delete on accounting_lines
  for each row execute function refuse_lone_deletion();
--> statement-breakpoint
create function check_accounting_balance() returns trigger language plpgsql as $$
declare
  entry integer := (to_jsonb(new) ->> case tg_table_name when 'accounting_lines' then 'entry_id' else 'id' end)::integer;
begin
  if exists (
    select from accounting_entries where id = entry and amount is distinct from (
      select sum(lines.amount) filter (where lines.amount > 0) from accounting_lines lines where entry_id = entry
      having sum(lines.amount) = 0)
  ) then
    raise exception 'the lines of entry % do not balance', entry
      using errcode = 'check_violation', constraint = 'accounting_lines_balance';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger accounting_entries_balance after insert on accounting_entries
  deferrable initially deferred for each row execute function check_accounting_balance();
--> statement-breakpoint
create constraint trigger accounting_lines_balance after insert on accounting_lines
  deferrable initially deferred for each row execute function check_accounting_balance();
