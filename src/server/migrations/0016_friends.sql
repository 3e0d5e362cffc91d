CREATE TABLE "blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_other" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"id" text PRIMARY KEY NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"requester_id" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "friendships_pair" UNIQUE("first_id","second_id"),
	CONSTRAINT "friendships_order" CHECK ("friendships"."first_id" collate "C" < "friendships"."second_id" collate "C"),
	CONSTRAINT "friendships_requester" CHECK ("friendships"."requester_id" in ("friendships"."first_id", "friendships"."second_id")),
	CONSTRAINT "friendships_status" CHECK ("friendships"."status" in ('pending', 'accepted', 'declined')),
	CONSTRAINT "friendships_answered" CHECK (("friendships"."status" = 'pending') = ("friendships"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "invitation_mails" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"email_hash" text NOT NULL,
	"inviter_id" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_email_hash_inviter_id_pk" PRIMARY KEY("email_hash","inviter_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_sessions" (
	"user_id" text NOT NULL,
	"month" date NOT NULL,
	"sessions" integer NOT NULL,
	"in_leaderboards" boolean NOT NULL,
	CONSTRAINT "monthly_sessions_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "social_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "in_leaderboards" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_sessions" ADD CONSTRAINT "monthly_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "friendships_second" ON "friendships" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invitations_invited_at" ON "invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "monthly_sessions_leaders" ON "monthly_sessions" USING btree ("month","sessions" DESC NULLS LAST,"user_id") WHERE "monthly_sessions"."in_leaderboards" and "monthly_sessions"."sessions" > 0;--> statement-breakpoint
CREATE INDEX "user_stats_streak_leaders" ON "user_stats" USING btree ("current_streak" DESC NULLS LAST,"user_id") WHERE "user_stats"."in_leaderboards" and "user_stats"."current_streak" > 0;--> statement-breakpoint
insert into "monthly_sessions" ("user_id", "month", "sessions", "in_leaderboards")
select c."user_id", date_trunc('month', c."completed_on"::timestamp)::date, count(*), coalesce(bool_or(p."show_in_leaderboards"), false)
from "session_completions" c left join "privacy_settings" p on p."user_id" = c."user_id"
group by 1, 2;--> statement-breakpoint
update "user_stats" s set "in_leaderboards" = true
from "privacy_settings" p where p."user_id" = s."user_id" and p."show_in_leaderboards";
