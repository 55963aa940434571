import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_avif720_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif720_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp720_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp720_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp720_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp720_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp720_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp720_filename" varchar;
  CREATE INDEX "media_sizes_avif720_sizes_avif720_filename_idx" ON "media" USING btree ("sizes_avif720_filename");
  CREATE INDEX "media_sizes_webp720_sizes_webp720_filename_idx" ON "media" USING btree ("sizes_webp720_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif720_sizes_avif720_filename_idx";
  DROP INDEX "media_sizes_webp720_sizes_webp720_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif720_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp720_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp720_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp720_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp720_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp720_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp720_filename";`)
}
