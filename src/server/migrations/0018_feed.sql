CREATE TABLE "feed_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"parent_id" bigint,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_items_once" UNIQUE("user_id","type","source")
);
--> statement-breakpoint
CREATE TABLE "feed_kudos" (
	"item_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_kudos_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "feed_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" text NOT NULL,
	"reported_id" text NOT NULL,
	"comment_id" bigint,
	"content" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "feed_reports_person" CHECK ("feed_reports"."content" is not null or "feed_reports"."comment_id" is null)
);
--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_item_id_feed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."feed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_parent_id_feed_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feed_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_kudos" ADD CONSTRAINT "feed_kudos_item_id_feed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."feed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_kudos" ADD CONSTRAINT "feed_kudos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_comment_id_feed_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."feed_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_comments_item" ON "feed_comments" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "feed_comments_parent" ON "feed_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "feed_comments_user" ON "feed_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feed_items_newest" ON "feed_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feed_kudos_user" ON "feed_kudos" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_comment_once" ON "feed_reports" USING btree ("comment_id","reporter_id") WHERE "feed_reports"."comment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_person_once" ON "feed_reports" USING btree ("reporter_id","reported_id") WHERE "feed_reports"."content" is null;--> statement-breakpoint
CREATE INDEX "feed_reports_reporter" ON "feed_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "feed_reports_reported" ON "feed_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "feed_reports_open" ON "feed_reports" USING btree ("id") WHERE "feed_reports"."closed_at" is null;