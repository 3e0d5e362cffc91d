CREATE TABLE "broadcasts" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"target_audience" text NOT NULL,
	"expires_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"golfers" integer NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"reached_id" text DEFAULT '' NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "notifications_broadcast" ON "notifications" USING btree ("source") WHERE "notifications"."kind" = 'admin_broadcast';