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
ALTER TABLE "notifications" ADD COLUMN "other_id" text;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "in_leaderboards" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_item_id_feed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."feed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_parent_id_feed_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feed_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_kudos" ADD CONSTRAINT "feed_kudos_item_id_feed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."feed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_kudos" ADD CONSTRAINT "feed_kudos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_comment_id_feed_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."feed_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_sessions" ADD CONSTRAINT "monthly_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_comments_item" ON "feed_comments" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "feed_comments_parent" ON "feed_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "feed_comments_user" ON "feed_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feed_items_newest" ON "feed_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feed_kudos_user" ON "feed_kudos" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_comment_once" ON "feed_reports" USING btree ("comment_id","reporter_id") WHERE "feed_reports"."comment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_person_once" ON "feed_reports" USING btree ("reporter_id","reported_id") WHERE "feed_reports"."content" is null;--> statement-breakpoint
CREATE INDEX "feed_reports_reporter" ON "feed_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "feed_reports_reported" ON "feed_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "feed_reports_open" ON "feed_reports" USING btree ("id") WHERE "feed_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "friendships_second" ON "friendships" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invitations_invited_at" ON "invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "monthly_sessions_leaders" ON "monthly_sessions" USING btree ("month","sessions" DESC NULLS LAST,"user_id") WHERE "monthly_sessions"."in_leaderboards" and "monthly_sessions"."sessions" > 0;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_other" ON "notifications" USING btree ("other_id") WHERE "notifications"."other_id" is not null;--> statement-breakpoint
CREATE INDEX "user_stats_streak_leaders" ON "user_stats" USING btree ("current_streak" DESC NULLS LAST,"user_id") WHERE "user_stats"."in_leaderboards" and "user_stats"."current_streak" > 0;--> statement-breakpoint
insert into "monthly_sessions" ("user_id", "month", "sessions", "in_leaderboards")
select c."user_id", date_trunc('month', c."completed_on"::timestamp)::date, count(*), coalesce(bool_or(p."show_in_leaderboards"), false)
from "session_completions" c left join "privacy_settings" p on p."user_id" = c."user_id"
group by 1, 2;--> statement-breakpoint
update "user_stats" s set "in_leaderboards" = true
from "privacy_settings" p where p."user_id" = s."user_id" and p."show_in_leaderboards";
