import type { DatabaseSync } from 'node:sqlite';
import { type Agenda, openAgenda } from './agenda.ts';
import { openDatabase } from './database.ts';
import { type Deliveries, openDeliveries } from './deliveries.ts';
import { type IdempotencyRecords, openIdempotencyRecords } from './idempotency-records.ts';
import { type Objects, openObjects } from './objects.ts';
import { openSettings, type Settings } from './settings.ts';

/** All data of the sandbox, in one file. */
export interface Store {
  objects: Objects;
  idempotency: IdempotencyRecords;
  deliveries: Deliveries;
  settings: Settings;
  agenda: Agenda;
  /** Runs the work in one write transaction; an error rolls everything back. Cannot be nested. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens the store. @param file a path, or ":memory:". Throws if another sandbox owns it. */
export function openStore(file: string): Store {
  const database = openDatabase(file);
  return {
    objects: openObjects(database),
    idempotency: openIdempotencyRecords(database),
    deliveries: openDeliveries(database),
    settings: openSettings(database),
    agenda: openAgenda(database),
    transaction: (work) => transaction(database, work),
    close: () => database.close(),
  };
}

function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
