import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    object TEXT NOT NULL,
    created INTEGER NOT NULL,
    body TEXT NOT NULL,
    hidden TEXT NOT NULL,
    account TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_customer
    ON objects (object, json_extract(body, '$.customer'), seq);
  CREATE TABLE IF NOT EXISTS idempotency (
    key TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    request_id TEXT NOT NULL,
    status INTEGER NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS idempotency_by_created ON idempotency (created);
  CREATE TABLE IF NOT EXISTS deliveries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_open ON deliveries (due) WHERE done = 0;
  CREATE INDEX IF NOT EXISTS deliveries_by_event ON deliveries (event) WHERE done = 0;
  CREATE TABLE IF NOT EXISTS agenda (
    task TEXT NOT NULL,
    id TEXT NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (task, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS agenda_by_due ON agenda (due);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/**
 * Opens the store and owns it until it is closed or the process ends.
 * @param file a path, or ":memory:"
 * Throws if another sandbox owns the file.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // The lock belongs to the process, so a killed owner leaves none behind. It must be requested
    // before the journal mode is set, or the journal is opened for sharing.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    // A killed process loses nothing. A power failure can lose the last transactions, which no one
    // pays for in a sandbox; a sync at each commit takes most of the time of a charge.
    database.exec('PRAGMA synchronous = NORMAL;');
    database.exec(`BEGIN IMMEDIATE; ${SCHEMA}`);
    addAccounts(database);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new Error(`Another Stripe sandbox owns the store ${file}`, { cause: error });
    throw error;
  }
}

/** Files from before connected accounts have no column for the account that owns an object. */
function addAccounts(database: DatabaseSync): void {
  const columns = database.prepare('PRAGMA table_info(objects)').all();
  if (!columns.some(({ name }) => name === 'account'))
    database.exec("ALTER TABLE objects ADD COLUMN account TEXT NOT NULL DEFAULT ''");
  database.exec('DROP INDEX IF EXISTS objects_by_kind');
  database.exec(`CREATE INDEX IF NOT EXISTS objects_by_account ON objects (object, account, seq);
    -- covers the sums of balances, which are read for every day that passes
    CREATE INDEX IF NOT EXISTS balance_transactions_by_account
      ON objects (account, json_extract(body, '$.currency'), json_extract(body, '$.available_on'),
        json_extract(body, '$.net')) WHERE object = 'balance_transaction'`);
}
