import type { Operation } from '@crewpad/contract';
import { sql } from 'kysely';
import type { MemberActor } from './access/actor.ts';
import { audit } from './audit.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import { endingWith, onCommit, type Trx, transaction } from './database/transaction.ts';

/** Columns that change with others. */
const FOLLOWING: ReadonlySet<string> = new Set(['updated_at', 'country_code']);

interface ViewCall {
  operation: Operation;
  body: unknown;
  address: string;
}

/**
 * Runs a call of an admin who views as a member, and records a change: by whom, of whom, in which
 * operation, and the names of the changed fields. Values are never recorded. The entry is written in
 * the first transaction that changes something, so neither is stored without the other.
 */
export async function auditingView<T>(
  { db, clock }: { db: Db; clock: Clock },
  { id: memberId, session: { adminId } }: MemberActor,
  { operation, body, address }: ViewCall,
  work: () => Promise<T>,
): Promise<T> {
  const { method, path, feature, changesNothing } = operation;
  if (adminId === null || method === 'GET' || changesNothing) return work();
  const before = await readColumns(db, memberId);
  let isOver = false;
  const record = async (trx: Trx) => {
    const after = await readColumns(trx, memberId);
    const columns = Object.keys(after).filter(
      (column) =>
        !FOLLOWING.has(column) && JSON.stringify(after[column]) !== JSON.stringify(before[column]),
    );
    // A change elsewhere: the fields that were sent.
    const fields = columns.length > 0 ? columns : Object.keys(Object(body));
    const details = { operation: `${method} ${path}`, feature, fields };
    await audit(trx, {
      ...{ action: 'view.changed', actorId: adminId, memberId, address, details },
      at: clock.now(),
    });
    onCommit(trx, () => {
      isOver = true;
    });
  };
  const recordWrites = async (trx: Trx) => {
    if (!isOver && (await hasWritten(trx))) await record(trx);
  };
  try {
    const answer = await endingWith(recordWrites, work);
    // Changes outside of our database, or in a single statement.
    if (!isOver) await transaction(db, record);
    return answer;
  } finally {
    // What the call started in the background is no change by the admin.
    isOver = true;
  }
}

/** Whether a transaction has changed or locked rows. */
async function hasWritten(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ has_written: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as has_written`.execute(trx);
  return rows[0]?.has_written === true;
}

async function readColumns(db: Db | Trx, memberId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(m) as row from members m where m.id = ${memberId}`.execute(db);
  return rows[0]?.row ?? {};
}
