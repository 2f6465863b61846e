import type { Scenario } from "./bench/scenario.ts";
import { abortStorm } from "./scenarios/abort-storm.ts";
import { auditSetBack } from "./scenarios/audit-set-back.ts";
import { backupUnderWriters } from "./scenarios/backup-under-writers.ts";
import { clockAhead } from "./scenarios/clock-ahead.ts";
import { clockSetBack } from "./scenarios/clock-set-back.ts";
import { primaryCut, primaryKilled, rollingRestart, secondaryCut, upgradeInTurn } from "./scenarios/cluster.ts";
import { databaseHangs, databaseRestarts } from "./scenarios/database-away.ts";
import { databaseLocked } from "./scenarios/database-locked.ts";
import { databaseSlow } from "./scenarios/database-slow.ts";
import { diskFull } from "./scenarios/disk-full.ts";
import { diskFullInAnAct } from "./scenarios/disk-full-in-an-act.ts";
import { grownTables } from "./scenarios/grown-tables.ts";
import { importOverTrash } from "./scenarios/import-over-trash.ts";
import { killInAnAct } from "./scenarios/kill-in-an-act.ts";
import { killUnderWriters } from "./scenarios/kill-under-writers.ts";
import { largePhotos } from "./scenarios/large-photos.ts";
import { migrationInterrupted } from "./scenarios/migration-interrupted.ts";
import { neighbours } from "./scenarios/neighbours.ts";
import { overload } from "./scenarios/overload.ts";
import { slowClients } from "./scenarios/slow-clients.ts";
import { soak } from "./scenarios/soak.ts";
import { storageAwayInAMove } from "./scenarios/storage-away-in-a-move.ts";
import { twoImports } from "./scenarios/two-imports.ts";
import { twoInstances } from "./scenarios/two-instances.ts";

export const scenarios: readonly Scenario[] = [
  killUnderWriters,
  killInAnAct,
  diskFull,
  diskFullInAnAct,
  databaseHangs,
  databaseRestarts,
  databaseSlow,
  databaseLocked,
  migrationInterrupted,
  twoInstances,
  backupUnderWriters,
  storageAwayInAMove,
  importOverTrash,
  twoImports,
  auditSetBack,
  primaryKilled,
  primaryCut,
  secondaryCut,
  rollingRestart,
  upgradeInTurn,
  slowClients,
  abortStorm,
  clockSetBack,
  clockAhead,
  grownTables,
  largePhotos,
  overload,
  neighbours,
  soak,
];
