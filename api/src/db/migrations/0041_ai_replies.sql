CREATE TABLE "ai_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lexemes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_blocks_lexemes" UNIQUE("lexemes")
);
--> statement-breakpoint
CREATE TABLE "ai_evaluations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_evaluations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question" text NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_evaluations_question" UNIQUE("question"),
	CONSTRAINT "ai_evaluations_source" CHECK ("ai_evaluations"."source" like '/answers/%')
);
--> statement-breakpoint
CREATE TABLE "ai_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"question" text NOT NULL,
	"lexemes" text[] NOT NULL,
	"kind" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"helpful" boolean,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_replies_code" UNIQUE("code_hash"),
	CONSTRAINT "ai_replies_kind" CHECK ("ai_replies"."kind" in ('Answer', 'Unknown')),
	CONSTRAINT "ai_replies_problem" CHECK ("ai_replies"."problem" in ('WrongSource', 'WrongContent', 'Outdated', 'Unclear', 'NotAnswered')),
	CONSTRAINT "ai_replies_problem_rated" CHECK ("ai_replies"."problem" is null or "ai_replies"."helpful" = false)
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"month" date PRIMARY KEY NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ai_replies_age" ON "ai_replies" USING btree ("created_at","id");