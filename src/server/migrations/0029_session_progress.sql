CREATE TABLE "session_progress" (
	"scheduled_session_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"progress" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_progress" ADD CONSTRAINT "session_progress_scheduled_session_id_scheduled_sessions_id_fk" FOREIGN KEY ("scheduled_session_id") REFERENCES "public"."scheduled_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_progress" ADD CONSTRAINT "session_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_progress_user" ON "session_progress" USING btree ("user_id");