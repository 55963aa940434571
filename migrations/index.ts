import * as migration_20261121_060556_initial from './20261121_060556_initial';
import * as migration_20261121_081549_media_720 from './20261121_081549_media_720';

export const migrations = [
  {
    up: migration_20261121_060556_initial.up,
    down: migration_20261121_060556_initial.down,
    name: '20261121_060556_initial',
  },
  {
    up: migration_20261121_081549_media_720.up,
    down: migration_20261121_081549_media_720.down,
    name: '20261121_081549_media_720'
  },
];
