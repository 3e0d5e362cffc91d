CREATE TABLE "golfer_reminders" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"next_at" timestamp with time zone,
	"last_day" date,
	CONSTRAINT "golfer_reminders_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "weekly_summary" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "golfer_reminders" ADD CONSTRAINT "golfer_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "golfer_reminders_due" ON "golfer_reminders" USING btree ("next_at","user_id");--> statement-breakpoint
INSERT INTO "golfer_reminders" ("user_id", "kind", "next_at")
SELECT u.id, k.kind, now() FROM "users" u CROSS JOIN (VALUES ('session'), ('streak'), ('week')) AS k (kind)
WHERE EXISTS (SELECT FROM "scheduled_sessions" s WHERE s.user_id = u.id AND s.status = 'planned')
  OR EXISTS (SELECT FROM "user_stats" t WHERE t.user_id = u.id AND t.current_streak > 0);
