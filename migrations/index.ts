import * as migration_20261125_084206_initial from './20261125_084206_initial';
import * as migration_20261125_092449_mail_dropped from './20261125_092449_mail_dropped';
import * as migration_20261125_093000_convert_dropped_mails from './20261125_093000_convert_dropped_mails';

export const migrations = [
  {
    up: migration_20261125_084206_initial.up,
    down: migration_20261125_084206_initial.down,
    name: '20261125_084206_initial',
  },
  {
    up: migration_20261125_092449_mail_dropped.up,
    down: migration_20261125_092449_mail_dropped.down,
    name: '20261125_092449_mail_dropped'
  },
  {
    up: migration_20261125_093000_convert_dropped_mails.up,
    down: migration_20261125_093000_convert_dropped_mails.down,
    name: '20261125_093000_convert_dropped_mails'
  },
];
