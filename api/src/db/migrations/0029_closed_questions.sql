CREATE TABLE "deleted_question_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_messages" DROP CONSTRAINT "question_messages_kind";--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_state";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_kind";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "deleted_question_codes_age" ON "deleted_question_codes" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "questions_unpaid" ON "questions" USING btree ("confirmed_at") WHERE state = 'AwaitingPayment';--> statement-breakpoint
CREATE INDEX "questions_closed" ON "questions" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
ALTER TABLE "question_messages" ADD CONSTRAINT "question_messages_kind" CHECK ("question_messages"."kind" in ('factsAsked', 'facts', 'followUp', 'followUpAnswer', 'declined'));--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_closed_whole" CHECK (("questions"."state" in ('Rejected', 'Withdrawn', 'Expired')) = ("questions"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_state" CHECK ("questions"."state" in ('AwaitingConfirmation', 'AwaitingPayment', 'Open', 'NeedsInfo', 'Answered', 'Published', 'Rejected', 'Withdrawn', 'Expired'));--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_kind" CHECK ("templates"."kind" in ('answer', 'facts', 'decline'));