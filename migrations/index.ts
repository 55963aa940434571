import * as migration_20261121_044427_initial from './20261121_044427_initial';
import * as migration_20261121_045923_service_icon from './20261121_045923_service_icon';

export const migrations = [
  {
    up: migration_20261121_044427_initial.up,
    down: migration_20261121_044427_initial.down,
    name: '20261121_044427_initial',
  },
  {
    up: migration_20261121_045923_service_icon.up,
    down: migration_20261121_045923_service_icon.down,
    name: '20261121_045923_service_icon'
  },
];
