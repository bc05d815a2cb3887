import { type EditedList, type LocalizedNames, nameKey } from '@crewpad/domain';
import { sql } from 'kysely';
import { enforce } from '../../../platform/access/decision.ts';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { notFound, refusal } from '../../../platform/errors.ts';
import { announceChanges } from '../../../platform/events.ts';
import type { AdminCall } from '../editing.ts';
import { countUses, type EntryRow, listEntries, lockEntry } from './lists.queries.ts';
import { canWithEntry } from './policy.ts';

/** The subject of the audit trail. */
const SUBJECT = { amenities: 'amenity', places: 'place', preferences: 'preference' } as const;

/**
 * Adds an entry to a list.
 * @throws ApiError 409 if another entry has the English name
 */
export function createEntry(
  db: Db,
  list: EditedList,
  name: LocalizedNames,
  by: AdminCall,
): Promise<EntryRow> {
  return transaction(db, async (trx) => {
    await lockList(trx, list);
    await requireFreeName(trx, list, name.en);
    const { rows } = await sql<EntryRow>`
      insert into ${sql.table(list)} (name) values (${JSON.stringify(name)}::jsonb)
      returning id, name`.execute(trx);
    const [entry] = rows;
    if (entry === undefined) throw new Error('a new entry came back empty');
    await record(trx, list, 'created', by, { id: entry.id, name });
    return entry;
  });
}

/**
 * Replaces the names of an entry.
 * @throws ApiError 404; 409 if another entry has the English name, or the name is built in
 */
export function updateEntry(
  db: Db,
  list: EditedList,
  { id, name }: EntryRow,
  by: AdminCall,
): Promise<EntryRow> {
  return transaction(db, async (trx) => {
    await lockList(trx, list);
    const before = await lockEntry(trx, list, id);
    if (before === undefined) throw notFound();
    if (name.en !== before.name.en) {
      enforce(canWithEntry('rename', { list, name: before.name.en, usedBy: 0 }));
      await requireFreeName(trx, list, name.en, id);
    }
    await sql`
      update ${sql.table(list)} set name = ${JSON.stringify(name)}::jsonb where id = ${id}`.execute(
      trx,
    );
    await record(trx, list, 'updated', by, { id, name, before: before.name });
    return { id, name };
  });
}

/**
 * Removes an entry. Its row stays, so that loading the reference data does not add it again.
 * @throws ApiError 404; 409 if a listing uses it, or it is built in
 */
export function deleteEntry(db: Db, list: EditedList, id: number, by: AdminCall): Promise<void> {
  return transaction(db, async (trx) => {
    const entry = await lockEntry(trx, list, id);
    if (entry === undefined) throw notFound();
    const usedBy = await countUses(trx, list, id);
    enforce(canWithEntry('delete', { list, name: entry.name.en, usedBy }));
    await sql`update ${sql.table(list)} set removed_at = ${by.now} where id = ${id}`.execute(trx);
    await record(trx, list, 'deleted', by, { id, name: entry.name });
  });
}

/** The second of two concurrent changes sees the first one's names. Readers do not wait. */
async function lockList(trx: Trx, list: EditedList): Promise<void> {
  await sql`lock table ${sql.table(list)} in share row exclusive mode`.execute(trx);
}

async function requireFreeName(trx: Trx, list: EditedList, name: string, ownId?: number) {
  const key = nameKey(name);
  const entries = await listEntries(trx, list);
  const same = entries.find((entry) => entry.id !== ownId && nameKey(entry.name.en) === key);
  if (same !== undefined) {
    throw refusal(409, 'NAME_TAKEN', ({ t }) => t('content:on_the_list', { name: same.name.en }));
  }
}

/** Pages and answers of any listing can show the name. */
async function record(
  trx: Trx,
  list: EditedList,
  verb: 'created' | 'updated' | 'deleted',
  { adminId, address, now }: AdminCall,
  details: Record<string, unknown>,
): Promise<void> {
  const action = `${SUBJECT[list]}.${verb}` as const;
  await audit(trx, { action, actorId: adminId, memberId: null, address, details, at: now });
  await announceChanges(trx, 'all');
}
