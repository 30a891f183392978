CREATE TABLE "confirmed_provisions" (
	"question_id" integer NOT NULL,
	"sfs" text NOT NULL,
	"chapter" text,
	"paragraph" text NOT NULL,
	"source" text NOT NULL,
	"user_id" integer NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "confirmed_provisions_place" UNIQUE NULLS NOT DISTINCT("question_id","sfs","chapter","paragraph")
);
--> statement-breakpoint
ALTER TABLE "confirmed_provisions" ADD CONSTRAINT "confirmed_provisions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_provisions" ADD CONSTRAINT "confirmed_provisions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;