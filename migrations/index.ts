import * as migration_20261125_084206_initial from './20261125_084206_initial';

export const migrations = [
  {
    up: migration_20261125_084206_initial.up,
    down: migration_20261125_084206_initial.down,
    name: '20261125_084206_initial'
  },
];
