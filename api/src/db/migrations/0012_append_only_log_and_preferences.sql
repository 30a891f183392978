CREATE TABLE "preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"preferences" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "changed" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_newest" ON "changes" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "changes_user" ON "changes" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "changes_act" ON "changes" USING btree ("entity","action","at","id");--> statement-breakpoint
-- The log is append-only: the application's role has no right to change it (see migrate.ts), and this trigger refuses it
-- to the table's owner as well.
create function refuse_to_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'the table % is added to, and never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger changes_added_only before update or delete or truncate on changes
  for each statement execute function refuse_to_rewrite();
