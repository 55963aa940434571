import * as migration_20261121_060556_initial from './20261121_060556_initial';
import * as migration_20261121_081549_media_720 from './20261121_081549_media_720';
import * as migration_20261121_104918_drafts from './20261121_104918_drafts';
import * as migration_20261121_105500_publish_existing_content from './20261121_105500_publish_existing_content';
import * as migration_20261121_135040_bookings from './20261121_135040_bookings';
import * as migration_20261122_063917_history_pickups from './20261122_063917_history_pickups';
import * as migration_20261122_144729_sign_in_limits from './20261122_144729_sign_in_limits';
import * as migration_20261122_174802_one_statement from './20261122_174802_one_statement';
import * as migration_20261122_213805_prices from './20261122_213805_prices';
import * as migration_20261123_000012_changed_by from './20261123_000012_changed_by';
import * as migration_20261123_002346_offers from './20261123_002346_offers';
import * as migration_20261123_031914_open_bookings from './20261123_031914_open_bookings';
import * as migration_20261123_035606_search from './20261123_035606_search';
import * as migration_20261123_041338_booking_source from './20261123_041338_booking_source';
import * as migration_20261123_042303_booking_notes from './20261123_042303_booking_notes';
import * as migration_20261123_060642_branches_rounds_answers from './20261123_060642_branches_rounds_answers';
import * as migration_20261123_094500_booking_counts from './20261123_094500_booking_counts';
import * as migration_20261123_110017_activities from './20261123_110017_activities';
import * as migration_20261123_195219_second_step from './20261123_195219_second_step';
import * as migration_20261124_061000_mails_sent_index from './20261124_061000_mails_sent_index';
import * as migration_20261125_003000_hash_request_keys from './20261125_003000_hash_request_keys';
import * as migration_20261125_004141_account_mails from './20261125_004141_account_mails';

export const migrations = [
  {
    up: migration_20261121_060556_initial.up,
    down: migration_20261121_060556_initial.down,
    name: '20261121_060556_initial',
  },
  {
    up: migration_20261121_081549_media_720.up,
    down: migration_20261121_081549_media_720.down,
    name: '20261121_081549_media_720',
  },
  {
    up: migration_20261121_104918_drafts.up,
    down: migration_20261121_104918_drafts.down,
    name: '20261121_104918_drafts',
  },
  {
    up: migration_20261121_105500_publish_existing_content.up,
    down: migration_20261121_105500_publish_existing_content.down,
    name: '20261121_105500_publish_existing_content',
  },
  {
    up: migration_20261121_135040_bookings.up,
    down: migration_20261121_135040_bookings.down,
    name: '20261121_135040_bookings',
  },
  {
    up: migration_20261122_063917_history_pickups.up,
    down: migration_20261122_063917_history_pickups.down,
    name: '20261122_063917_history_pickups',
  },
  {
    up: migration_20261122_144729_sign_in_limits.up,
    down: migration_20261122_144729_sign_in_limits.down,
    name: '20261122_144729_sign_in_limits',
  },
  {
    up: migration_20261122_174802_one_statement.up,
    down: migration_20261122_174802_one_statement.down,
    name: '20261122_174802_one_statement',
  },
  {
    up: migration_20261122_213805_prices.up,
    down: migration_20261122_213805_prices.down,
    name: '20261122_213805_prices',
  },
  {
    up: migration_20261123_000012_changed_by.up,
    down: migration_20261123_000012_changed_by.down,
    name: '20261123_000012_changed_by',
  },
  {
    up: migration_20261123_002346_offers.up,
    down: migration_20261123_002346_offers.down,
    name: '20261123_002346_offers',
  },
  {
    up: migration_20261123_031914_open_bookings.up,
    down: migration_20261123_031914_open_bookings.down,
    name: '20261123_031914_open_bookings',
  },
  {
    up: migration_20261123_035606_search.up,
    down: migration_20261123_035606_search.down,
    name: '20261123_035606_search',
  },
  {
    up: migration_20261123_041338_booking_source.up,
    down: migration_20261123_041338_booking_source.down,
    name: '20261123_041338_booking_source',
  },
  {
    up: migration_20261123_042303_booking_notes.up,
    down: migration_20261123_042303_booking_notes.down,
    name: '20261123_042303_booking_notes',
  },
  {
    up: migration_20261123_060642_branches_rounds_answers.up,
    down: migration_20261123_060642_branches_rounds_answers.down,
    name: '20261123_060642_branches_rounds_answers',
  },
  {
    up: migration_20261123_094500_booking_counts.up,
    down: migration_20261123_094500_booking_counts.down,
    name: '20261123_094500_booking_counts',
  },
  {
    up: migration_20261123_110017_activities.up,
    down: migration_20261123_110017_activities.down,
    name: '20261123_110017_activities',
  },
  {
    up: migration_20261123_195219_second_step.up,
    down: migration_20261123_195219_second_step.down,
    name: '20261123_195219_second_step',
  },
  {
    up: migration_20261124_061000_mails_sent_index.up,
    down: migration_20261124_061000_mails_sent_index.down,
    name: '20261124_061000_mails_sent_index',
  },
  {
    up: migration_20261125_003000_hash_request_keys.up,
    down: migration_20261125_003000_hash_request_keys.down,
    name: '20261125_003000_hash_request_keys'
  },
  {
    up: migration_20261125_004141_account_mails.up,
    down: migration_20261125_004141_account_mails.down,
    name: '20261125_004141_account_mails'
  },
];
