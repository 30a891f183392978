CREATE TABLE "rent_figures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rent_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"value" integer NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"checked_at" date NOT NULL,
	CONSTRAINT "rent_figures_from" UNIQUE("code","valid_from"),
	CONSTRAINT "rent_figures_value" CHECK ("rent_figures"."value" >= 0)
);
--> statement-breakpoint
create trigger rent_figures_told after insert or update or delete on rent_figures
  for each statement execute function told_as_a_whole('content');
