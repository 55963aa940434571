import * as migration_20261121_044427_initial from './20261121_044427_initial';
import * as migration_20261121_045923_service_icon from './20261121_045923_service_icon';
import * as migration_20261121_054245_outbox_job from './20261121_054245_outbox_job';

export const migrations = [
  {
    up: migration_20261121_044427_initial.up,
    down: migration_20261121_044427_initial.down,
    name: '20261121_044427_initial',
  },
  {
    up: migration_20261121_045923_service_icon.up,
    down: migration_20261121_045923_service_icon.down,
    name: '20261121_045923_service_icon',
  },
  {
    up: migration_20261121_054245_outbox_job.up,
    down: migration_20261121_054245_outbox_job.down,
    name: '20261121_054245_outbox_job'
  },
];
