CREATE TABLE "file_pieces" (
	"file_id" integer NOT NULL,
	"at" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_file_id_at_pk" PRIMARY KEY("file_id","at")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"media_type" text,
	"width" integer,
	"height" integer,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"user_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	CONSTRAINT "files_key" UNIQUE("key"),
	CONSTRAINT "files_ready" CHECK (("files"."ready_at" is null) = ("files"."media_type" is null))
);
--> statement-breakpoint
CREATE TABLE "news_addresses" (
	"uri" text PRIMARY KEY NOT NULL,
	"news_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_files" (
	"news_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"in_text" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_files_news_id_file_id_in_text_pk" PRIMARY KEY("news_id","file_id","in_text")
);
--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_files";--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_addresses" ADD CONSTRAINT "news_addresses_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_files" ADD CONSTRAINT "news_files_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_files" ADD CONSTRAINT "news_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_newest" ON "files" USING btree ("ready_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_addresses_news" ON "news_addresses" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "news_files_file" ON "news_files" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "files";