CREATE TABLE "question_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"user_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_messages_kind" CHECK ("question_messages"."kind" in ('factsAsked', 'facts', 'followUp', 'followUpAnswer'))
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "warn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "escalate_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "escalated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "promised_minutes" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "follow_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "follow_up_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_messages_question" ON "question_messages" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "questions_due" ON "questions" USING btree ("due_at","id") WHERE state in ('Open', 'NeedsInfo');--> statement-breakpoint
CREATE INDEX "questions_answered_late" ON "questions" USING btree ("confirmed_at","id") WHERE state in ('Answered', 'Published') and due_at < coalesce(paused_at, answered_at);--> statement-breakpoint
CREATE INDEX "questions_escalation" ON "questions" USING btree ("escalate_at") WHERE state = 'Open' and escalated_at is null;--> statement-breakpoint
CREATE INDEX "questions_follow_up" ON "questions" USING btree ("follow_up_at","id") WHERE follow_up_at is not null and follow_up_answered_at is null;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_clock_whole" CHECK (num_nonnulls("questions"."due_at", "questions"."warn_at", "questions"."escalate_at", "questions"."promised_minutes") in (0, 4));