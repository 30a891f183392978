CREATE TABLE "free_meeting_uses" (
	"identity" text PRIMARY KEY NOT NULL,
	"booking_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_pending_keys" (
	"booking_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "booking_pending_keys_booking_id_kind_pk" PRIMARY KEY("booking_id","kind"),
	CONSTRAINT "booking_pending_keys_kind" CHECK ("booking_pending_keys"."kind" in ('email', 'phone', 'device', 'network'))
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_state";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_hold";--> statement-breakpoint
DROP INDEX "bookings_held";--> statement-breakpoint
ALTER TABLE "free_meeting_uses" ADD CONSTRAINT "free_meeting_uses_booking_id_bookers_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookers"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_pending_keys" ADD CONSTRAINT "booking_pending_keys_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_meeting_uses_booking" ON "free_meeting_uses" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_pending_keys_hash" ON "booking_pending_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("hold_until") WHERE state in ('Held', 'AwaitingConfirmation');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('Held', 'AwaitingConfirmation', 'AwaitingPayment', 'Confirmed', 'Cancelled', 'Withdrawn', 'NoShow', 'Done', 'Expired'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold" CHECK ("bookings"."state" not in ('Held', 'AwaitingConfirmation') or "bookings"."hold_until" is not null);--> statement-breakpoint
-- A free meeting that waits for its confirmation blocks the time too.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap" EXCLUDE USING gist (lawyer_id WITH =, tstzrange(starts_at, free_from) WITH &&) WHERE (state in ('Held', 'AwaitingConfirmation', 'AwaitingPayment', 'Confirmed'));--> statement-breakpoint
-- Only held and unpaid times are counted: the hashes go when a booking is confirmed or ends, whoever writes it.
create function booking_forgets_pending_keys() returns trigger language plpgsql as $$
begin
  delete from booking_pending_keys where booking_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger bookings_forget_pending_keys after update of state on bookings
  for each row when (old.state in ('Held', 'AwaitingConfirmation', 'AwaitingPayment')
    and new.state not in ('Held', 'AwaitingConfirmation', 'AwaitingPayment'))
  execute function booking_forgets_pending_keys();
--> statement-breakpoint
-- The free meetings of before, the first of each person. The dots that some mail hosts ignore are counted from now on.
insert into free_meeting_uses (identity, booking_id)
select identity, booking_id from (
  select b.id as booking_id, unnest(array['email:' || regexp_replace(lower(p.email), '\+[^@]*@', '@'), 'phone:' || p.phone]) as identity
  from bookings b join bookers p on p.booking_id = b.id
  where b.service = 'BOOK15' and (b.state in ('Confirmed', 'NoShow', 'Done') or (b.state = 'Cancelled' and b.kept_percent <> 0))
) as uses order by booking_id
on conflict do nothing;
