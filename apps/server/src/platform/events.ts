import { sql } from 'kysely';
import type { DatabaseHandle } from './database/database.ts';
import { onCommit, type Trx } from './database/transaction.ts';

/** Identifies something that changed, for everything that depends on it: `listing:5`. */
export type Tag = `${string}:${number}`;

/** The changed tags; `all` if anything may have changed. */
export type Changed = readonly Tag[] | 'all';

/** A channel of database notifications about changes. */
export interface ChangeChannel {
  readonly name: string;
  changedBy(payload: string): Changed;
}

/** A channel whose payload lists tags. Empty or `*` means that anything may have changed. */
const TAGS: ChangeChannel = {
  name: 'tags_changed',
  changedBy: (payload) =>
    payload === '' || payload === '*' ? 'all' : (payload.split(',') as Tag[]),
};

/** The feeds of this process. */
const startedFeeds = new Set<ChangeFeed>();

/** Notifies every cache of database changes, on every node. */
export class ChangeFeed {
  readonly #listeners = new Set<(changed: Changed) => void>();
  #database: DatabaseHandle | undefined;

  async start(database: DatabaseHandle, channels: readonly ChangeChannel[]): Promise<void> {
    for (const { name, changedBy } of [TAGS, ...channels]) {
      await database.listen(name, (payload) => this.emit(changedBy(payload)));
    }
    this.#database = database;
    startedFeeds.add(this);
  }

  stop(): void {
    this.#database = undefined;
    startedFeeds.delete(this);
  }

  /** Whether changes on other nodes are received. If not, nothing may be served from a cache. */
  get isConnected(): boolean {
    return this.#database?.isListening() ?? false;
  }

  /** Also called directly by this node's own commands before they answer. */
  emit(changed: Changed): void {
    for (const listener of this.#listeners) listener(changed);
  }

  onChange(listener: (changed: Changed) => void): void {
    this.#listeners.add(listener);
  }
}

/** A notification is limited to 8,000 bytes. */
const PAYLOAD_MAX = 7500;

/**
 * Notifies all nodes of a change when the transaction commits, and this one before its command
 * continues, so that members see their own change immediately.
 */
export async function announceChanges(trx: Trx, changed: Changed): Promise<void> {
  if (changed.length === 0) return;
  const tags = changed === 'all' ? '*' : [...new Set(changed)].join(',');
  const payload = tags.length > PAYLOAD_MAX ? '*' : tags;
  await sql`select pg_notify(${TAGS.name}, ${payload})`.execute(trx);
  onCommit(trx, () => {
    for (const feed of startedFeeds) feed.emit(TAGS.changedBy(payload));
  });
}
