CREATE TABLE "live_cursors" (
	"user_id" text NOT NULL,
	"last_id" integer NOT NULL,
	CONSTRAINT "live_cursors_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"user_id" text NOT NULL,
	"id" integer NOT NULL,
	"message" text NOT NULL,
	"tab" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "live_cursors" ADD CONSTRAINT "live_cursors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_messages_created_at" ON "live_messages" USING btree ("created_at");