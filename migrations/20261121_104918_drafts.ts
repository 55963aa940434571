import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_weekly_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_booked_as" AS ENUM('dry-cleaning', 'laundry', 'shoes', 'both');
  CREATE TYPE "public"."enum__services_v_version_icon" AS ENUM('circle', 'tub', 'shoe', 'triangle', 'iron', 'hanger', 'house', 'clock');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_business_info_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__business_info_v_version_social_links_network" AS ENUM('facebook', 'instagram', 'x', 'youtube', 'linkedin');
  CREATE TYPE "public"."enum__business_info_v_version_weekly_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__business_info_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_locations_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_booking_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__booking_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_layout_header_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  CREATE TYPE "public"."enum_site_layout_footer_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  CREATE TYPE "public"."enum_site_layout_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_layout_v_version_header_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  CREATE TYPE "public"."enum__site_layout_v_version_footer_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  CREATE TYPE "public"."enum__site_layout_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mail_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mail_texts_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
  CREATE TABLE "_branches_v_version_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" "enum__branches_v_version_weekly_hours_day",
  	"closed" boolean DEFAULT false,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_main_branch" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_phone" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_zip" varchar,
  	"version_address_country" varchar DEFAULT 'India',
  	"version_map_point_latitude" numeric,
  	"version_map_point_longitude" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_featured" boolean DEFAULT false,
  	"version_booked_as" "enum__services_v_version_booked_as",
  	"version_icon" "enum__services_v_version_icon",
  	"version_description" varchar,
  	"version_picture_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_location" varchar,
  	"version_text" varchar,
  	"version_avatar_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_text" varchar,
  	"version_picture_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_business_info_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"network" "enum__business_info_v_version_social_links_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v_version_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" "enum__business_info_v_version_weekly_hours_day",
  	"closed" boolean DEFAULT false,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v_version_staff_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_name" varchar DEFAULT 'Saaf',
  	"version_phone" varchar,
  	"version_whatsapp" varchar,
  	"version_email" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_zip" varchar,
  	"version_address_country" varchar DEFAULT 'India',
  	"version_map_point_latitude" numeric,
  	"version_map_point_longitude" numeric,
  	"version_founded_year" numeric DEFAULT 1998,
  	"version_claims_customers" varchar,
  	"version_claims_garments" varchar,
  	"version_claims_rating" numeric,
  	"version_claims_reviews" numeric,
  	"version_claims_offer" varchar,
  	"version_claims_service_radius_miles" numeric,
  	"version_booking_policy_days_ahead" numeric,
  	"version_booking_policy_capacity_per_slot" numeric,
  	"version_booking_policy_same_day_cut_off" varchar,
  	"version__status" "enum__business_info_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "home_page_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_home_page_v_version_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_why_choose_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_heading" varchar,
  	"version_hero_text" varchar,
  	"version_hero_picture_id" uuid,
  	"version_hero_first_button" varchar DEFAULT 'Schedule Pickup Now',
  	"version_hero_second_button" varchar DEFAULT 'Our Services',
  	"version_why_choose_heading" varchar,
  	"version_why_choose_text" varchar,
  	"version_services_heading" varchar,
  	"version_services_text" varchar,
  	"version_services_button" varchar DEFAULT 'View All Services',
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar DEFAULT 'Book Now',
  	"version_find_us_heading" varchar,
  	"version_find_us_text" varchar,
  	"version_find_us_directions" varchar DEFAULT 'Get directions',
  	"version_testimonials_heading" varchar,
  	"version_testimonials_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_page_v_version_values_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_stats_years" varchar DEFAULT 'years in business',
  	"version_stats_customers" varchar DEFAULT 'customers',
  	"version_stats_garments" varchar DEFAULT 'garments cleaned',
  	"version_story_heading" varchar,
  	"version_story_text" jsonb,
  	"version_story_picture_id" uuid,
  	"version_values_heading" varchar,
  	"version_values_text" varchar,
  	"version_team_heading" varchar,
  	"version_team_text" varchar,
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar DEFAULT 'Book Now',
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_book_button" varchar DEFAULT 'Book {service}',
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar DEFAULT 'Book Now',
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__services_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_locations_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_intro_count" varchar DEFAULT '{count} locations in all.',
  	"version_cards_main_branch" varchar DEFAULT 'Main branch',
  	"version_cards_directions" varchar DEFAULT 'Directions',
  	"version_cards_show_on_map" varchar DEFAULT 'Show on the map',
  	"version_map_heading" varchar,
  	"version_map_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__locations_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_cards_email" varchar DEFAULT 'Email',
  	"version_cards_address" varchar DEFAULT 'Address',
  	"version_cards_hours" varchar DEFAULT 'Hours',
  	"version_form_heading" varchar,
  	"version_form_text" varchar,
  	"version_branches_heading" varchar,
  	"version_branches_text" varchar,
  	"version_testimonials_heading" varchar,
  	"version_testimonials_text" varchar,
  	"version_map_heading" varchar,
  	"version_map_text" varchar,
  	"version_map_directions" varchar DEFAULT 'Get directions',
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_booking_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_terms_note" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__booking_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "site_layout_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" "enum_site_layout_header_links_page",
  	"url" varchar
  );
  
  CREATE TABLE "site_layout_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" "enum_site_layout_footer_links_page",
  	"url" varchar
  );
  
  CREATE TABLE "_site_layout_v_version_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"page" "enum__site_layout_v_version_header_links_page",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_layout_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"page" "enum__site_layout_v_version_footer_links_page",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_layout_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_call_button" varchar DEFAULT 'Call Now',
  	"version_book_button" varchar DEFAULT 'Book Now',
  	"version_schedule_button" varchar DEFAULT 'Schedule Pickup',
  	"version_tagline" varchar,
  	"version_links_heading" varchar DEFAULT 'Quick Links',
  	"version_contact_heading" varchar DEFAULT 'Contact',
  	"version_hours_heading" varchar DEFAULT 'Business Hours',
  	"version_social_heading" varchar DEFAULT 'Follow Us',
  	"version_copyright" varchar,
  	"version_not_found_heading" varchar DEFAULT 'Oops! Page not found',
  	"version_not_found_text" varchar DEFAULT 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.',
  	"version_not_found_button" varchar DEFAULT 'Back to the home page',
  	"version__status" "enum__site_layout_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "mail_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"confirmation_introduction" varchar DEFAULT 'Thank you for booking a pickup with {business}. We will contact you to confirm it.',
  	"confirmation_closing" varchar DEFAULT 'Something to change? Call us on {phone} and tell us your booking ID.',
  	"booking_notice_introduction" varchar,
  	"booking_notice_closing" varchar DEFAULT 'Please contact the customer to confirm this pickup.',
  	"contact_notice_introduction" varchar,
  	"contact_notice_closing" varchar DEFAULT 'Reply to this mail to answer {name}.',
  	"signature" varchar,
  	"_status" "enum_mail_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_mail_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_confirmation_introduction" varchar DEFAULT 'Thank you for booking a pickup with {business}. We will contact you to confirm it.',
  	"version_confirmation_closing" varchar DEFAULT 'Something to change? Call us on {phone} and tell us your booking ID.',
  	"version_booking_notice_introduction" varchar,
  	"version_booking_notice_closing" varchar DEFAULT 'Please contact the customer to confirm this pickup.',
  	"version_contact_notice_introduction" varchar,
  	"version_contact_notice_closing" varchar DEFAULT 'Reply to this mail to answer {name}.',
  	"version_signature" varchar,
  	"version__status" "enum__mail_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "branches_weekly_hours" ALTER COLUMN "day" DROP NOT NULL;
  ALTER TABLE "branches_weekly_hours" ALTER COLUMN "opens_at" DROP DEFAULT;
  ALTER TABLE "branches_weekly_hours" ALTER COLUMN "closes_at" DROP DEFAULT;
  ALTER TABLE "branches" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_street" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_city" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_state" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_zip" DROP NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_country" DROP NOT NULL;
  ALTER TABLE "services_items" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "location" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "team_members" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "team_members" ALTER COLUMN "role" DROP NOT NULL;
  ALTER TABLE "team_members" ALTER COLUMN "order" DROP NOT NULL;
  ALTER TABLE "business_info_social_links" ALTER COLUMN "network" DROP NOT NULL;
  ALTER TABLE "business_info_social_links" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "business_info_weekly_hours" ALTER COLUMN "day" DROP NOT NULL;
  ALTER TABLE "business_info_weekly_hours" ALTER COLUMN "opens_at" DROP DEFAULT;
  ALTER TABLE "business_info_weekly_hours" ALTER COLUMN "closes_at" DROP DEFAULT;
  ALTER TABLE "business_info_holidays" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "business_info_holidays" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "business_info_staff_addresses" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_street" DROP NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_city" DROP NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_state" DROP NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_zip" DROP NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_country" DROP NOT NULL;
  ALTER TABLE "home_page_gallery" ALTER COLUMN "picture_id" DROP NOT NULL;
  ALTER TABLE "home_page_why_choose_cards" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "why_choose_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "banner_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "find_us_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "testimonials_heading" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "search_title" DROP NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "search_description" DROP NOT NULL;
  ALTER TABLE "about_page_values_cards" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "intro_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_text" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "values_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "team_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "banner_heading" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "search_title" DROP NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "search_description" DROP NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "intro_heading" DROP NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "banner_heading" DROP NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "search_title" DROP NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "search_description" DROP NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "intro_heading" DROP NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "map_heading" DROP NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "search_title" DROP NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "search_description" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "intro_heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "form_heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "branches_heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "testimonials_heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "map_heading" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "search_title" DROP NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "search_description" DROP NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "intro_heading" DROP NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "terms_note" DROP NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "search_title" DROP NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "search_description" DROP NOT NULL;
  ALTER TABLE "site_layout" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "site_layout" ALTER COLUMN "copyright" DROP NOT NULL;
  ALTER TABLE "branches" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "branches" ADD COLUMN "_status" "enum_branches_status" DEFAULT 'draft';
  ALTER TABLE "services" ADD COLUMN "generate_slug" boolean DEFAULT true;
  ALTER TABLE "services" ADD COLUMN "_status" "enum_services_status" DEFAULT 'draft';
  ALTER TABLE "testimonials" ADD COLUMN "_status" "enum_testimonials_status" DEFAULT 'draft';
  ALTER TABLE "team_members" ADD COLUMN "_status" "enum_team_members_status" DEFAULT 'draft';
  ALTER TABLE "business_info" ADD COLUMN "_status" "enum_business_info_status" DEFAULT 'draft';
  ALTER TABLE "home_page" ADD COLUMN "hero_first_button" varchar DEFAULT 'Schedule Pickup Now';
  ALTER TABLE "home_page" ADD COLUMN "hero_second_button" varchar DEFAULT 'Our Services';
  ALTER TABLE "home_page" ADD COLUMN "services_button" varchar DEFAULT 'View All Services';
  ALTER TABLE "home_page" ADD COLUMN "banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "home_page" ADD COLUMN "find_us_directions" varchar DEFAULT 'Get directions';
  ALTER TABLE "home_page" ADD COLUMN "_status" "enum_home_page_status" DEFAULT 'draft';
  ALTER TABLE "about_page" ADD COLUMN "stats_years" varchar DEFAULT 'years in business';
  ALTER TABLE "about_page" ADD COLUMN "stats_customers" varchar DEFAULT 'customers';
  ALTER TABLE "about_page" ADD COLUMN "stats_garments" varchar DEFAULT 'garments cleaned';
  ALTER TABLE "about_page" ADD COLUMN "banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "about_page" ADD COLUMN "_status" "enum_about_page_status" DEFAULT 'draft';
  ALTER TABLE "services_page" ADD COLUMN "book_button" varchar DEFAULT 'Book {service}';
  ALTER TABLE "services_page" ADD COLUMN "banner_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "services_page" ADD COLUMN "_status" "enum_services_page_status" DEFAULT 'draft';
  ALTER TABLE "locations_page" ADD COLUMN "intro_count" varchar DEFAULT '{count} locations in all.';
  ALTER TABLE "locations_page" ADD COLUMN "cards_main_branch" varchar DEFAULT 'Main branch';
  ALTER TABLE "locations_page" ADD COLUMN "cards_directions" varchar DEFAULT 'Directions';
  ALTER TABLE "locations_page" ADD COLUMN "cards_show_on_map" varchar DEFAULT 'Show on the map';
  ALTER TABLE "locations_page" ADD COLUMN "_status" "enum_locations_page_status" DEFAULT 'draft';
  ALTER TABLE "contact_page" ADD COLUMN "cards_email" varchar DEFAULT 'Email';
  ALTER TABLE "contact_page" ADD COLUMN "cards_address" varchar DEFAULT 'Address';
  ALTER TABLE "contact_page" ADD COLUMN "cards_hours" varchar DEFAULT 'Hours';
  ALTER TABLE "contact_page" ADD COLUMN "map_directions" varchar DEFAULT 'Get directions';
  ALTER TABLE "contact_page" ADD COLUMN "_status" "enum_contact_page_status" DEFAULT 'draft';
  ALTER TABLE "booking_page" ADD COLUMN "_status" "enum_booking_page_status" DEFAULT 'draft';
  ALTER TABLE "site_layout" ADD COLUMN "call_button" varchar DEFAULT 'Call Now';
  ALTER TABLE "site_layout" ADD COLUMN "book_button" varchar DEFAULT 'Book Now';
  ALTER TABLE "site_layout" ADD COLUMN "schedule_button" varchar DEFAULT 'Schedule Pickup';
  ALTER TABLE "site_layout" ADD COLUMN "links_heading" varchar DEFAULT 'Quick Links';
  ALTER TABLE "site_layout" ADD COLUMN "contact_heading" varchar DEFAULT 'Contact';
  ALTER TABLE "site_layout" ADD COLUMN "hours_heading" varchar DEFAULT 'Business Hours';
  ALTER TABLE "site_layout" ADD COLUMN "social_heading" varchar DEFAULT 'Follow Us';
  ALTER TABLE "site_layout" ADD COLUMN "not_found_heading" varchar DEFAULT 'Oops! Page not found';
  ALTER TABLE "site_layout" ADD COLUMN "not_found_text" varchar DEFAULT 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.';
  ALTER TABLE "site_layout" ADD COLUMN "not_found_button" varchar DEFAULT 'Back to the home page';
  ALTER TABLE "site_layout" ADD COLUMN "_status" "enum_site_layout_status" DEFAULT 'draft';
  ALTER TABLE "_branches_v_version_weekly_hours" ADD CONSTRAINT "_branches_v_version_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_items" ADD CONSTRAINT "_services_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_social_links" ADD CONSTRAINT "_business_info_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_weekly_hours" ADD CONSTRAINT "_business_info_v_version_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_holidays" ADD CONSTRAINT "_business_info_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_staff_addresses" ADD CONSTRAINT "_business_info_v_version_staff_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_hero_reasons" ADD CONSTRAINT "home_page_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_reasons" ADD CONSTRAINT "_home_page_v_version_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_gallery" ADD CONSTRAINT "_home_page_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_gallery" ADD CONSTRAINT "_home_page_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_why_choose_cards" ADD CONSTRAINT "_home_page_v_version_why_choose_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_values_cards" ADD CONSTRAINT "_about_page_v_version_values_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v" ADD CONSTRAINT "_about_page_v_version_story_picture_id_media_id_fk" FOREIGN KEY ("version_story_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_layout_header_links" ADD CONSTRAINT "site_layout_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_layout_footer_links" ADD CONSTRAINT "site_layout_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_layout_v_version_header_links" ADD CONSTRAINT "_site_layout_v_version_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_layout_v_version_footer_links" ADD CONSTRAINT "_site_layout_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_branches_v_version_weekly_hours_order_idx" ON "_branches_v_version_weekly_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_weekly_hours_parent_id_idx" ON "_branches_v_version_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v" USING btree ("version_slug");
  CREATE INDEX "_branches_v_version_version_order_idx" ON "_branches_v" USING btree ("version_order");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v" USING btree ("version__status");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_autosave_idx" ON "_branches_v" USING btree ("autosave");
  CREATE INDEX "_services_v_version_items_order_idx" ON "_services_v_version_items" USING btree ("_order");
  CREATE INDEX "_services_v_version_items_parent_id_idx" ON "_services_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_version_picture_idx" ON "_services_v" USING btree ("version_picture_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_avatar_idx" ON "_testimonials_v" USING btree ("version_avatar_id");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_picture_idx" ON "_team_members_v" USING btree ("version_picture_id");
  CREATE INDEX "_team_members_v_version_version_order_idx" ON "_team_members_v" USING btree ("version_order");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE INDEX "_team_members_v_autosave_idx" ON "_team_members_v" USING btree ("autosave");
  CREATE INDEX "_business_info_v_version_social_links_order_idx" ON "_business_info_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_social_links_parent_id_idx" ON "_business_info_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_weekly_hours_order_idx" ON "_business_info_v_version_weekly_hours" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_weekly_hours_parent_id_idx" ON "_business_info_v_version_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_holidays_order_idx" ON "_business_info_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_holidays_parent_id_idx" ON "_business_info_v_version_holidays" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_staff_addresses_order_idx" ON "_business_info_v_version_staff_addresses" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_staff_addresses_parent_id_idx" ON "_business_info_v_version_staff_addresses" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_version__status_idx" ON "_business_info_v" USING btree ("version__status");
  CREATE INDEX "_business_info_v_created_at_idx" ON "_business_info_v" USING btree ("created_at");
  CREATE INDEX "_business_info_v_updated_at_idx" ON "_business_info_v" USING btree ("updated_at");
  CREATE INDEX "_business_info_v_latest_idx" ON "_business_info_v" USING btree ("latest");
  CREATE INDEX "_business_info_v_autosave_idx" ON "_business_info_v" USING btree ("autosave");
  CREATE INDEX "home_page_hero_reasons_order_idx" ON "home_page_hero_reasons" USING btree ("_order");
  CREATE INDEX "home_page_hero_reasons_parent_id_idx" ON "home_page_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_hero_reasons_order_idx" ON "_home_page_v_version_hero_reasons" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_hero_reasons_parent_id_idx" ON "_home_page_v_version_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_gallery_order_idx" ON "_home_page_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_gallery_parent_id_idx" ON "_home_page_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_gallery_picture_idx" ON "_home_page_v_version_gallery" USING btree ("picture_id");
  CREATE INDEX "_home_page_v_version_why_choose_cards_order_idx" ON "_home_page_v_version_why_choose_cards" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_why_choose_cards_parent_id_idx" ON "_home_page_v_version_why_choose_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_hero_version_hero_picture_idx" ON "_home_page_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_about_page_v_version_values_cards_order_idx" ON "_about_page_v_version_values_cards" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_values_cards_parent_id_idx" ON "_about_page_v_version_values_cards" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_story_version_story_picture_idx" ON "_about_page_v" USING btree ("version_story_picture_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE INDEX "_services_page_v_version_version__status_idx" ON "_services_page_v" USING btree ("version__status");
  CREATE INDEX "_services_page_v_created_at_idx" ON "_services_page_v" USING btree ("created_at");
  CREATE INDEX "_services_page_v_updated_at_idx" ON "_services_page_v" USING btree ("updated_at");
  CREATE INDEX "_services_page_v_latest_idx" ON "_services_page_v" USING btree ("latest");
  CREATE INDEX "_services_page_v_autosave_idx" ON "_services_page_v" USING btree ("autosave");
  CREATE INDEX "_locations_page_v_version_version__status_idx" ON "_locations_page_v" USING btree ("version__status");
  CREATE INDEX "_locations_page_v_created_at_idx" ON "_locations_page_v" USING btree ("created_at");
  CREATE INDEX "_locations_page_v_updated_at_idx" ON "_locations_page_v" USING btree ("updated_at");
  CREATE INDEX "_locations_page_v_latest_idx" ON "_locations_page_v" USING btree ("latest");
  CREATE INDEX "_locations_page_v_autosave_idx" ON "_locations_page_v" USING btree ("autosave");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "_booking_page_v_version_version__status_idx" ON "_booking_page_v" USING btree ("version__status");
  CREATE INDEX "_booking_page_v_created_at_idx" ON "_booking_page_v" USING btree ("created_at");
  CREATE INDEX "_booking_page_v_updated_at_idx" ON "_booking_page_v" USING btree ("updated_at");
  CREATE INDEX "_booking_page_v_latest_idx" ON "_booking_page_v" USING btree ("latest");
  CREATE INDEX "_booking_page_v_autosave_idx" ON "_booking_page_v" USING btree ("autosave");
  CREATE INDEX "site_layout_header_links_order_idx" ON "site_layout_header_links" USING btree ("_order");
  CREATE INDEX "site_layout_header_links_parent_id_idx" ON "site_layout_header_links" USING btree ("_parent_id");
  CREATE INDEX "site_layout_footer_links_order_idx" ON "site_layout_footer_links" USING btree ("_order");
  CREATE INDEX "site_layout_footer_links_parent_id_idx" ON "site_layout_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_site_layout_v_version_header_links_order_idx" ON "_site_layout_v_version_header_links" USING btree ("_order");
  CREATE INDEX "_site_layout_v_version_header_links_parent_id_idx" ON "_site_layout_v_version_header_links" USING btree ("_parent_id");
  CREATE INDEX "_site_layout_v_version_footer_links_order_idx" ON "_site_layout_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_site_layout_v_version_footer_links_parent_id_idx" ON "_site_layout_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_site_layout_v_version_version__status_idx" ON "_site_layout_v" USING btree ("version__status");
  CREATE INDEX "_site_layout_v_created_at_idx" ON "_site_layout_v" USING btree ("created_at");
  CREATE INDEX "_site_layout_v_updated_at_idx" ON "_site_layout_v" USING btree ("updated_at");
  CREATE INDEX "_site_layout_v_latest_idx" ON "_site_layout_v" USING btree ("latest");
  CREATE INDEX "_site_layout_v_autosave_idx" ON "_site_layout_v" USING btree ("autosave");
  CREATE INDEX "mail_texts__status_idx" ON "mail_texts" USING btree ("_status");
  CREATE INDEX "_mail_texts_v_version_version__status_idx" ON "_mail_texts_v" USING btree ("version__status");
  CREATE INDEX "_mail_texts_v_created_at_idx" ON "_mail_texts_v" USING btree ("created_at");
  CREATE INDEX "_mail_texts_v_updated_at_idx" ON "_mail_texts_v" USING btree ("updated_at");
  CREATE INDEX "_mail_texts_v_latest_idx" ON "_mail_texts_v" USING btree ("latest");
  CREATE INDEX "_mail_texts_v_autosave_idx" ON "_mail_texts_v" USING btree ("autosave");
  CREATE INDEX "branches__status_idx" ON "branches" USING btree ("_status");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE INDEX "business_info__status_idx" ON "business_info" USING btree ("_status");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE INDEX "services_page__status_idx" ON "services_page" USING btree ("_status");
  CREATE INDEX "locations_page__status_idx" ON "locations_page" USING btree ("_status");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "booking_page__status_idx" ON "booking_page" USING btree ("_status");
  CREATE INDEX "site_layout__status_idx" ON "site_layout" USING btree ("_status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_branches_v_version_weekly_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_business_info_v_version_social_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_business_info_v_version_weekly_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_business_info_v_version_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_business_info_v_version_staff_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_business_info_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_page_hero_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_hero_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v_version_why_choose_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v_version_values_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_locations_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_layout_header_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_layout_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_layout_v_version_header_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_layout_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_layout_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_branches_v_version_weekly_hours" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_services_v_version_items" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "_business_info_v_version_social_links" CASCADE;
  DROP TABLE "_business_info_v_version_weekly_hours" CASCADE;
  DROP TABLE "_business_info_v_version_holidays" CASCADE;
  DROP TABLE "_business_info_v_version_staff_addresses" CASCADE;
  DROP TABLE "_business_info_v" CASCADE;
  DROP TABLE "home_page_hero_reasons" CASCADE;
  DROP TABLE "_home_page_v_version_hero_reasons" CASCADE;
  DROP TABLE "_home_page_v_version_gallery" CASCADE;
  DROP TABLE "_home_page_v_version_why_choose_cards" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_about_page_v_version_values_cards" CASCADE;
  DROP TABLE "_about_page_v" CASCADE;
  DROP TABLE "_services_page_v" CASCADE;
  DROP TABLE "_locations_page_v" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "_booking_page_v" CASCADE;
  DROP TABLE "site_layout_header_links" CASCADE;
  DROP TABLE "site_layout_footer_links" CASCADE;
  DROP TABLE "_site_layout_v_version_header_links" CASCADE;
  DROP TABLE "_site_layout_v_version_footer_links" CASCADE;
  DROP TABLE "_site_layout_v" CASCADE;
  DROP TABLE "mail_texts" CASCADE;
  DROP TABLE "_mail_texts_v" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'send-emails');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'send-emails');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "branches__status_idx";
  DROP INDEX "services__status_idx";
  DROP INDEX "testimonials__status_idx";
  DROP INDEX "team_members__status_idx";
  DROP INDEX "business_info__status_idx";
  DROP INDEX "home_page__status_idx";
  DROP INDEX "about_page__status_idx";
  DROP INDEX "services_page__status_idx";
  DROP INDEX "locations_page__status_idx";
  DROP INDEX "contact_page__status_idx";
  DROP INDEX "booking_page__status_idx";
  DROP INDEX "site_layout__status_idx";
  ALTER TABLE "branches_weekly_hours" ALTER COLUMN "day" SET NOT NULL;
  ALTER TABLE "branches_weekly_hours" ALTER COLUMN "opens_at" SET DEFAULT '09:00';
  ALTER TABLE "branches_weekly_hours" ALTER COLUMN "closes_at" SET DEFAULT '20:00';
  ALTER TABLE "branches" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_street" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_city" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_state" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_zip" SET NOT NULL;
  ALTER TABLE "branches" ALTER COLUMN "address_country" SET NOT NULL;
  ALTER TABLE "services_items" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "services" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "location" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "testimonials" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "team_members" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "team_members" ALTER COLUMN "role" SET NOT NULL;
  ALTER TABLE "team_members" ALTER COLUMN "order" SET NOT NULL;
  ALTER TABLE "business_info_social_links" ALTER COLUMN "network" SET NOT NULL;
  ALTER TABLE "business_info_social_links" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "business_info_weekly_hours" ALTER COLUMN "day" SET NOT NULL;
  ALTER TABLE "business_info_weekly_hours" ALTER COLUMN "opens_at" SET DEFAULT '09:00';
  ALTER TABLE "business_info_weekly_hours" ALTER COLUMN "closes_at" SET DEFAULT '20:00';
  ALTER TABLE "business_info_holidays" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "business_info_holidays" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "business_info_staff_addresses" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_street" SET NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_city" SET NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_state" SET NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_zip" SET NOT NULL;
  ALTER TABLE "business_info" ALTER COLUMN "address_country" SET NOT NULL;
  ALTER TABLE "home_page_gallery" ALTER COLUMN "picture_id" SET NOT NULL;
  ALTER TABLE "home_page_why_choose_cards" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "hero_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "why_choose_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "services_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "banner_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "find_us_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "testimonials_heading" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "search_title" SET NOT NULL;
  ALTER TABLE "home_page" ALTER COLUMN "search_description" SET NOT NULL;
  ALTER TABLE "about_page_values_cards" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "intro_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "story_text" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "values_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "team_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "banner_heading" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "search_title" SET NOT NULL;
  ALTER TABLE "about_page" ALTER COLUMN "search_description" SET NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "intro_heading" SET NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "banner_heading" SET NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "search_title" SET NOT NULL;
  ALTER TABLE "services_page" ALTER COLUMN "search_description" SET NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "intro_heading" SET NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "map_heading" SET NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "search_title" SET NOT NULL;
  ALTER TABLE "locations_page" ALTER COLUMN "search_description" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "intro_heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "form_heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "branches_heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "testimonials_heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "map_heading" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "search_title" SET NOT NULL;
  ALTER TABLE "contact_page" ALTER COLUMN "search_description" SET NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "intro_heading" SET NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "terms_note" SET NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "search_title" SET NOT NULL;
  ALTER TABLE "booking_page" ALTER COLUMN "search_description" SET NOT NULL;
  ALTER TABLE "site_layout" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "site_layout" ALTER COLUMN "copyright" SET NOT NULL;
  ALTER TABLE "branches" DROP COLUMN "generate_slug";
  ALTER TABLE "branches" DROP COLUMN "_status";
  ALTER TABLE "services" DROP COLUMN "generate_slug";
  ALTER TABLE "services" DROP COLUMN "_status";
  ALTER TABLE "testimonials" DROP COLUMN "_status";
  ALTER TABLE "team_members" DROP COLUMN "_status";
  ALTER TABLE "business_info" DROP COLUMN "_status";
  ALTER TABLE "home_page" DROP COLUMN "hero_first_button";
  ALTER TABLE "home_page" DROP COLUMN "hero_second_button";
  ALTER TABLE "home_page" DROP COLUMN "services_button";
  ALTER TABLE "home_page" DROP COLUMN "banner_button";
  ALTER TABLE "home_page" DROP COLUMN "find_us_directions";
  ALTER TABLE "home_page" DROP COLUMN "_status";
  ALTER TABLE "about_page" DROP COLUMN "stats_years";
  ALTER TABLE "about_page" DROP COLUMN "stats_customers";
  ALTER TABLE "about_page" DROP COLUMN "stats_garments";
  ALTER TABLE "about_page" DROP COLUMN "banner_button";
  ALTER TABLE "about_page" DROP COLUMN "_status";
  ALTER TABLE "services_page" DROP COLUMN "book_button";
  ALTER TABLE "services_page" DROP COLUMN "banner_button";
  ALTER TABLE "services_page" DROP COLUMN "_status";
  ALTER TABLE "locations_page" DROP COLUMN "intro_count";
  ALTER TABLE "locations_page" DROP COLUMN "cards_main_branch";
  ALTER TABLE "locations_page" DROP COLUMN "cards_directions";
  ALTER TABLE "locations_page" DROP COLUMN "cards_show_on_map";
  ALTER TABLE "locations_page" DROP COLUMN "_status";
  ALTER TABLE "contact_page" DROP COLUMN "cards_email";
  ALTER TABLE "contact_page" DROP COLUMN "cards_address";
  ALTER TABLE "contact_page" DROP COLUMN "cards_hours";
  ALTER TABLE "contact_page" DROP COLUMN "map_directions";
  ALTER TABLE "contact_page" DROP COLUMN "_status";
  ALTER TABLE "booking_page" DROP COLUMN "_status";
  ALTER TABLE "site_layout" DROP COLUMN "call_button";
  ALTER TABLE "site_layout" DROP COLUMN "book_button";
  ALTER TABLE "site_layout" DROP COLUMN "schedule_button";
  ALTER TABLE "site_layout" DROP COLUMN "links_heading";
  ALTER TABLE "site_layout" DROP COLUMN "contact_heading";
  ALTER TABLE "site_layout" DROP COLUMN "hours_heading";
  ALTER TABLE "site_layout" DROP COLUMN "social_heading";
  ALTER TABLE "site_layout" DROP COLUMN "not_found_heading";
  ALTER TABLE "site_layout" DROP COLUMN "not_found_text";
  ALTER TABLE "site_layout" DROP COLUMN "not_found_button";
  ALTER TABLE "site_layout" DROP COLUMN "_status";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_weekly_hours_day";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_booked_as";
  DROP TYPE "public"."enum__services_v_version_icon";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum_business_info_status";
  DROP TYPE "public"."enum__business_info_v_version_social_links_network";
  DROP TYPE "public"."enum__business_info_v_version_weekly_hours_day";
  DROP TYPE "public"."enum__business_info_v_version_status";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_about_page_status";
  DROP TYPE "public"."enum__about_page_v_version_status";
  DROP TYPE "public"."enum_services_page_status";
  DROP TYPE "public"."enum__services_page_v_version_status";
  DROP TYPE "public"."enum_locations_page_status";
  DROP TYPE "public"."enum__locations_page_v_version_status";
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_version_status";
  DROP TYPE "public"."enum_booking_page_status";
  DROP TYPE "public"."enum__booking_page_v_version_status";
  DROP TYPE "public"."enum_site_layout_header_links_page";
  DROP TYPE "public"."enum_site_layout_footer_links_page";
  DROP TYPE "public"."enum_site_layout_status";
  DROP TYPE "public"."enum__site_layout_v_version_header_links_page";
  DROP TYPE "public"."enum__site_layout_v_version_footer_links_page";
  DROP TYPE "public"."enum__site_layout_v_version_status";
  DROP TYPE "public"."enum_mail_texts_status";
  DROP TYPE "public"."enum__mail_texts_v_version_status";`)
}
