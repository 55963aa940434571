import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { requireMigration } from '#platform/database/migrations/required-migrations.ts'

/** The columns of each table that move to its table of localized texts. */
const movedColumns = {
  branches: ['name', 'address_street', 'address_city', 'address_state', 'address_country'],
  _branches_v: ['version_name', 'version_address_street', 'version_address_city', 'version_address_state', 'version_address_country'],
  services_items: ['text'],
  services: ['title', 'description', 'price_note'],
  _services_v_version_items: ['text'],
  _services_v: ['version_title', 'version_description', 'version_price_note'],
  prices: ['item', 'unit'],
  _prices_v: ['version_item', 'version_unit'],
  offers: ['words'],
  _offers_v: ['version_words'],
  testimonials: ['name', 'location', 'text', 'source'],
  _testimonials_v: ['version_name', 'version_location', 'version_text', 'version_source'],
  team_members: ['name', 'role', 'text'],
  _team_members_v: ['version_name', 'version_role', 'version_text'],
  media: ['alt'],
  business_info_holidays: ['label'],
  business_info: ['address_street', 'address_city', 'address_state', 'address_country'],
  _business_info_v_version_holidays: ['label'],
  _business_info_v: ['version_address_street', 'version_address_city', 'version_address_state', 'version_address_country'],
  home_page_hero_reasons: ['text'],
  home_page_gallery: ['caption'],
  home_page_why_choose_cards: ['heading', 'text'],
  home_page: ['hero_heading', 'hero_text', 'hero_first_button', 'hero_second_button', 'why_choose_heading', 'why_choose_text', 'services_heading', 'services_text', 'services_button', 'banner_heading', 'banner_text', 'banner_button', 'find_us_heading', 'find_us_text', 'find_us_directions', 'testimonials_heading', 'testimonials_text', 'search_title', 'search_description'],
  _home_page_v_version_hero_reasons: ['text'],
  _home_page_v_version_gallery: ['caption'],
  _home_page_v_version_why_choose_cards: ['heading', 'text'],
  _home_page_v: ['version_hero_heading', 'version_hero_text', 'version_hero_first_button', 'version_hero_second_button', 'version_why_choose_heading', 'version_why_choose_text', 'version_services_heading', 'version_services_text', 'version_services_button', 'version_banner_heading', 'version_banner_text', 'version_banner_button', 'version_find_us_heading', 'version_find_us_text', 'version_find_us_directions', 'version_testimonials_heading', 'version_testimonials_text', 'version_search_title', 'version_search_description'],
  about_page_values_cards: ['heading', 'text'],
  about_page: ['intro_heading', 'intro_text', 'stats_years', 'stats_customers', 'stats_garments', 'story_heading', 'story_text', 'values_heading', 'values_text', 'team_heading', 'team_text', 'banner_heading', 'banner_text', 'banner_button', 'search_title', 'search_description'],
  _about_page_v_version_values_cards: ['heading', 'text'],
  _about_page_v: ['version_intro_heading', 'version_intro_text', 'version_stats_years', 'version_stats_customers', 'version_stats_garments', 'version_story_heading', 'version_story_text', 'version_values_heading', 'version_values_text', 'version_team_heading', 'version_team_text', 'version_banner_heading', 'version_banner_text', 'version_banner_button', 'version_search_title', 'version_search_description'],
  services_page_guarantee_sections: ['heading', 'text'],
  services_page: ['intro_heading', 'intro_text', 'book_button', 'prices_link', 'prices_heading', 'prices_text', 'guarantee_heading', 'guarantee_text', 'banner_heading', 'banner_text', 'banner_button', 'search_title', 'search_description'],
  _services_page_v_version_guarantee_sections: ['heading', 'text'],
  _services_page_v: ['version_intro_heading', 'version_intro_text', 'version_book_button', 'version_prices_link', 'version_prices_heading', 'version_prices_text', 'version_guarantee_heading', 'version_guarantee_text', 'version_banner_heading', 'version_banner_text', 'version_banner_button', 'version_search_title', 'version_search_description'],
  locations_page: ['intro_heading', 'intro_text', 'intro_count', 'cards_main_branch', 'cards_directions', 'cards_show_on_map', 'service_area_heading', 'service_area_text', 'service_area_button', 'map_heading', 'map_text', 'search_title', 'search_description'],
  _locations_page_v: ['version_intro_heading', 'version_intro_text', 'version_intro_count', 'version_cards_main_branch', 'version_cards_directions', 'version_cards_show_on_map', 'version_service_area_heading', 'version_service_area_text', 'version_service_area_button', 'version_map_heading', 'version_map_text', 'version_search_title', 'version_search_description'],
  contact_page: ['intro_heading', 'intro_text', 'cards_phone', 'cards_email', 'cards_address', 'cards_hours', 'form_heading', 'form_text', 'form_consent', 'form_privacy_link', 'branches_heading', 'branches_text', 'testimonials_heading', 'testimonials_text', 'map_heading', 'map_text', 'map_directions', 'search_title', 'search_description'],
  _contact_page_v: ['version_intro_heading', 'version_intro_text', 'version_cards_phone', 'version_cards_email', 'version_cards_address', 'version_cards_hours', 'version_form_heading', 'version_form_text', 'version_form_consent', 'version_form_privacy_link', 'version_branches_heading', 'version_branches_text', 'version_testimonials_heading', 'version_testimonials_text', 'version_map_heading', 'version_map_text', 'version_map_directions', 'version_search_title', 'version_search_description'],
  booking_page: ['intro_heading', 'intro_text', 'terms_note', 'consent', 'privacy_link', 'booked_delivery', 'booked_payment', 'search_title', 'search_description'],
  _booking_page_v: ['version_intro_heading', 'version_intro_text', 'version_terms_note', 'version_consent', 'version_privacy_link', 'version_booked_delivery', 'version_booked_payment', 'version_search_title', 'version_search_description'],
  privacy_page_sections: ['heading', 'text'],
  privacy_page: ['intro_heading', 'intro_text', 'search_title', 'search_description'],
  _privacy_page_v_version_sections: ['heading', 'text'],
  _privacy_page_v: ['version_intro_heading', 'version_intro_text', 'version_search_title', 'version_search_description'],
  site_layout_header_links: ['label'],
  site_layout_footer_links: ['label'],
  site_layout: ['call_button', 'book_button', 'schedule_button', 'tagline', 'links_heading', 'contact_heading', 'hours_heading', 'social_heading', 'privacy_link', 'copyright', 'not_found_heading', 'not_found_text', 'not_found_button'],
  _site_layout_v_version_header_links: ['label'],
  _site_layout_v_version_footer_links: ['label'],
  _site_layout_v: ['version_call_button', 'version_book_button', 'version_schedule_button', 'version_tagline', 'version_links_heading', 'version_contact_heading', 'version_hours_heading', 'version_social_heading', 'version_privacy_link', 'version_copyright', 'version_not_found_heading', 'version_not_found_text', 'version_not_found_button'],
  mail_texts: ['confirmation_introduction', 'confirmation_closing', 'confirmed_introduction', 'confirmed_closing', 'completed_introduction', 'completed_closing', 'cancelled_introduction', 'cancelled_closing', 'rescheduled_introduction', 'rescheduled_closing', 'reminder_introduction', 'reminder_closing', 'manage_link_introduction', 'manage_link_closing', 'booking_notice_introduction', 'booking_notice_closing', 'change_notice_introduction', 'change_notice_closing', 'contact_notice_introduction', 'contact_notice_closing', 'whatsapp_pending', 'whatsapp_confirmed', 'whatsapp_completed', 'whatsapp_cancelled', 'signature'],
  _mail_texts_v: ['version_confirmation_introduction', 'version_confirmation_closing', 'version_confirmed_introduction', 'version_confirmed_closing', 'version_completed_introduction', 'version_completed_closing', 'version_cancelled_introduction', 'version_cancelled_closing', 'version_rescheduled_introduction', 'version_rescheduled_closing', 'version_reminder_introduction', 'version_reminder_closing', 'version_manage_link_introduction', 'version_manage_link_closing', 'version_booking_notice_introduction', 'version_booking_notice_closing', 'version_change_notice_introduction', 'version_change_notice_closing', 'version_contact_notice_introduction', 'version_contact_notice_closing', 'version_whatsapp_pending', 'version_whatsapp_confirmed', 'version_whatsapp_completed', 'version_whatsapp_cancelled', 'version_signature'],
}

/** Payload would drop the texts with their columns, so both directions copy the English ones. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__prices_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__offers_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__team_members_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__business_info_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__about_page_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__services_page_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__locations_page_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__contact_page_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__booking_page_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__privacy_page_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__site_layout_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum__mail_texts_v_published_locale" AS ENUM('en');
  CREATE TABLE "branches_locales" (
  	"name" varchar,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_country" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_branches_v_locales" (
  	"version_name" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_country" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "services_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "services_locales" (
  	"title" varchar,
  	"description" varchar,
  	"price_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_services_v_version_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_services_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_price_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "prices_locales" (
  	"item" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_prices_v_locales" (
  	"version_item" varchar,
  	"version_unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "offers_locales" (
  	"words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_offers_v_locales" (
  	"version_words" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "testimonials_locales" (
  	"name" varchar,
  	"location" varchar,
  	"text" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_testimonials_v_locales" (
  	"version_name" varchar,
  	"version_location" varchar,
  	"version_text" varchar,
  	"version_source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "team_members_locales" (
  	"name" varchar,
  	"role" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_team_members_v_locales" (
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "business_info_holidays_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "business_info_locales" (
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_country" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_business_info_v_version_holidays_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_business_info_v_locales" (
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_country" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "home_page_hero_reasons_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "home_page_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "home_page_why_choose_cards_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "home_page_locales" (
  	"hero_heading" varchar,
  	"hero_text" varchar,
  	"hero_first_button" varchar,
  	"hero_second_button" varchar,
  	"why_choose_heading" varchar,
  	"why_choose_text" varchar,
  	"services_heading" varchar,
  	"services_text" varchar,
  	"services_button" varchar,
  	"banner_heading" varchar,
  	"banner_text" varchar,
  	"banner_button" varchar,
  	"find_us_heading" varchar,
  	"find_us_text" varchar,
  	"find_us_directions" varchar,
  	"testimonials_heading" varchar,
  	"testimonials_text" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_home_page_v_version_hero_reasons_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_home_page_v_version_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_home_page_v_version_why_choose_cards_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_home_page_v_locales" (
  	"version_hero_heading" varchar,
  	"version_hero_text" varchar,
  	"version_hero_first_button" varchar,
  	"version_hero_second_button" varchar,
  	"version_why_choose_heading" varchar,
  	"version_why_choose_text" varchar,
  	"version_services_heading" varchar,
  	"version_services_text" varchar,
  	"version_services_button" varchar,
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar,
  	"version_find_us_heading" varchar,
  	"version_find_us_text" varchar,
  	"version_find_us_directions" varchar,
  	"version_testimonials_heading" varchar,
  	"version_testimonials_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "about_page_values_cards_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "about_page_locales" (
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"stats_years" varchar,
  	"stats_customers" varchar,
  	"stats_garments" varchar,
  	"story_heading" varchar,
  	"story_text" jsonb,
  	"values_heading" varchar,
  	"values_text" varchar,
  	"team_heading" varchar,
  	"team_text" varchar,
  	"banner_heading" varchar,
  	"banner_text" varchar,
  	"banner_button" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_about_page_v_version_values_cards_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_about_page_v_locales" (
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_stats_years" varchar,
  	"version_stats_customers" varchar,
  	"version_stats_garments" varchar,
  	"version_story_heading" varchar,
  	"version_story_text" jsonb,
  	"version_values_heading" varchar,
  	"version_values_text" varchar,
  	"version_team_heading" varchar,
  	"version_team_text" varchar,
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "services_page_guarantee_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "services_page_locales" (
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"book_button" varchar,
  	"prices_link" varchar,
  	"prices_heading" varchar,
  	"prices_text" varchar,
  	"guarantee_heading" varchar,
  	"guarantee_text" varchar,
  	"banner_heading" varchar,
  	"banner_text" varchar,
  	"banner_button" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_services_page_v_version_guarantee_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_services_page_v_locales" (
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_book_button" varchar,
  	"version_prices_link" varchar,
  	"version_prices_heading" varchar,
  	"version_prices_text" varchar,
  	"version_guarantee_heading" varchar,
  	"version_guarantee_text" varchar,
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "locations_page_locales" (
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"intro_count" varchar,
  	"cards_main_branch" varchar,
  	"cards_directions" varchar,
  	"cards_show_on_map" varchar,
  	"service_area_heading" varchar,
  	"service_area_text" varchar,
  	"service_area_button" varchar,
  	"map_heading" varchar,
  	"map_text" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_locations_page_v_locales" (
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_intro_count" varchar,
  	"version_cards_main_branch" varchar,
  	"version_cards_directions" varchar,
  	"version_cards_show_on_map" varchar,
  	"version_service_area_heading" varchar,
  	"version_service_area_text" varchar,
  	"version_service_area_button" varchar,
  	"version_map_heading" varchar,
  	"version_map_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "contact_page_locales" (
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"cards_phone" varchar,
  	"cards_email" varchar,
  	"cards_address" varchar,
  	"cards_hours" varchar,
  	"form_heading" varchar,
  	"form_text" varchar,
  	"form_consent" varchar,
  	"form_privacy_link" varchar,
  	"branches_heading" varchar,
  	"branches_text" varchar,
  	"testimonials_heading" varchar,
  	"testimonials_text" varchar,
  	"map_heading" varchar,
  	"map_text" varchar,
  	"map_directions" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_contact_page_v_locales" (
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_cards_phone" varchar,
  	"version_cards_email" varchar,
  	"version_cards_address" varchar,
  	"version_cards_hours" varchar,
  	"version_form_heading" varchar,
  	"version_form_text" varchar,
  	"version_form_consent" varchar,
  	"version_form_privacy_link" varchar,
  	"version_branches_heading" varchar,
  	"version_branches_text" varchar,
  	"version_testimonials_heading" varchar,
  	"version_testimonials_text" varchar,
  	"version_map_heading" varchar,
  	"version_map_text" varchar,
  	"version_map_directions" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "booking_page_locales" (
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"terms_note" varchar,
  	"consent" varchar,
  	"privacy_link" varchar,
  	"booked_delivery" varchar,
  	"booked_payment" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_booking_page_v_locales" (
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_terms_note" varchar,
  	"version_consent" varchar,
  	"version_privacy_link" varchar,
  	"version_booked_delivery" varchar,
  	"version_booked_payment" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "privacy_page_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "privacy_page_locales" (
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_privacy_page_v_version_sections_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_privacy_page_v_locales" (
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "site_layout_header_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "site_layout_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  CREATE TABLE "site_layout_locales" (
  	"call_button" varchar,
  	"book_button" varchar,
  	"schedule_button" varchar,
  	"tagline" varchar,
  	"links_heading" varchar,
  	"contact_heading" varchar,
  	"hours_heading" varchar,
  	"social_heading" varchar,
  	"privacy_link" varchar,
  	"copyright" varchar,
  	"not_found_heading" varchar,
  	"not_found_text" varchar,
  	"not_found_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_site_layout_v_version_header_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_site_layout_v_version_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_site_layout_v_locales" (
  	"version_call_button" varchar,
  	"version_book_button" varchar,
  	"version_schedule_button" varchar,
  	"version_tagline" varchar,
  	"version_links_heading" varchar,
  	"version_contact_heading" varchar,
  	"version_hours_heading" varchar,
  	"version_social_heading" varchar,
  	"version_privacy_link" varchar,
  	"version_copyright" varchar,
  	"version_not_found_heading" varchar,
  	"version_not_found_text" varchar,
  	"version_not_found_button" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "mail_texts_locales" (
  	"confirmation_introduction" varchar,
  	"confirmation_closing" varchar,
  	"confirmed_introduction" varchar,
  	"confirmed_closing" varchar,
  	"completed_introduction" varchar,
  	"completed_closing" varchar,
  	"cancelled_introduction" varchar,
  	"cancelled_closing" varchar,
  	"rescheduled_introduction" varchar,
  	"rescheduled_closing" varchar,
  	"reminder_introduction" varchar,
  	"reminder_closing" varchar,
  	"manage_link_introduction" varchar,
  	"manage_link_closing" varchar,
  	"booking_notice_introduction" varchar,
  	"booking_notice_closing" varchar,
  	"change_notice_introduction" varchar,
  	"change_notice_closing" varchar,
  	"contact_notice_introduction" varchar,
  	"contact_notice_closing" varchar,
  	"whatsapp_pending" varchar,
  	"whatsapp_confirmed" varchar,
  	"whatsapp_completed" varchar,
  	"whatsapp_cancelled" varchar,
  	"signature" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  CREATE TABLE "_mail_texts_v_locales" (
  	"version_confirmation_introduction" varchar,
  	"version_confirmation_closing" varchar,
  	"version_confirmed_introduction" varchar,
  	"version_confirmed_closing" varchar,
  	"version_completed_introduction" varchar,
  	"version_completed_closing" varchar,
  	"version_cancelled_introduction" varchar,
  	"version_cancelled_closing" varchar,
  	"version_rescheduled_introduction" varchar,
  	"version_rescheduled_closing" varchar,
  	"version_reminder_introduction" varchar,
  	"version_reminder_closing" varchar,
  	"version_manage_link_introduction" varchar,
  	"version_manage_link_closing" varchar,
  	"version_booking_notice_introduction" varchar,
  	"version_booking_notice_closing" varchar,
  	"version_change_notice_introduction" varchar,
  	"version_change_notice_closing" varchar,
  	"version_contact_notice_introduction" varchar,
  	"version_contact_notice_closing" varchar,
  	"version_whatsapp_pending" varchar,
  	"version_whatsapp_confirmed" varchar,
  	"version_whatsapp_completed" varchar,
  	"version_whatsapp_cancelled" varchar,
  	"version_signature" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  ALTER TABLE "_branches_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_branches_v" ADD COLUMN "published_locale" "enum__branches_v_published_locale";
  ALTER TABLE "_services_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_services_v" ADD COLUMN "published_locale" "enum__services_v_published_locale";
  ALTER TABLE "_prices_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_prices_v" ADD COLUMN "published_locale" "enum__prices_v_published_locale";
  ALTER TABLE "_offers_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_offers_v" ADD COLUMN "published_locale" "enum__offers_v_published_locale";
  ALTER TABLE "_testimonials_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_testimonials_v" ADD COLUMN "published_locale" "enum__testimonials_v_published_locale";
  ALTER TABLE "_team_members_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_team_members_v" ADD COLUMN "published_locale" "enum__team_members_v_published_locale";
  ALTER TABLE "_business_info_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_business_info_v" ADD COLUMN "published_locale" "enum__business_info_v_published_locale";
  ALTER TABLE "_home_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_home_page_v" ADD COLUMN "published_locale" "enum__home_page_v_published_locale";
  ALTER TABLE "_about_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_about_page_v" ADD COLUMN "published_locale" "enum__about_page_v_published_locale";
  ALTER TABLE "_services_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_services_page_v" ADD COLUMN "published_locale" "enum__services_page_v_published_locale";
  ALTER TABLE "_locations_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_locations_page_v" ADD COLUMN "published_locale" "enum__locations_page_v_published_locale";
  ALTER TABLE "_contact_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_contact_page_v" ADD COLUMN "published_locale" "enum__contact_page_v_published_locale";
  ALTER TABLE "_booking_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_booking_page_v" ADD COLUMN "published_locale" "enum__booking_page_v_published_locale";
  ALTER TABLE "_privacy_page_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "published_locale" "enum__privacy_page_v_published_locale";
  ALTER TABLE "_site_layout_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_site_layout_v" ADD COLUMN "published_locale" "enum__site_layout_v_published_locale";
  ALTER TABLE "_mail_texts_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "published_locale" "enum__mail_texts_v_published_locale";
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_items_locales" ADD CONSTRAINT "services_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_items_locales" ADD CONSTRAINT "_services_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "prices_locales" ADD CONSTRAINT "prices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_prices_v_locales" ADD CONSTRAINT "_prices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_prices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offers_locales" ADD CONSTRAINT "offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offers_v_locales" ADD CONSTRAINT "_offers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_info_holidays_locales" ADD CONSTRAINT "business_info_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."business_info_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_info_locales" ADD CONSTRAINT "business_info_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."business_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_holidays_locales" ADD CONSTRAINT "_business_info_v_version_holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v_version_holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_locales" ADD CONSTRAINT "_business_info_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_hero_reasons_locales" ADD CONSTRAINT "home_page_hero_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_hero_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_gallery_locales" ADD CONSTRAINT "home_page_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_why_choose_cards_locales" ADD CONSTRAINT "home_page_why_choose_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_why_choose_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_reasons_locales" ADD CONSTRAINT "_home_page_v_version_hero_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_hero_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_gallery_locales" ADD CONSTRAINT "_home_page_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_why_choose_cards_locales" ADD CONSTRAINT "_home_page_v_version_why_choose_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_why_choose_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_values_cards_locales" ADD CONSTRAINT "about_page_values_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_values_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_locales" ADD CONSTRAINT "about_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_values_cards_locales" ADD CONSTRAINT "_about_page_v_version_values_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v_version_values_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_locales" ADD CONSTRAINT "_about_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_page_guarantee_sections_locales" ADD CONSTRAINT "services_page_guarantee_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_page_guarantee_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_page_locales" ADD CONSTRAINT "services_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_page_v_version_guarantee_sections_locales" ADD CONSTRAINT "_services_page_v_version_guarantee_sections_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_page_v_version_guarantee_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_page_v_locales" ADD CONSTRAINT "_services_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "locations_page_locales" ADD CONSTRAINT "locations_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."locations_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_page_v_locales" ADD CONSTRAINT "_locations_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_locations_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_page_locales" ADD CONSTRAINT "contact_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_page_v_locales" ADD CONSTRAINT "_contact_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_page_locales" ADD CONSTRAINT "booking_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_page_v_locales" ADD CONSTRAINT "_booking_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_sections_locales" ADD CONSTRAINT "privacy_page_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_page_locales" ADD CONSTRAINT "privacy_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_sections_locales" ADD CONSTRAINT "_privacy_page_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_locales" ADD CONSTRAINT "_privacy_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_layout_header_links_locales" ADD CONSTRAINT "site_layout_header_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_layout_header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_layout_footer_links_locales" ADD CONSTRAINT "site_layout_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_layout_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_layout_locales" ADD CONSTRAINT "site_layout_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_layout_v_version_header_links_locales" ADD CONSTRAINT "_site_layout_v_version_header_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_layout_v_version_header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_layout_v_version_footer_links_locales" ADD CONSTRAINT "_site_layout_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_layout_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_layout_v_locales" ADD CONSTRAINT "_site_layout_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mail_texts_locales" ADD CONSTRAINT "mail_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mail_texts_v_locales" ADD CONSTRAINT "_mail_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mail_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "services_items_locales_locale_parent_id_unique" ON "services_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_items_locales_locale_parent_id_unique" ON "_services_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "prices_locales_locale_parent_id_unique" ON "prices_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_prices_v_locales_locale_parent_id_unique" ON "_prices_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "offers_locales_locale_parent_id_unique" ON "offers_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_offers_v_locales_locale_parent_id_unique" ON "_offers_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "business_info_holidays_locales_locale_parent_id_unique" ON "business_info_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "business_info_locales_locale_parent_id_unique" ON "business_info_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_business_info_v_version_holidays_locales_locale_parent_id_u" ON "_business_info_v_version_holidays_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_business_info_v_locales_locale_parent_id_unique" ON "_business_info_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_hero_reasons_locales_locale_parent_id_unique" ON "home_page_hero_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_gallery_locales_locale_parent_id_unique" ON "home_page_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_why_choose_cards_locales_locale_parent_id_unique" ON "home_page_why_choose_cards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_hero_reasons_locales_locale_parent_id_u" ON "_home_page_v_version_hero_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_gallery_locales_locale_parent_id_unique" ON "_home_page_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_why_choose_cards_locales_locale_parent_" ON "_home_page_v_version_why_choose_cards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "about_page_values_cards_locales_locale_parent_id_unique" ON "about_page_values_cards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "about_page_locales_locale_parent_id_unique" ON "about_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_version_values_cards_locales_locale_parent_id_" ON "_about_page_v_version_values_cards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_about_page_v_locales_locale_parent_id_unique" ON "_about_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "services_page_guarantee_sections_locales_locale_parent_id_un" ON "services_page_guarantee_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "services_page_locales_locale_parent_id_unique" ON "services_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_services_page_v_version_guarantee_sections_locales_locale_p" ON "_services_page_v_version_guarantee_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_services_page_v_locales_locale_parent_id_unique" ON "_services_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "locations_page_locales_locale_parent_id_unique" ON "locations_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_locations_page_v_locales_locale_parent_id_unique" ON "_locations_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "contact_page_locales_locale_parent_id_unique" ON "contact_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_contact_page_v_locales_locale_parent_id_unique" ON "_contact_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "booking_page_locales_locale_parent_id_unique" ON "booking_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_booking_page_v_locales_locale_parent_id_unique" ON "_booking_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "privacy_page_sections_locales_locale_parent_id_unique" ON "privacy_page_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "privacy_page_locales_locale_parent_id_unique" ON "privacy_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_privacy_page_v_version_sections_locales_locale_parent_id_un" ON "_privacy_page_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_privacy_page_v_locales_locale_parent_id_unique" ON "_privacy_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_layout_header_links_locales_locale_parent_id_unique" ON "site_layout_header_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_layout_footer_links_locales_locale_parent_id_unique" ON "site_layout_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_layout_locales_locale_parent_id_unique" ON "site_layout_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_site_layout_v_version_header_links_locales_locale_parent_id" ON "_site_layout_v_version_header_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_site_layout_v_version_footer_links_locales_locale_parent_id" ON "_site_layout_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_site_layout_v_locales_locale_parent_id_unique" ON "_site_layout_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "mail_texts_locales_locale_parent_id_unique" ON "mail_texts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_mail_texts_v_locales_locale_parent_id_unique" ON "_mail_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_prices_v_snapshot_idx" ON "_prices_v" USING btree ("snapshot");
  CREATE INDEX "_prices_v_published_locale_idx" ON "_prices_v" USING btree ("published_locale");
  CREATE INDEX "_offers_v_snapshot_idx" ON "_offers_v" USING btree ("snapshot");
  CREATE INDEX "_offers_v_published_locale_idx" ON "_offers_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_team_members_v_snapshot_idx" ON "_team_members_v" USING btree ("snapshot");
  CREATE INDEX "_team_members_v_published_locale_idx" ON "_team_members_v" USING btree ("published_locale");
  CREATE INDEX "_business_info_v_snapshot_idx" ON "_business_info_v" USING btree ("snapshot");
  CREATE INDEX "_business_info_v_published_locale_idx" ON "_business_info_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_about_page_v_snapshot_idx" ON "_about_page_v" USING btree ("snapshot");
  CREATE INDEX "_about_page_v_published_locale_idx" ON "_about_page_v" USING btree ("published_locale");
  CREATE INDEX "_services_page_v_snapshot_idx" ON "_services_page_v" USING btree ("snapshot");
  CREATE INDEX "_services_page_v_published_locale_idx" ON "_services_page_v" USING btree ("published_locale");
  CREATE INDEX "_locations_page_v_snapshot_idx" ON "_locations_page_v" USING btree ("snapshot");
  CREATE INDEX "_locations_page_v_published_locale_idx" ON "_locations_page_v" USING btree ("published_locale");
  CREATE INDEX "_contact_page_v_snapshot_idx" ON "_contact_page_v" USING btree ("snapshot");
  CREATE INDEX "_contact_page_v_published_locale_idx" ON "_contact_page_v" USING btree ("published_locale");
  CREATE INDEX "_booking_page_v_snapshot_idx" ON "_booking_page_v" USING btree ("snapshot");
  CREATE INDEX "_booking_page_v_published_locale_idx" ON "_booking_page_v" USING btree ("published_locale");
  CREATE INDEX "_privacy_page_v_snapshot_idx" ON "_privacy_page_v" USING btree ("snapshot");
  CREATE INDEX "_privacy_page_v_published_locale_idx" ON "_privacy_page_v" USING btree ("published_locale");
  CREATE INDEX "_site_layout_v_snapshot_idx" ON "_site_layout_v" USING btree ("snapshot");
  CREATE INDEX "_site_layout_v_published_locale_idx" ON "_site_layout_v" USING btree ("published_locale");
  CREATE INDEX "_mail_texts_v_snapshot_idx" ON "_mail_texts_v" USING btree ("snapshot");
  CREATE INDEX "_mail_texts_v_published_locale_idx" ON "_mail_texts_v" USING btree ("published_locale");`)
  for (const [table, names] of Object.entries(movedColumns)) {
    const columns = sql.join(names.map(sql.identifier), sql`, `)
    await db.execute(sql`
      INSERT INTO ${textsOf(table)} (${columns}, "_locale", "_parent_id")
      SELECT ${columns}, 'en', "id" FROM ${sql.identifier(table)}`)
  }
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "name";
  ALTER TABLE "branches" DROP COLUMN "address_street";
  ALTER TABLE "branches" DROP COLUMN "address_city";
  ALTER TABLE "branches" DROP COLUMN "address_state";
  ALTER TABLE "branches" DROP COLUMN "address_country";
  ALTER TABLE "_branches_v" DROP COLUMN "version_name";
  ALTER TABLE "_branches_v" DROP COLUMN "version_address_street";
  ALTER TABLE "_branches_v" DROP COLUMN "version_address_city";
  ALTER TABLE "_branches_v" DROP COLUMN "version_address_state";
  ALTER TABLE "_branches_v" DROP COLUMN "version_address_country";
  ALTER TABLE "services_items" DROP COLUMN "text";
  ALTER TABLE "services" DROP COLUMN "title";
  ALTER TABLE "services" DROP COLUMN "description";
  ALTER TABLE "services" DROP COLUMN "price_note";
  ALTER TABLE "_services_v_version_items" DROP COLUMN "text";
  ALTER TABLE "_services_v" DROP COLUMN "version_title";
  ALTER TABLE "_services_v" DROP COLUMN "version_description";
  ALTER TABLE "_services_v" DROP COLUMN "version_price_note";
  ALTER TABLE "prices" DROP COLUMN "item";
  ALTER TABLE "prices" DROP COLUMN "unit";
  ALTER TABLE "_prices_v" DROP COLUMN "version_item";
  ALTER TABLE "_prices_v" DROP COLUMN "version_unit";
  ALTER TABLE "offers" DROP COLUMN "words";
  ALTER TABLE "_offers_v" DROP COLUMN "version_words";
  ALTER TABLE "testimonials" DROP COLUMN "name";
  ALTER TABLE "testimonials" DROP COLUMN "location";
  ALTER TABLE "testimonials" DROP COLUMN "text";
  ALTER TABLE "testimonials" DROP COLUMN "source";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_name";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_location";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_text";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_source";
  ALTER TABLE "team_members" DROP COLUMN "name";
  ALTER TABLE "team_members" DROP COLUMN "role";
  ALTER TABLE "team_members" DROP COLUMN "text";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_name";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_role";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_text";
  ALTER TABLE "media" DROP COLUMN "alt";
  ALTER TABLE "business_info_holidays" DROP COLUMN "label";
  ALTER TABLE "business_info" DROP COLUMN "address_street";
  ALTER TABLE "business_info" DROP COLUMN "address_city";
  ALTER TABLE "business_info" DROP COLUMN "address_state";
  ALTER TABLE "business_info" DROP COLUMN "address_country";
  ALTER TABLE "_business_info_v_version_holidays" DROP COLUMN "label";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_address_street";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_address_city";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_address_state";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_address_country";
  ALTER TABLE "home_page_hero_reasons" DROP COLUMN "text";
  ALTER TABLE "home_page_gallery" DROP COLUMN "caption";
  ALTER TABLE "home_page_why_choose_cards" DROP COLUMN "heading";
  ALTER TABLE "home_page_why_choose_cards" DROP COLUMN "text";
  ALTER TABLE "home_page" DROP COLUMN "hero_heading";
  ALTER TABLE "home_page" DROP COLUMN "hero_text";
  ALTER TABLE "home_page" DROP COLUMN "hero_first_button";
  ALTER TABLE "home_page" DROP COLUMN "hero_second_button";
  ALTER TABLE "home_page" DROP COLUMN "why_choose_heading";
  ALTER TABLE "home_page" DROP COLUMN "why_choose_text";
  ALTER TABLE "home_page" DROP COLUMN "services_heading";
  ALTER TABLE "home_page" DROP COLUMN "services_text";
  ALTER TABLE "home_page" DROP COLUMN "services_button";
  ALTER TABLE "home_page" DROP COLUMN "banner_heading";
  ALTER TABLE "home_page" DROP COLUMN "banner_text";
  ALTER TABLE "home_page" DROP COLUMN "banner_button";
  ALTER TABLE "home_page" DROP COLUMN "find_us_heading";
  ALTER TABLE "home_page" DROP COLUMN "find_us_text";
  ALTER TABLE "home_page" DROP COLUMN "find_us_directions";
  ALTER TABLE "home_page" DROP COLUMN "testimonials_heading";
  ALTER TABLE "home_page" DROP COLUMN "testimonials_text";
  ALTER TABLE "home_page" DROP COLUMN "search_title";
  ALTER TABLE "home_page" DROP COLUMN "search_description";
  ALTER TABLE "_home_page_v_version_hero_reasons" DROP COLUMN "text";
  ALTER TABLE "_home_page_v_version_gallery" DROP COLUMN "caption";
  ALTER TABLE "_home_page_v_version_why_choose_cards" DROP COLUMN "heading";
  ALTER TABLE "_home_page_v_version_why_choose_cards" DROP COLUMN "text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_hero_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_hero_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_hero_first_button";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_hero_second_button";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_why_choose_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_why_choose_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_services_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_services_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_services_button";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_banner_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_banner_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_banner_button";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_find_us_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_find_us_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_find_us_directions";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_testimonials_heading";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_testimonials_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_search_description";
  ALTER TABLE "about_page_values_cards" DROP COLUMN "heading";
  ALTER TABLE "about_page_values_cards" DROP COLUMN "text";
  ALTER TABLE "about_page" DROP COLUMN "intro_heading";
  ALTER TABLE "about_page" DROP COLUMN "intro_text";
  ALTER TABLE "about_page" DROP COLUMN "stats_years";
  ALTER TABLE "about_page" DROP COLUMN "stats_customers";
  ALTER TABLE "about_page" DROP COLUMN "stats_garments";
  ALTER TABLE "about_page" DROP COLUMN "story_heading";
  ALTER TABLE "about_page" DROP COLUMN "story_text";
  ALTER TABLE "about_page" DROP COLUMN "values_heading";
  ALTER TABLE "about_page" DROP COLUMN "values_text";
  ALTER TABLE "about_page" DROP COLUMN "team_heading";
  ALTER TABLE "about_page" DROP COLUMN "team_text";
  ALTER TABLE "about_page" DROP COLUMN "banner_heading";
  ALTER TABLE "about_page" DROP COLUMN "banner_text";
  ALTER TABLE "about_page" DROP COLUMN "banner_button";
  ALTER TABLE "about_page" DROP COLUMN "search_title";
  ALTER TABLE "about_page" DROP COLUMN "search_description";
  ALTER TABLE "_about_page_v_version_values_cards" DROP COLUMN "heading";
  ALTER TABLE "_about_page_v_version_values_cards" DROP COLUMN "text";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_intro_heading";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_intro_text";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_stats_years";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_stats_customers";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_stats_garments";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_story_heading";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_story_text";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_values_heading";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_values_text";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_team_heading";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_team_text";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_banner_heading";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_banner_text";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_banner_button";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_search_description";
  ALTER TABLE "services_page_guarantee_sections" DROP COLUMN "heading";
  ALTER TABLE "services_page_guarantee_sections" DROP COLUMN "text";
  ALTER TABLE "services_page" DROP COLUMN "intro_heading";
  ALTER TABLE "services_page" DROP COLUMN "intro_text";
  ALTER TABLE "services_page" DROP COLUMN "book_button";
  ALTER TABLE "services_page" DROP COLUMN "prices_link";
  ALTER TABLE "services_page" DROP COLUMN "prices_heading";
  ALTER TABLE "services_page" DROP COLUMN "prices_text";
  ALTER TABLE "services_page" DROP COLUMN "guarantee_heading";
  ALTER TABLE "services_page" DROP COLUMN "guarantee_text";
  ALTER TABLE "services_page" DROP COLUMN "banner_heading";
  ALTER TABLE "services_page" DROP COLUMN "banner_text";
  ALTER TABLE "services_page" DROP COLUMN "banner_button";
  ALTER TABLE "services_page" DROP COLUMN "search_title";
  ALTER TABLE "services_page" DROP COLUMN "search_description";
  ALTER TABLE "_services_page_v_version_guarantee_sections" DROP COLUMN "heading";
  ALTER TABLE "_services_page_v_version_guarantee_sections" DROP COLUMN "text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_intro_heading";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_intro_text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_book_button";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_prices_link";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_prices_heading";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_prices_text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_guarantee_heading";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_guarantee_text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_banner_heading";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_banner_text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_banner_button";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_search_description";
  ALTER TABLE "locations_page" DROP COLUMN "intro_heading";
  ALTER TABLE "locations_page" DROP COLUMN "intro_text";
  ALTER TABLE "locations_page" DROP COLUMN "intro_count";
  ALTER TABLE "locations_page" DROP COLUMN "cards_main_branch";
  ALTER TABLE "locations_page" DROP COLUMN "cards_directions";
  ALTER TABLE "locations_page" DROP COLUMN "cards_show_on_map";
  ALTER TABLE "locations_page" DROP COLUMN "service_area_heading";
  ALTER TABLE "locations_page" DROP COLUMN "service_area_text";
  ALTER TABLE "locations_page" DROP COLUMN "service_area_button";
  ALTER TABLE "locations_page" DROP COLUMN "map_heading";
  ALTER TABLE "locations_page" DROP COLUMN "map_text";
  ALTER TABLE "locations_page" DROP COLUMN "search_title";
  ALTER TABLE "locations_page" DROP COLUMN "search_description";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_intro_heading";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_intro_text";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_intro_count";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_cards_main_branch";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_cards_directions";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_cards_show_on_map";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_service_area_heading";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_service_area_text";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_service_area_button";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_map_heading";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_map_text";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_search_description";
  ALTER TABLE "contact_page" DROP COLUMN "intro_heading";
  ALTER TABLE "contact_page" DROP COLUMN "intro_text";
  ALTER TABLE "contact_page" DROP COLUMN "cards_phone";
  ALTER TABLE "contact_page" DROP COLUMN "cards_email";
  ALTER TABLE "contact_page" DROP COLUMN "cards_address";
  ALTER TABLE "contact_page" DROP COLUMN "cards_hours";
  ALTER TABLE "contact_page" DROP COLUMN "form_heading";
  ALTER TABLE "contact_page" DROP COLUMN "form_text";
  ALTER TABLE "contact_page" DROP COLUMN "form_consent";
  ALTER TABLE "contact_page" DROP COLUMN "form_privacy_link";
  ALTER TABLE "contact_page" DROP COLUMN "branches_heading";
  ALTER TABLE "contact_page" DROP COLUMN "branches_text";
  ALTER TABLE "contact_page" DROP COLUMN "testimonials_heading";
  ALTER TABLE "contact_page" DROP COLUMN "testimonials_text";
  ALTER TABLE "contact_page" DROP COLUMN "map_heading";
  ALTER TABLE "contact_page" DROP COLUMN "map_text";
  ALTER TABLE "contact_page" DROP COLUMN "map_directions";
  ALTER TABLE "contact_page" DROP COLUMN "search_title";
  ALTER TABLE "contact_page" DROP COLUMN "search_description";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_intro_heading";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_intro_text";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_cards_phone";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_cards_email";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_cards_address";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_cards_hours";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_form_heading";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_form_text";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_form_consent";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_form_privacy_link";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_branches_heading";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_branches_text";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_testimonials_heading";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_testimonials_text";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_map_heading";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_map_text";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_map_directions";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_search_description";
  ALTER TABLE "booking_page" DROP COLUMN "intro_heading";
  ALTER TABLE "booking_page" DROP COLUMN "intro_text";
  ALTER TABLE "booking_page" DROP COLUMN "terms_note";
  ALTER TABLE "booking_page" DROP COLUMN "consent";
  ALTER TABLE "booking_page" DROP COLUMN "privacy_link";
  ALTER TABLE "booking_page" DROP COLUMN "booked_delivery";
  ALTER TABLE "booking_page" DROP COLUMN "booked_payment";
  ALTER TABLE "booking_page" DROP COLUMN "search_title";
  ALTER TABLE "booking_page" DROP COLUMN "search_description";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_intro_heading";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_intro_text";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_terms_note";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_consent";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_privacy_link";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_booked_delivery";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_booked_payment";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_search_description";
  ALTER TABLE "privacy_page_sections" DROP COLUMN "heading";
  ALTER TABLE "privacy_page_sections" DROP COLUMN "text";
  ALTER TABLE "privacy_page" DROP COLUMN "intro_heading";
  ALTER TABLE "privacy_page" DROP COLUMN "intro_text";
  ALTER TABLE "privacy_page" DROP COLUMN "search_title";
  ALTER TABLE "privacy_page" DROP COLUMN "search_description";
  ALTER TABLE "_privacy_page_v_version_sections" DROP COLUMN "heading";
  ALTER TABLE "_privacy_page_v_version_sections" DROP COLUMN "text";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_intro_heading";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_intro_text";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_search_description";
  ALTER TABLE "site_layout_header_links" DROP COLUMN "label";
  ALTER TABLE "site_layout_footer_links" DROP COLUMN "label";
  ALTER TABLE "site_layout" DROP COLUMN "call_button";
  ALTER TABLE "site_layout" DROP COLUMN "book_button";
  ALTER TABLE "site_layout" DROP COLUMN "schedule_button";
  ALTER TABLE "site_layout" DROP COLUMN "tagline";
  ALTER TABLE "site_layout" DROP COLUMN "links_heading";
  ALTER TABLE "site_layout" DROP COLUMN "contact_heading";
  ALTER TABLE "site_layout" DROP COLUMN "hours_heading";
  ALTER TABLE "site_layout" DROP COLUMN "social_heading";
  ALTER TABLE "site_layout" DROP COLUMN "privacy_link";
  ALTER TABLE "site_layout" DROP COLUMN "copyright";
  ALTER TABLE "site_layout" DROP COLUMN "not_found_heading";
  ALTER TABLE "site_layout" DROP COLUMN "not_found_text";
  ALTER TABLE "site_layout" DROP COLUMN "not_found_button";
  ALTER TABLE "_site_layout_v_version_header_links" DROP COLUMN "label";
  ALTER TABLE "_site_layout_v_version_footer_links" DROP COLUMN "label";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_call_button";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_book_button";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_schedule_button";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_tagline";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_links_heading";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_contact_heading";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_hours_heading";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_social_heading";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_privacy_link";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_copyright";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_not_found_heading";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_not_found_text";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_not_found_button";
  ALTER TABLE "mail_texts" DROP COLUMN "confirmation_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "confirmation_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "confirmed_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "confirmed_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "completed_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "completed_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "cancelled_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "cancelled_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "rescheduled_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "rescheduled_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "reminder_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "reminder_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "manage_link_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "manage_link_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "booking_notice_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "booking_notice_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "change_notice_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "change_notice_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "contact_notice_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "contact_notice_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_pending";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_confirmed";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_completed";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_cancelled";
  ALTER TABLE "mail_texts" DROP COLUMN "signature";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_confirmation_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_confirmation_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_confirmed_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_confirmed_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_completed_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_completed_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_cancelled_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_cancelled_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_rescheduled_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_rescheduled_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reminder_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reminder_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_manage_link_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_manage_link_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_booking_notice_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_booking_notice_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_change_notice_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_change_notice_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_contact_notice_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_contact_notice_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_pending";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_confirmed";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_completed";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_cancelled";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_signature";`)
  await requireMigration(db, '20261127_060000_localized_content')
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_branches_v_snapshot_idx";
  DROP INDEX "_branches_v_published_locale_idx";
  DROP INDEX "_services_v_snapshot_idx";
  DROP INDEX "_services_v_published_locale_idx";
  DROP INDEX "_prices_v_snapshot_idx";
  DROP INDEX "_prices_v_published_locale_idx";
  DROP INDEX "_offers_v_snapshot_idx";
  DROP INDEX "_offers_v_published_locale_idx";
  DROP INDEX "_testimonials_v_snapshot_idx";
  DROP INDEX "_testimonials_v_published_locale_idx";
  DROP INDEX "_team_members_v_snapshot_idx";
  DROP INDEX "_team_members_v_published_locale_idx";
  DROP INDEX "_business_info_v_snapshot_idx";
  DROP INDEX "_business_info_v_published_locale_idx";
  DROP INDEX "_home_page_v_snapshot_idx";
  DROP INDEX "_home_page_v_published_locale_idx";
  DROP INDEX "_about_page_v_snapshot_idx";
  DROP INDEX "_about_page_v_published_locale_idx";
  DROP INDEX "_services_page_v_snapshot_idx";
  DROP INDEX "_services_page_v_published_locale_idx";
  DROP INDEX "_locations_page_v_snapshot_idx";
  DROP INDEX "_locations_page_v_published_locale_idx";
  DROP INDEX "_contact_page_v_snapshot_idx";
  DROP INDEX "_contact_page_v_published_locale_idx";
  DROP INDEX "_booking_page_v_snapshot_idx";
  DROP INDEX "_booking_page_v_published_locale_idx";
  DROP INDEX "_privacy_page_v_snapshot_idx";
  DROP INDEX "_privacy_page_v_published_locale_idx";
  DROP INDEX "_site_layout_v_snapshot_idx";
  DROP INDEX "_site_layout_v_published_locale_idx";
  DROP INDEX "_mail_texts_v_snapshot_idx";
  DROP INDEX "_mail_texts_v_published_locale_idx";
  ALTER TABLE "branches" ADD COLUMN "name" varchar;
  ALTER TABLE "branches" ADD COLUMN "address_street" varchar;
  ALTER TABLE "branches" ADD COLUMN "address_city" varchar;
  ALTER TABLE "branches" ADD COLUMN "address_state" varchar;
  ALTER TABLE "branches" ADD COLUMN "address_country" varchar DEFAULT 'India';
  ALTER TABLE "_branches_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_address_street" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_address_city" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_address_state" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_address_country" varchar DEFAULT 'India';
  ALTER TABLE "services_items" ADD COLUMN "text" varchar;
  ALTER TABLE "services" ADD COLUMN "title" varchar;
  ALTER TABLE "services" ADD COLUMN "description" varchar;
  ALTER TABLE "services" ADD COLUMN "price_note" varchar;
  ALTER TABLE "_services_v_version_items" ADD COLUMN "text" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_title" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_price_note" varchar;
  ALTER TABLE "prices" ADD COLUMN "item" varchar;
  ALTER TABLE "prices" ADD COLUMN "unit" varchar;
  ALTER TABLE "_prices_v" ADD COLUMN "version_item" varchar;
  ALTER TABLE "_prices_v" ADD COLUMN "version_unit" varchar;
  ALTER TABLE "offers" ADD COLUMN "words" varchar;
  ALTER TABLE "_offers_v" ADD COLUMN "version_words" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "name" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "location" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "text" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "source" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_location" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_text" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "team_members" ADD COLUMN "name" varchar;
  ALTER TABLE "team_members" ADD COLUMN "role" varchar;
  ALTER TABLE "team_members" ADD COLUMN "text" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_role" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_text" varchar;
  ALTER TABLE "media" ADD COLUMN "alt" varchar;
  ALTER TABLE "business_info_holidays" ADD COLUMN "label" varchar;
  ALTER TABLE "business_info" ADD COLUMN "address_street" varchar;
  ALTER TABLE "business_info" ADD COLUMN "address_city" varchar;
  ALTER TABLE "business_info" ADD COLUMN "address_state" varchar;
  ALTER TABLE "business_info" ADD COLUMN "address_country" varchar DEFAULT 'India';
  ALTER TABLE "_business_info_v_version_holidays" ADD COLUMN "label" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_address_street" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_address_city" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_address_state" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_address_country" varchar DEFAULT 'India';
  ALTER TABLE "home_page_hero_reasons" ADD COLUMN "text" varchar;
  ALTER TABLE "home_page_gallery" ADD COLUMN "caption" varchar;
  ALTER TABLE "home_page_why_choose_cards" ADD COLUMN "heading" varchar;
  ALTER TABLE "home_page_why_choose_cards" ADD COLUMN "text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "hero_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "hero_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "hero_first_button" varchar DEFAULT 'Schedule Pickup Now';
  ALTER TABLE "home_page" ADD COLUMN "hero_second_button" varchar DEFAULT 'Our Services';
  ALTER TABLE "home_page" ADD COLUMN "why_choose_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "why_choose_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "services_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "services_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "services_button" varchar DEFAULT 'View All Services';
  ALTER TABLE "home_page" ADD COLUMN "banner_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "banner_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "home_page" ADD COLUMN "find_us_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "find_us_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "find_us_directions" varchar DEFAULT 'Get directions';
  ALTER TABLE "home_page" ADD COLUMN "testimonials_heading" varchar;
  ALTER TABLE "home_page" ADD COLUMN "testimonials_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "search_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "search_description" varchar;
  ALTER TABLE "_home_page_v_version_hero_reasons" ADD COLUMN "text" varchar;
  ALTER TABLE "_home_page_v_version_gallery" ADD COLUMN "caption" varchar;
  ALTER TABLE "_home_page_v_version_why_choose_cards" ADD COLUMN "heading" varchar;
  ALTER TABLE "_home_page_v_version_why_choose_cards" ADD COLUMN "text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_hero_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_hero_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_hero_first_button" varchar DEFAULT 'Schedule Pickup Now';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_hero_second_button" varchar DEFAULT 'Our Services';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_why_choose_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_why_choose_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_services_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_services_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_services_button" varchar DEFAULT 'View All Services';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_banner_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_banner_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_find_us_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_find_us_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_find_us_directions" varchar DEFAULT 'Get directions';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_testimonials_heading" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_testimonials_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "about_page_values_cards" ADD COLUMN "heading" varchar;
  ALTER TABLE "about_page_values_cards" ADD COLUMN "text" varchar;
  ALTER TABLE "about_page" ADD COLUMN "intro_heading" varchar;
  ALTER TABLE "about_page" ADD COLUMN "intro_text" varchar;
  ALTER TABLE "about_page" ADD COLUMN "stats_years" varchar DEFAULT 'years in business';
  ALTER TABLE "about_page" ADD COLUMN "stats_customers" varchar DEFAULT 'customers';
  ALTER TABLE "about_page" ADD COLUMN "stats_garments" varchar DEFAULT 'garments cleaned';
  ALTER TABLE "about_page" ADD COLUMN "story_heading" varchar;
  ALTER TABLE "about_page" ADD COLUMN "story_text" jsonb;
  ALTER TABLE "about_page" ADD COLUMN "values_heading" varchar;
  ALTER TABLE "about_page" ADD COLUMN "values_text" varchar;
  ALTER TABLE "about_page" ADD COLUMN "team_heading" varchar;
  ALTER TABLE "about_page" ADD COLUMN "team_text" varchar;
  ALTER TABLE "about_page" ADD COLUMN "banner_heading" varchar;
  ALTER TABLE "about_page" ADD COLUMN "banner_text" varchar;
  ALTER TABLE "about_page" ADD COLUMN "banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "about_page" ADD COLUMN "search_title" varchar;
  ALTER TABLE "about_page" ADD COLUMN "search_description" varchar;
  ALTER TABLE "_about_page_v_version_values_cards" ADD COLUMN "heading" varchar;
  ALTER TABLE "_about_page_v_version_values_cards" ADD COLUMN "text" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_intro_heading" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_intro_text" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_stats_years" varchar DEFAULT 'years in business';
  ALTER TABLE "_about_page_v" ADD COLUMN "version_stats_customers" varchar DEFAULT 'customers';
  ALTER TABLE "_about_page_v" ADD COLUMN "version_stats_garments" varchar DEFAULT 'garments cleaned';
  ALTER TABLE "_about_page_v" ADD COLUMN "version_story_heading" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_story_text" jsonb;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_values_heading" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_values_text" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_team_heading" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_team_text" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_banner_heading" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_banner_text" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "_about_page_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "services_page_guarantee_sections" ADD COLUMN "heading" varchar;
  ALTER TABLE "services_page_guarantee_sections" ADD COLUMN "text" varchar;
  ALTER TABLE "services_page" ADD COLUMN "intro_heading" varchar;
  ALTER TABLE "services_page" ADD COLUMN "intro_text" varchar;
  ALTER TABLE "services_page" ADD COLUMN "book_button" varchar DEFAULT 'Book {service}';
  ALTER TABLE "services_page" ADD COLUMN "prices_link" varchar DEFAULT 'Prices';
  ALTER TABLE "services_page" ADD COLUMN "prices_heading" varchar DEFAULT 'Price list';
  ALTER TABLE "services_page" ADD COLUMN "prices_text" varchar DEFAULT 'We check each piece with you at the door and tell you the price before we start.';
  ALTER TABLE "services_page" ADD COLUMN "guarantee_heading" varchar DEFAULT 'If something goes wrong';
  ALTER TABLE "services_page" ADD COLUMN "guarantee_text" varchar DEFAULT 'It is rare. When it happens, this is what we do.';
  ALTER TABLE "services_page" ADD COLUMN "banner_heading" varchar;
  ALTER TABLE "services_page" ADD COLUMN "banner_text" varchar;
  ALTER TABLE "services_page" ADD COLUMN "banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "services_page" ADD COLUMN "search_title" varchar;
  ALTER TABLE "services_page" ADD COLUMN "search_description" varchar;
  ALTER TABLE "_services_page_v_version_guarantee_sections" ADD COLUMN "heading" varchar;
  ALTER TABLE "_services_page_v_version_guarantee_sections" ADD COLUMN "text" varchar;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_intro_heading" varchar;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_intro_text" varchar;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_book_button" varchar DEFAULT 'Book {service}';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_prices_link" varchar DEFAULT 'Prices';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_prices_heading" varchar DEFAULT 'Price list';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_prices_text" varchar DEFAULT 'We check each piece with you at the door and tell you the price before we start.';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_guarantee_heading" varchar DEFAULT 'If something goes wrong';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_guarantee_text" varchar DEFAULT 'It is rare. When it happens, this is what we do.';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_banner_heading" varchar;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_banner_text" varchar;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "locations_page" ADD COLUMN "intro_heading" varchar;
  ALTER TABLE "locations_page" ADD COLUMN "intro_text" varchar;
  ALTER TABLE "locations_page" ADD COLUMN "intro_count" varchar DEFAULT '{count} shops across Mumbai.';
  ALTER TABLE "locations_page" ADD COLUMN "cards_main_branch" varchar DEFAULT 'Main branch';
  ALTER TABLE "locations_page" ADD COLUMN "cards_directions" varchar DEFAULT 'Directions';
  ALTER TABLE "locations_page" ADD COLUMN "cards_show_on_map" varchar DEFAULT 'Show on the map';
  ALTER TABLE "locations_page" ADD COLUMN "service_area_heading" varchar DEFAULT 'Do we come to you?';
  ALTER TABLE "locations_page" ADD COLUMN "service_area_text" varchar DEFAULT 'Enter your pincode to see which shop collects from you.';
  ALTER TABLE "locations_page" ADD COLUMN "service_area_button" varchar DEFAULT 'Check';
  ALTER TABLE "locations_page" ADD COLUMN "map_heading" varchar;
  ALTER TABLE "locations_page" ADD COLUMN "map_text" varchar;
  ALTER TABLE "locations_page" ADD COLUMN "search_title" varchar;
  ALTER TABLE "locations_page" ADD COLUMN "search_description" varchar;
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_intro_heading" varchar;
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_intro_text" varchar;
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_intro_count" varchar DEFAULT '{count} shops across Mumbai.';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_cards_main_branch" varchar DEFAULT 'Main branch';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_cards_directions" varchar DEFAULT 'Directions';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_cards_show_on_map" varchar DEFAULT 'Show on the map';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_service_area_heading" varchar DEFAULT 'Do we come to you?';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_service_area_text" varchar DEFAULT 'Enter your pincode to see which shop collects from you.';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_service_area_button" varchar DEFAULT 'Check';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_map_heading" varchar;
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_map_text" varchar;
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "intro_heading" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "intro_text" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "cards_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "contact_page" ADD COLUMN "cards_email" varchar DEFAULT 'Email';
  ALTER TABLE "contact_page" ADD COLUMN "cards_address" varchar DEFAULT 'Address';
  ALTER TABLE "contact_page" ADD COLUMN "cards_hours" varchar DEFAULT 'Hours';
  ALTER TABLE "contact_page" ADD COLUMN "form_heading" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "form_text" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "form_consent" varchar DEFAULT 'By sending this, you agree to our keeping it so that we can reply.';
  ALTER TABLE "contact_page" ADD COLUMN "form_privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "contact_page" ADD COLUMN "branches_heading" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "branches_text" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "testimonials_heading" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "testimonials_text" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "map_heading" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "map_text" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "map_directions" varchar DEFAULT 'Get directions';
  ALTER TABLE "contact_page" ADD COLUMN "search_title" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "search_description" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_intro_heading" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_intro_text" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_cards_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_cards_email" varchar DEFAULT 'Email';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_cards_address" varchar DEFAULT 'Address';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_cards_hours" varchar DEFAULT 'Hours';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_form_heading" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_form_text" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_form_consent" varchar DEFAULT 'By sending this, you agree to our keeping it so that we can reply.';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_form_privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_branches_heading" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_branches_text" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_testimonials_heading" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_testimonials_text" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_map_heading" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_map_text" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_map_directions" varchar DEFAULT 'Get directions';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "booking_page" ADD COLUMN "intro_heading" varchar;
  ALTER TABLE "booking_page" ADD COLUMN "intro_text" varchar;
  ALTER TABLE "booking_page" ADD COLUMN "terms_note" varchar;
  ALTER TABLE "booking_page" ADD COLUMN "consent" varchar DEFAULT 'By confirming, you agree to our keeping these details for your pickup.';
  ALTER TABLE "booking_page" ADD COLUMN "privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "booking_page" ADD COLUMN "booked_delivery" varchar DEFAULT 'We’ll tell you at the door when your clothes come back.';
  ALTER TABLE "booking_page" ADD COLUMN "booked_payment" varchar DEFAULT 'You pay when your clothes come back.';
  ALTER TABLE "booking_page" ADD COLUMN "search_title" varchar;
  ALTER TABLE "booking_page" ADD COLUMN "search_description" varchar;
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_intro_heading" varchar;
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_intro_text" varchar;
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_terms_note" varchar;
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_consent" varchar DEFAULT 'By confirming, you agree to our keeping these details for your pickup.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_booked_delivery" varchar DEFAULT 'We’ll tell you at the door when your clothes come back.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_booked_payment" varchar DEFAULT 'You pay when your clothes come back.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "privacy_page_sections" ADD COLUMN "heading" varchar;
  ALTER TABLE "privacy_page_sections" ADD COLUMN "text" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "intro_heading" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "intro_text" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "search_title" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "search_description" varchar;
  ALTER TABLE "_privacy_page_v_version_sections" ADD COLUMN "heading" varchar;
  ALTER TABLE "_privacy_page_v_version_sections" ADD COLUMN "text" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_intro_heading" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_intro_text" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "site_layout_header_links" ADD COLUMN "label" varchar;
  ALTER TABLE "site_layout_footer_links" ADD COLUMN "label" varchar;
  ALTER TABLE "site_layout" ADD COLUMN "call_button" varchar DEFAULT 'Call Now';
  ALTER TABLE "site_layout" ADD COLUMN "book_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "site_layout" ADD COLUMN "schedule_button" varchar DEFAULT 'Schedule Pickup';
  ALTER TABLE "site_layout" ADD COLUMN "tagline" varchar;
  ALTER TABLE "site_layout" ADD COLUMN "links_heading" varchar DEFAULT 'Quick Links';
  ALTER TABLE "site_layout" ADD COLUMN "contact_heading" varchar DEFAULT 'Contact';
  ALTER TABLE "site_layout" ADD COLUMN "hours_heading" varchar DEFAULT 'Business Hours';
  ALTER TABLE "site_layout" ADD COLUMN "social_heading" varchar DEFAULT 'Follow Us';
  ALTER TABLE "site_layout" ADD COLUMN "privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "site_layout" ADD COLUMN "copyright" varchar;
  ALTER TABLE "site_layout" ADD COLUMN "not_found_heading" varchar DEFAULT 'Oops! Page not found';
  ALTER TABLE "site_layout" ADD COLUMN "not_found_text" varchar DEFAULT 'We looked behind every hanger. The page may have moved, or the address may be mistyped.';
  ALTER TABLE "site_layout" ADD COLUMN "not_found_button" varchar DEFAULT 'Back to the home page';
  ALTER TABLE "_site_layout_v_version_header_links" ADD COLUMN "label" varchar;
  ALTER TABLE "_site_layout_v_version_footer_links" ADD COLUMN "label" varchar;
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_call_button" varchar DEFAULT 'Call Now';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_book_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_schedule_button" varchar DEFAULT 'Schedule Pickup';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_tagline" varchar;
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_links_heading" varchar DEFAULT 'Quick Links';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_contact_heading" varchar DEFAULT 'Contact';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_hours_heading" varchar DEFAULT 'Business Hours';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_social_heading" varchar DEFAULT 'Follow Us';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_copyright" varchar;
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_not_found_heading" varchar DEFAULT 'Oops! Page not found';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_not_found_text" varchar DEFAULT 'We looked behind every hanger. The page may have moved, or the address may be mistyped.';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_not_found_button" varchar DEFAULT 'Back to the home page';
  ALTER TABLE "mail_texts" ADD COLUMN "confirmation_introduction" varchar DEFAULT 'Thank you for booking a pickup with {business}. We will contact you to confirm it.';
  ALTER TABLE "mail_texts" ADD COLUMN "confirmation_closing" varchar DEFAULT 'Need to change something? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "mail_texts" ADD COLUMN "confirmed_introduction" varchar DEFAULT 'Your pickup is confirmed. Please keep your clothes ready in a bag.';
  ALTER TABLE "mail_texts" ADD COLUMN "confirmed_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "completed_introduction" varchar DEFAULT 'Your order is complete. Thank you for trusting {business}.';
  ALTER TABLE "mail_texts" ADD COLUMN "completed_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "cancelled_introduction" varchar DEFAULT 'Your pickup has been cancelled. Nothing will be collected.';
  ALTER TABLE "mail_texts" ADD COLUMN "cancelled_closing" varchar DEFAULT 'If you did not ask for this, please call us on {phone}.';
  ALTER TABLE "mail_texts" ADD COLUMN "rescheduled_introduction" varchar DEFAULT 'Your pickup has been rescheduled. Here is the new time.';
  ALTER TABLE "mail_texts" ADD COLUMN "rescheduled_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "reminder_introduction" varchar DEFAULT 'Your pickup is tomorrow, {date}, {time}.';
  ALTER TABLE "mail_texts" ADD COLUMN "reminder_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "manage_link_introduction" varchar DEFAULT 'Here is the link you asked for.';
  ALTER TABLE "mail_texts" ADD COLUMN "manage_link_closing" varchar DEFAULT 'If you did not ask for it, ignore this email.';
  ALTER TABLE "mail_texts" ADD COLUMN "booking_notice_introduction" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "booking_notice_closing" varchar DEFAULT 'Please contact the customer to confirm this pickup.';
  ALTER TABLE "mail_texts" ADD COLUMN "change_notice_introduction" varchar DEFAULT '{name} has changed this booking using their booking link.';
  ALTER TABLE "mail_texts" ADD COLUMN "change_notice_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "contact_notice_introduction" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "contact_notice_closing" varchar DEFAULT 'Reply to this email to answer {name}.';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_pending" varchar DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Does that work for you?';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_confirmed" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please keep your clothes ready in a bag.';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_completed" varchar DEFAULT 'Hello {name}, this is {business}. Your order {reference} is complete. Thank you for trusting us.';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_cancelled" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. If anything is wrong, please call us on {phone}.';
  ALTER TABLE "mail_texts" ADD COLUMN "signature" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_confirmation_introduction" varchar DEFAULT 'Thank you for booking a pickup with {business}. We will contact you to confirm it.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_confirmation_closing" varchar DEFAULT 'Need to change something? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_confirmed_introduction" varchar DEFAULT 'Your pickup is confirmed. Please keep your clothes ready in a bag.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_confirmed_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_completed_introduction" varchar DEFAULT 'Your order is complete. Thank you for trusting {business}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_completed_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_cancelled_introduction" varchar DEFAULT 'Your pickup has been cancelled. Nothing will be collected.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_cancelled_closing" varchar DEFAULT 'If you did not ask for this, please call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_rescheduled_introduction" varchar DEFAULT 'Your pickup has been rescheduled. Here is the new time.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_rescheduled_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reminder_introduction" varchar DEFAULT 'Your pickup is tomorrow, {date}, {time}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reminder_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_manage_link_introduction" varchar DEFAULT 'Here is the link you asked for.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_manage_link_closing" varchar DEFAULT 'If you did not ask for it, ignore this email.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_booking_notice_introduction" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_booking_notice_closing" varchar DEFAULT 'Please contact the customer to confirm this pickup.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_change_notice_introduction" varchar DEFAULT '{name} has changed this booking using their booking link.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_change_notice_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_contact_notice_introduction" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_contact_notice_closing" varchar DEFAULT 'Reply to this email to answer {name}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_pending" varchar DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Does that work for you?';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_confirmed" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please keep your clothes ready in a bag.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_completed" varchar DEFAULT 'Hello {name}, this is {business}. Your order {reference} is complete. Thank you for trusting us.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_cancelled" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. If anything is wrong, please call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_signature" varchar;`)
  for (const [table, names] of Object.entries(movedColumns)) {
    const columns = names.map(
      (name) => sql`${sql.identifier(name)} = texts.${sql.identifier(name)}`,
    )
    await db.execute(sql`
      UPDATE ${sql.identifier(table)} AS entry SET ${sql.join(columns, sql`, `)}
      FROM ${textsOf(table)} AS texts
      WHERE texts."_parent_id" = entry."id" AND texts."_locale" = 'en'`)
  }
  await db.execute(sql`
  ALTER TABLE "media" ALTER COLUMN "alt" SET NOT NULL;
   DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "services_items_locales" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v_version_items_locales" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "prices_locales" CASCADE;
  DROP TABLE "_prices_v_locales" CASCADE;
  DROP TABLE "offers_locales" CASCADE;
  DROP TABLE "_offers_v_locales" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "business_info_holidays_locales" CASCADE;
  DROP TABLE "business_info_locales" CASCADE;
  DROP TABLE "_business_info_v_version_holidays_locales" CASCADE;
  DROP TABLE "_business_info_v_locales" CASCADE;
  DROP TABLE "home_page_hero_reasons_locales" CASCADE;
  DROP TABLE "home_page_gallery_locales" CASCADE;
  DROP TABLE "home_page_why_choose_cards_locales" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_page_v_version_hero_reasons_locales" CASCADE;
  DROP TABLE "_home_page_v_version_gallery_locales" CASCADE;
  DROP TABLE "_home_page_v_version_why_choose_cards_locales" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "about_page_values_cards_locales" CASCADE;
  DROP TABLE "about_page_locales" CASCADE;
  DROP TABLE "_about_page_v_version_values_cards_locales" CASCADE;
  DROP TABLE "_about_page_v_locales" CASCADE;
  DROP TABLE "services_page_guarantee_sections_locales" CASCADE;
  DROP TABLE "services_page_locales" CASCADE;
  DROP TABLE "_services_page_v_version_guarantee_sections_locales" CASCADE;
  DROP TABLE "_services_page_v_locales" CASCADE;
  DROP TABLE "locations_page_locales" CASCADE;
  DROP TABLE "_locations_page_v_locales" CASCADE;
  DROP TABLE "contact_page_locales" CASCADE;
  DROP TABLE "_contact_page_v_locales" CASCADE;
  DROP TABLE "booking_page_locales" CASCADE;
  DROP TABLE "_booking_page_v_locales" CASCADE;
  DROP TABLE "privacy_page_sections_locales" CASCADE;
  DROP TABLE "privacy_page_locales" CASCADE;
  DROP TABLE "_privacy_page_v_version_sections_locales" CASCADE;
  DROP TABLE "_privacy_page_v_locales" CASCADE;
  DROP TABLE "site_layout_header_links_locales" CASCADE;
  DROP TABLE "site_layout_footer_links_locales" CASCADE;
  DROP TABLE "site_layout_locales" CASCADE;
  DROP TABLE "_site_layout_v_version_header_links_locales" CASCADE;
  DROP TABLE "_site_layout_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_site_layout_v_locales" CASCADE;
  DROP TABLE "mail_texts_locales" CASCADE;
  DROP TABLE "_mail_texts_v_locales" CASCADE;
  ALTER TABLE "_branches_v" DROP COLUMN "snapshot";
  ALTER TABLE "_branches_v" DROP COLUMN "published_locale";
  ALTER TABLE "_services_v" DROP COLUMN "snapshot";
  ALTER TABLE "_services_v" DROP COLUMN "published_locale";
  ALTER TABLE "_prices_v" DROP COLUMN "snapshot";
  ALTER TABLE "_prices_v" DROP COLUMN "published_locale";
  ALTER TABLE "_offers_v" DROP COLUMN "snapshot";
  ALTER TABLE "_offers_v" DROP COLUMN "published_locale";
  ALTER TABLE "_testimonials_v" DROP COLUMN "snapshot";
  ALTER TABLE "_testimonials_v" DROP COLUMN "published_locale";
  ALTER TABLE "_team_members_v" DROP COLUMN "snapshot";
  ALTER TABLE "_team_members_v" DROP COLUMN "published_locale";
  ALTER TABLE "_business_info_v" DROP COLUMN "snapshot";
  ALTER TABLE "_business_info_v" DROP COLUMN "published_locale";
  ALTER TABLE "_home_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_home_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_about_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_about_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_services_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_services_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_locations_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_locations_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_contact_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_contact_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_booking_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_booking_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "snapshot";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "published_locale";
  ALTER TABLE "_site_layout_v" DROP COLUMN "snapshot";
  ALTER TABLE "_site_layout_v" DROP COLUMN "published_locale";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "snapshot";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "published_locale";
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum__prices_v_published_locale";
  DROP TYPE "public"."enum__offers_v_published_locale";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum__team_members_v_published_locale";
  DROP TYPE "public"."enum__business_info_v_published_locale";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum__about_page_v_published_locale";
  DROP TYPE "public"."enum__services_page_v_published_locale";
  DROP TYPE "public"."enum__locations_page_v_published_locale";
  DROP TYPE "public"."enum__contact_page_v_published_locale";
  DROP TYPE "public"."enum__booking_page_v_published_locale";
  DROP TYPE "public"."enum__privacy_page_v_published_locale";
  DROP TYPE "public"."enum__site_layout_v_published_locale";
  DROP TYPE "public"."enum__mail_texts_v_published_locale";`)
}

function textsOf(table: string) {
  return sql.identifier(`${table}_locales`)
}
