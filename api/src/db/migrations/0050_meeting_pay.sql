ALTER TABLE "salary_rates" DROP CONSTRAINT "salary_rates_type";--> statement-breakpoint
ALTER TABLE "salary_lines" ALTER COLUMN "question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "salary_lines" ADD COLUMN "booking_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "salary_lines_booking" ON "salary_lines" USING btree ("booking_id") WHERE corrects_line_id is null;--> statement-breakpoint
ALTER TABLE "salary_lines" ADD CONSTRAINT "salary_lines_work" CHECK (num_nonnulls("salary_lines"."question_id", "salary_lines"."booking_id") = 1);--> statement-breakpoint
ALTER TABLE "salary_rates" ADD CONSTRAINT "salary_rates_type" CHECK ("salary_rates"."type" in ('Free', 'Express', 'Express24', 'PhoneAdvice', 'BOOK15', 'BOOK30', 'BOOK60'));