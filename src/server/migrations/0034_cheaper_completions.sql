ALTER TABLE "exercise_results" DROP CONSTRAINT "exercise_results_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "scheduled_sessions_planned";--> statement-breakpoint
CREATE INDEX "scheduled_sessions_session" ON "scheduled_sessions" USING btree ("session_id");--> statement-breakpoint
-- Room on each page, so that completing a session changes its row in place and writes no index.
ALTER TABLE "scheduled_sessions" SET (fillfactor = 90);
--> statement-breakpoint
-- An embedded database has nobody who does it later, and plans are made by what it finds.
ANALYZE "scheduled_sessions";
