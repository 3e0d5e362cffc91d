CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"archive" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"fault" text,
	"contents" jsonb,
	CONSTRAINT "backup_runs_kind" CHECK ("backup_runs"."kind" in ('night', 'hand', 'check')),
	CONSTRAINT "backup_runs_fault" CHECK ("backup_runs"."fault" in ('full', 'forbidden', 'noFolder', 'bucket', 'unavailable', 'damaged', 'passphrase', 'gone', 'cutOff', 'other'))
);
--> statement-breakpoint
CREATE TABLE "found_versions" (
	"address" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"version" text,
	"notes" text,
	"fault" text,
	"detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "found_versions_fault" CHECK ("found_versions"."fault" in ('refused', 'unknownHost', 'unreachable', 'late', 'closed', 'certificate', 'encryption', 'signIn', 'forbidden', 'noBucket', 'notPublic', 'answer', 'sender', 'noMail', 'noFfmpeg', 'noHttps'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "backup_runs_one_running" ON "backup_runs" USING btree (coalesce("archive", '')) WHERE "backup_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "backup_runs_started_at" ON "backup_runs" USING btree ("started_at");