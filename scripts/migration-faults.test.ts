import { expect, test } from 'vitest';
import { migrationFaults } from './migration-faults.mjs';

const faultsOf = (sql: string) => migrationFaults('0001_change.sql', sql, ['1.0.0', '1.1.0']);

test.each([
  'CREATE TABLE "courses" ("id" uuid PRIMARY KEY NOT NULL)',
  'ALTER TABLE "users" ADD COLUMN "nickname" text',
  `ALTER TABLE "users" ADD COLUMN "nickname" text DEFAULT '' NOT NULL`,
  'ALTER TABLE "users" ALTER COLUMN "nickname" DROP NOT NULL',
  'CREATE INDEX "by_name" ON "users" ("name")',
  'DROP INDEX "by_name"',
  'CREATE TABLE "courses" ("id" uuid NOT NULL);--> statement-breakpoint\nALTER TABLE "courses" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "users"("id")',
  'DROP VIEW "public"."active_plans";--> statement-breakpoint\nCREATE VIEW "public"."active_plans" AS (SELECT 1)',
  `UPDATE "users" SET "name" = 'DROP TABLE users'`,
  '-- unused since 1.1.0: nicknames are shown nowhere any more\nALTER TABLE "users" DROP COLUMN "nickname"',
])('a migration that the version before can work with passes: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([]);
});

test.each([
  'DROP TABLE "courses"',
  'ALTER TABLE "users" DROP COLUMN "nickname"',
  'ALTER TABLE "users" RENAME COLUMN "nickname" TO "called"',
  'ALTER TABLE "users" RENAME TO "golfers"',
  'ALTER TABLE "users" ADD COLUMN "nickname" text NOT NULL',
  'ALTER TABLE "users" ALTER COLUMN "nickname" SET NOT NULL',
  'ALTER TABLE "users" ALTER COLUMN "nickname" SET DATA TYPE integer',
  'ALTER TABLE "users" ALTER COLUMN "nickname" DROP DEFAULT',
  'ALTER TABLE "users" ADD CONSTRAINT "short" CHECK (length(name) < 10)',
  'CREATE UNIQUE INDEX "one_name" ON "users" ("name")',
  'DROP VIEW "public"."active_plans"',
  'DROP TYPE "public"."content_source"',
])('a migration that would break the version before needs a note: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([
    expect.stringMatching(/^0001_change\.sql: the version before could not work with /),
  ]);
});

test('a note has to name a version that has been released', () => {
  const sql = '-- unused since 1.2.0: soon\nALTER TABLE "users" DROP COLUMN "nickname"';
  expect(faultsOf(sql)).toEqual([expect.stringContaining('1.2.0 is not in CHANGELOG.md')]);
});
