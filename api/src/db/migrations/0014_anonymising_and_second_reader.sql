CREATE TABLE "left_standing" (
	"question_id" integer NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "left_standing_question_id_text_pk" PRIMARY KEY("question_id","text")
);
--> statement-breakpoint
CREATE TABLE "original_texts" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"question_body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"asked_by_id" integer NOT NULL,
	"reader_id" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"read_at" timestamp (3) with time zone,
	"note" text,
	"version" integer,
	CONSTRAINT "readings_outcome" CHECK ("readings"."outcome" in ('Approved', 'Returned')),
	CONSTRAINT "readings_whole" CHECK (num_nonnulls("readings"."outcome", "readings"."read_at", "readings"."version") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "left_standing" ADD CONSTRAINT "left_standing_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_standing" ADD CONSTRAINT "left_standing_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "original_texts" ADD CONSTRAINT "original_texts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_reader_id_accounts_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readings_question" ON "readings" USING btree ("question_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "readings_open" ON "readings" USING btree ("question_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "readings_waiting" ON "readings" USING btree ("reader_id") WHERE outcome is null;