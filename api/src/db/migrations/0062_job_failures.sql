CREATE TABLE "job_failures" (
	"job" text NOT NULL,
	"row_id" integer NOT NULL,
	"reason" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_failures_job_row_id_pk" PRIMARY KEY("job","row_id")
);
--> statement-breakpoint
CREATE INDEX "job_failures_newest" ON "job_failures" USING btree ("last_at");