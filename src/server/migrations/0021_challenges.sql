CREATE TABLE "challenge_answers" (
	"challenge_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"score" double precision NOT NULL,
	"answered_on" date NOT NULL,
	"scheduled_session_id" text
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"challenger_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"scheduled_session_id" text NOT NULL,
	"score" double precision NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "challenges_other" CHECK ("challenges"."challenger_id" <> "challenges"."friend_id")
);
--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_scheduled_session_id_scheduled_sessions_id_fk" FOREIGN KEY ("scheduled_session_id") REFERENCES "public"."scheduled_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_challenger_id_users_id_fk" FOREIGN KEY ("challenger_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_scheduled_session_id_scheduled_sessions_id_fk" FOREIGN KEY ("scheduled_session_id") REFERENCES "public"."scheduled_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_answers_user_exercise" ON "challenge_answers" USING btree ("user_id","exercise_id","answered_on");--> statement-breakpoint
CREATE INDEX "challenge_answers_session" ON "challenge_answers" USING btree ("scheduled_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_one_open" ON "challenges" USING btree (least("challenger_id", "friend_id"),greatest("challenger_id", "friend_id"),"exercise_id") WHERE "challenges"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "challenges_challenger" ON "challenges" USING btree ("challenger_id","sent_at");--> statement-breakpoint
CREATE INDEX "challenges_friend" ON "challenges" USING btree ("friend_id","sent_at");--> statement-breakpoint
CREATE INDEX "challenges_session" ON "challenges" USING btree ("scheduled_session_id");