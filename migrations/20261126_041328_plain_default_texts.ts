import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_page" ALTER COLUMN "prices_heading" SET DEFAULT 'Price list';
  ALTER TABLE "services_page" ALTER COLUMN "prices_text" SET DEFAULT 'We check each piece with you at the door and tell you the price before we start.';
  ALTER TABLE "_services_page_v" ALTER COLUMN "version_prices_heading" SET DEFAULT 'Price list';
  ALTER TABLE "_services_page_v" ALTER COLUMN "version_prices_text" SET DEFAULT 'We check each piece with you at the door and tell you the price before we start.';
  ALTER TABLE "locations_page" ALTER COLUMN "intro_count" SET DEFAULT '{count} shops across Mumbai.';
  ALTER TABLE "locations_page" ALTER COLUMN "service_area_text" SET DEFAULT 'Enter your pincode to see which shop collects from you.';
  ALTER TABLE "locations_page" ALTER COLUMN "service_area_button" SET DEFAULT 'Check';
  ALTER TABLE "_locations_page_v" ALTER COLUMN "version_intro_count" SET DEFAULT '{count} shops across Mumbai.';
  ALTER TABLE "_locations_page_v" ALTER COLUMN "version_service_area_text" SET DEFAULT 'Enter your pincode to see which shop collects from you.';
  ALTER TABLE "_locations_page_v" ALTER COLUMN "version_service_area_button" SET DEFAULT 'Check';
  ALTER TABLE "contact_page" ALTER COLUMN "form_consent" SET DEFAULT 'By sending this, you agree to our keeping it so that we can reply.';
  ALTER TABLE "contact_page" ALTER COLUMN "form_privacy_link" SET DEFAULT 'Privacy';
  ALTER TABLE "_contact_page_v" ALTER COLUMN "version_form_consent" SET DEFAULT 'By sending this, you agree to our keeping it so that we can reply.';
  ALTER TABLE "_contact_page_v" ALTER COLUMN "version_form_privacy_link" SET DEFAULT 'Privacy';
  ALTER TABLE "booking_page" ALTER COLUMN "consent" SET DEFAULT 'By confirming, you agree to our keeping these details for your pickup.';
  ALTER TABLE "booking_page" ALTER COLUMN "privacy_link" SET DEFAULT 'Privacy';
  ALTER TABLE "_booking_page_v" ALTER COLUMN "version_consent" SET DEFAULT 'By confirming, you agree to our keeping these details for your pickup.';
  ALTER TABLE "_booking_page_v" ALTER COLUMN "version_privacy_link" SET DEFAULT 'Privacy';
  ALTER TABLE "site_layout" ALTER COLUMN "not_found_text" SET DEFAULT 'We looked behind every hanger. The page may have moved, or the address may be mistyped.';
  ALTER TABLE "_site_layout_v" ALTER COLUMN "version_not_found_text" SET DEFAULT 'We looked behind every hanger. The page may have moved, or the address may be mistyped.';
  ALTER TABLE "mail_texts" ALTER COLUMN "confirmation_closing" SET DEFAULT 'Need to change something? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "confirmed_introduction" SET DEFAULT 'Your pickup is confirmed. Please keep your clothes ready in a bag.';
  ALTER TABLE "mail_texts" ALTER COLUMN "cancelled_closing" SET DEFAULT 'If you did not ask for this, please call us on {phone}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "rescheduled_introduction" SET DEFAULT 'Your pickup has been rescheduled. Here is the new time.';
  ALTER TABLE "mail_texts" ALTER COLUMN "reminder_introduction" SET DEFAULT 'Your pickup is tomorrow, {date}, {time}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "manage_link_introduction" SET DEFAULT 'Here is the link you asked for.';
  ALTER TABLE "mail_texts" ALTER COLUMN "manage_link_closing" SET DEFAULT 'If you did not ask for it, ignore this email.';
  ALTER TABLE "mail_texts" ALTER COLUMN "change_notice_introduction" SET DEFAULT '{name} has changed this booking using their booking link.';
  ALTER TABLE "mail_texts" ALTER COLUMN "contact_notice_closing" SET DEFAULT 'Reply to this email to answer {name}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "whatsapp_pending" SET DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Does that work for you?';
  ALTER TABLE "mail_texts" ALTER COLUMN "whatsapp_confirmed" SET DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please keep your clothes ready in a bag.';
  ALTER TABLE "mail_texts" ALTER COLUMN "whatsapp_cancelled" SET DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. If anything is wrong, please call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_confirmation_closing" SET DEFAULT 'Need to change something? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_confirmed_introduction" SET DEFAULT 'Your pickup is confirmed. Please keep your clothes ready in a bag.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_cancelled_closing" SET DEFAULT 'If you did not ask for this, please call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_rescheduled_introduction" SET DEFAULT 'Your pickup has been rescheduled. Here is the new time.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_reminder_introduction" SET DEFAULT 'Your pickup is tomorrow, {date}, {time}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_manage_link_introduction" SET DEFAULT 'Here is the link you asked for.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_manage_link_closing" SET DEFAULT 'If you did not ask for it, ignore this email.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_change_notice_introduction" SET DEFAULT '{name} has changed this booking using their booking link.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_contact_notice_closing" SET DEFAULT 'Reply to this email to answer {name}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_whatsapp_pending" SET DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Does that work for you?';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_whatsapp_confirmed" SET DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please keep your clothes ready in a bag.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_whatsapp_cancelled" SET DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. If anything is wrong, please call us on {phone}.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_page" ALTER COLUMN "prices_heading" SET DEFAULT 'What it costs';
  ALTER TABLE "services_page" ALTER COLUMN "prices_text" SET DEFAULT 'We look at each piece with you at the door, and tell you the price before we start.';
  ALTER TABLE "_services_page_v" ALTER COLUMN "version_prices_heading" SET DEFAULT 'What it costs';
  ALTER TABLE "_services_page_v" ALTER COLUMN "version_prices_text" SET DEFAULT 'We look at each piece with you at the door, and tell you the price before we start.';
  ALTER TABLE "locations_page" ALTER COLUMN "intro_count" SET DEFAULT '{count} locations in all.';
  ALTER TABLE "locations_page" ALTER COLUMN "service_area_text" SET DEFAULT 'Tell us your pincode, and we say who collects there.';
  ALTER TABLE "locations_page" ALTER COLUMN "service_area_button" SET DEFAULT 'Look it up';
  ALTER TABLE "_locations_page_v" ALTER COLUMN "version_intro_count" SET DEFAULT '{count} locations in all.';
  ALTER TABLE "_locations_page_v" ALTER COLUMN "version_service_area_text" SET DEFAULT 'Tell us your pincode, and we say who collects there.';
  ALTER TABLE "_locations_page_v" ALTER COLUMN "version_service_area_button" SET DEFAULT 'Look it up';
  ALTER TABLE "contact_page" ALTER COLUMN "form_consent" SET DEFAULT 'By sending this you agree that we keep it to answer you.';
  ALTER TABLE "contact_page" ALTER COLUMN "form_privacy_link" SET DEFAULT 'How we keep it';
  ALTER TABLE "_contact_page_v" ALTER COLUMN "version_form_consent" SET DEFAULT 'By sending this you agree that we keep it to answer you.';
  ALTER TABLE "_contact_page_v" ALTER COLUMN "version_form_privacy_link" SET DEFAULT 'How we keep it';
  ALTER TABLE "booking_page" ALTER COLUMN "consent" SET DEFAULT 'By confirming you agree that we keep these details to carry out your pickup.';
  ALTER TABLE "booking_page" ALTER COLUMN "privacy_link" SET DEFAULT 'How we keep them';
  ALTER TABLE "_booking_page_v" ALTER COLUMN "version_consent" SET DEFAULT 'By confirming you agree that we keep these details to carry out your pickup.';
  ALTER TABLE "_booking_page_v" ALTER COLUMN "version_privacy_link" SET DEFAULT 'How we keep them';
  ALTER TABLE "site_layout" ALTER COLUMN "not_found_text" SET DEFAULT 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.';
  ALTER TABLE "_site_layout_v" ALTER COLUMN "version_not_found_text" SET DEFAULT 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.';
  ALTER TABLE "mail_texts" ALTER COLUMN "confirmation_closing" SET DEFAULT 'Something to change? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "confirmed_introduction" SET DEFAULT 'Your pickup is confirmed. Please have your things ready.';
  ALTER TABLE "mail_texts" ALTER COLUMN "cancelled_closing" SET DEFAULT 'You did not ask for this? Call us on {phone}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "rescheduled_introduction" SET DEFAULT 'Your pickup has been moved. Here is the new time.';
  ALTER TABLE "mail_texts" ALTER COLUMN "reminder_introduction" SET DEFAULT 'Your pickup is planned for tomorrow, {date}, {time}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "manage_link_introduction" SET DEFAULT 'Somebody, most likely you, asked for the link to this booking.';
  ALTER TABLE "mail_texts" ALTER COLUMN "manage_link_closing" SET DEFAULT 'You did not ask for it? Then there is nothing to do.';
  ALTER TABLE "mail_texts" ALTER COLUMN "change_notice_introduction" SET DEFAULT '{name} has changed this booking through the link in the mail.';
  ALTER TABLE "mail_texts" ALTER COLUMN "contact_notice_closing" SET DEFAULT 'Reply to this mail to answer {name}.';
  ALTER TABLE "mail_texts" ALTER COLUMN "whatsapp_pending" SET DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Is that right for you?';
  ALTER TABLE "mail_texts" ALTER COLUMN "whatsapp_confirmed" SET DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please have your things ready.';
  ALTER TABLE "mail_texts" ALTER COLUMN "whatsapp_cancelled" SET DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. Something not right? Call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_confirmation_closing" SET DEFAULT 'Something to change? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_confirmed_introduction" SET DEFAULT 'Your pickup is confirmed. Please have your things ready.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_cancelled_closing" SET DEFAULT 'You did not ask for this? Call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_rescheduled_introduction" SET DEFAULT 'Your pickup has been moved. Here is the new time.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_reminder_introduction" SET DEFAULT 'Your pickup is planned for tomorrow, {date}, {time}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_manage_link_introduction" SET DEFAULT 'Somebody, most likely you, asked for the link to this booking.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_manage_link_closing" SET DEFAULT 'You did not ask for it? Then there is nothing to do.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_change_notice_introduction" SET DEFAULT '{name} has changed this booking through the link in the mail.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_contact_notice_closing" SET DEFAULT 'Reply to this mail to answer {name}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_whatsapp_pending" SET DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Is that right for you?';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_whatsapp_confirmed" SET DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please have your things ready.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_whatsapp_cancelled" SET DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. Something not right? Call us on {phone}.';`)
}
