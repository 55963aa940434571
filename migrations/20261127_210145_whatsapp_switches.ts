import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_pending_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_confirmed_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_completed_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_cancelled_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_ready_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_dispatched_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_delivered_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_pending_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_confirmed_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_completed_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_cancelled_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_ready_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_dispatched_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_delivered_send" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_pending_send";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_confirmed_send";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_completed_send";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_cancelled_send";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_ready_send";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_dispatched_send";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_delivered_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_pending_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_confirmed_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_completed_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_cancelled_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_ready_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_dispatched_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_delivered_send";`)
}
