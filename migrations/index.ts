import * as migration_20261125_084206_initial from './20261125_084206_initial';
import * as migration_20261125_092449_mail_dropped from './20261125_092449_mail_dropped';
import * as migration_20261125_093000_convert_dropped_mails from './20261125_093000_convert_dropped_mails';
import * as migration_20261125_113000_booking_rules from './20261125_113000_booking_rules';
import * as migration_20261125_234931_booking_events from './20261125_234931_booking_events';
import * as migration_20261125_235000_copy_booking_events from './20261125_235000_copy_booking_events';
import * as migration_20261126_041328_plain_default_texts from './20261126_041328_plain_default_texts';
import * as migration_20261126_092908_undo_and_samples from './20261126_092908_undo_and_samples';
import * as migration_20261126_095000_sample_indexes from './20261126_095000_sample_indexes';
import * as migration_20261126_191306_trust_and_trash from './20261126_191306_trust_and_trash';
import * as migration_20261126_191400_trash_slug_index from './20261126_191400_trash_slug_index';
import * as migration_20261126_191500_describe_booking_cookie from './20261126_191500_describe_booking_cookie';
import * as migration_20261126_212646_drag_positions from './20261126_212646_drag_positions';
import * as migration_20261126_213000_fill_positions from './20261126_213000_fill_positions';
import * as migration_20261127_004646_booking_language from './20261127_004646_booking_language';
import * as migration_20261127_020000_store_booking_language from './20261127_020000_store_booking_language';
import * as migration_20261127_060000_localized_content from './20261127_060000_localized_content';
import * as migration_20261127_070000_add_hindi_and_marathi from './20261127_070000_add_hindi_and_marathi';
import * as migration_20261127_140548_order_steps from './20261127_140548_order_steps';
import * as migration_20261127_141000_store_promised_date from './20261127_141000_store_promised_date';
import * as migration_20261127_142007_bills from './20261127_142007_bills';
import * as migration_20261127_172544_delivery_times from './20261127_172544_delivery_times';
import * as migration_20261127_181000_delivery_places from './20261127_181000_delivery_places';
import * as migration_20261127_210145_whatsapp_switches from './20261127_210145_whatsapp_switches';
import * as migration_20261128_030000_search_text from './20261128_030000_search_text';
import * as migration_20261128_034522_payee_new_email_and_mails from './20261128_034522_payee_new_email_and_mails';

export const migrations = [
  {
    up: migration_20261125_084206_initial.up,
    down: migration_20261125_084206_initial.down,
    name: '20261125_084206_initial',
  },
  {
    up: migration_20261125_092449_mail_dropped.up,
    down: migration_20261125_092449_mail_dropped.down,
    name: '20261125_092449_mail_dropped',
  },
  {
    up: migration_20261125_093000_convert_dropped_mails.up,
    down: migration_20261125_093000_convert_dropped_mails.down,
    name: '20261125_093000_convert_dropped_mails',
  },
  {
    up: migration_20261125_113000_booking_rules.up,
    down: migration_20261125_113000_booking_rules.down,
    name: '20261125_113000_booking_rules',
  },
  {
    up: migration_20261125_234931_booking_events.up,
    down: migration_20261125_234931_booking_events.down,
    name: '20261125_234931_booking_events',
  },
  {
    up: migration_20261125_235000_copy_booking_events.up,
    down: migration_20261125_235000_copy_booking_events.down,
    name: '20261125_235000_copy_booking_events',
  },
  {
    up: migration_20261126_041328_plain_default_texts.up,
    down: migration_20261126_041328_plain_default_texts.down,
    name: '20261126_041328_plain_default_texts',
  },
  {
    up: migration_20261126_092908_undo_and_samples.up,
    down: migration_20261126_092908_undo_and_samples.down,
    name: '20261126_092908_undo_and_samples',
  },
  {
    up: migration_20261126_095000_sample_indexes.up,
    down: migration_20261126_095000_sample_indexes.down,
    name: '20261126_095000_sample_indexes',
  },
  {
    up: migration_20261126_191306_trust_and_trash.up,
    down: migration_20261126_191306_trust_and_trash.down,
    name: '20261126_191306_trust_and_trash',
  },
  {
    up: migration_20261126_191400_trash_slug_index.up,
    down: migration_20261126_191400_trash_slug_index.down,
    name: '20261126_191400_trash_slug_index',
  },
  {
    up: migration_20261126_191500_describe_booking_cookie.up,
    down: migration_20261126_191500_describe_booking_cookie.down,
    name: '20261126_191500_describe_booking_cookie',
  },
  {
    up: migration_20261126_212646_drag_positions.up,
    down: migration_20261126_212646_drag_positions.down,
    name: '20261126_212646_drag_positions',
  },
  {
    up: migration_20261126_213000_fill_positions.up,
    down: migration_20261126_213000_fill_positions.down,
    name: '20261126_213000_fill_positions',
  },
  {
    up: migration_20261127_004646_booking_language.up,
    down: migration_20261127_004646_booking_language.down,
    name: '20261127_004646_booking_language',
  },
  {
    up: migration_20261127_020000_store_booking_language.up,
    down: migration_20261127_020000_store_booking_language.down,
    name: '20261127_020000_store_booking_language',
  },
  {
    up: migration_20261127_060000_localized_content.up,
    down: migration_20261127_060000_localized_content.down,
    name: '20261127_060000_localized_content',
  },
  {
    up: migration_20261127_070000_add_hindi_and_marathi.up,
    down: migration_20261127_070000_add_hindi_and_marathi.down,
    name: '20261127_070000_add_hindi_and_marathi',
  },
  {
    up: migration_20261127_140548_order_steps.up,
    down: migration_20261127_140548_order_steps.down,
    name: '20261127_140548_order_steps',
  },
  {
    up: migration_20261127_141000_store_promised_date.up,
    down: migration_20261127_141000_store_promised_date.down,
    name: '20261127_141000_store_promised_date',
  },
  {
    up: migration_20261127_142007_bills.up,
    down: migration_20261127_142007_bills.down,
    name: '20261127_142007_bills',
  },
  {
    up: migration_20261127_172544_delivery_times.up,
    down: migration_20261127_172544_delivery_times.down,
    name: '20261127_172544_delivery_times',
  },
  {
    up: migration_20261127_181000_delivery_places.up,
    down: migration_20261127_181000_delivery_places.down,
    name: '20261127_181000_delivery_places',
  },
  {
    up: migration_20261127_210145_whatsapp_switches.up,
    down: migration_20261127_210145_whatsapp_switches.down,
    name: '20261127_210145_whatsapp_switches',
  },
  {
    up: migration_20261128_030000_search_text.up,
    down: migration_20261128_030000_search_text.down,
    name: '20261128_030000_search_text',
  },
  {
    up: migration_20261128_034522_payee_new_email_and_mails.up,
    down: migration_20261128_034522_payee_new_email_and_mails.down,
    name: '20261128_034522_payee_new_email_and_mails'
  },
];
