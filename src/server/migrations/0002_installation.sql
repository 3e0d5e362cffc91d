CREATE TABLE "installation_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uses_left" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"by_golfer" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invitation_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "invitation_links_expires_at" ON "invitation_links" USING btree ("expires_at");