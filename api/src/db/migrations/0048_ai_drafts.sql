CREATE TABLE "ai_drafts" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"offered" text[] NOT NULL,
	"accepted" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"is_used" boolean,
	CONSTRAINT "ai_drafts_used_when_sent" CHECK (("ai_drafts"."sent_at" is null) = ("ai_drafts"."is_used" is null))
);
--> statement-breakpoint
ALTER TABLE "ai_drafts" ADD CONSTRAINT "ai_drafts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_drafts_sent" ON "ai_drafts" USING btree ("sent_at");