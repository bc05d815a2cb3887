import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Row, TEST_NOW } from '../../platform/testing-data.ts';
import type { AccountsRig } from '../accounts/testing.ts';
import { addListing, type TestListing } from '../listings/testing.ts';
import { type Delivered, deliver } from './sending/commands/deliver.ts';
import { lockInboxes } from './sending/commands/lock-inboxes.ts';

export interface TestMessage {
  from: number;
  to: number;
  message?: string;
  listing?: { id: number; title: string };
  at?: Date;
}

/** A message that was sent, whoever may write to whom; the thread and the counters follow. */
export function addMessage(
  db: Db,
  { from, to, message = 'Is it quiet?', listing, at = TEST_NOW }: TestMessage,
): Promise<Delivered> {
  const delivery = { to, listing_id: listing?.id ?? null, listing_title: listing?.title ?? null };
  return transaction(db, async (trx) => {
    await lockInboxes(trx, [from, to]);
    const [sent] = await deliver(trx, from, { message, clientKey: null }, [delivery], at);
    if (sent === undefined) throw new Error('nothing was sent');
    return sent;
  });
}

export interface Person {
  id: number;
  email: string;
  token: string;
}

const TERM = { expire_at: '2027-01-01T00:00:00Z', term_months: 12 };

/** A member with a session: an active lister unless the row says otherwise. */
export async function addPerson(rig: AccountsRig, row: Row<'members'> = {}): Promise<Person> {
  const verified = { email_verified_at: '2026-02-01T00:00:00Z', ...TERM };
  const { id, email } = await rig.member({ ...verified, ...row });
  return { id, email, token: await rig.tokenOf(id, true) };
}

export interface Host extends Person {
  listing: { id: number; user_id: number; title: string; bedIds: number[] };
}

/** A lister with an active listing. */
export async function addHost(
  rig: AccountsRig,
  row: Row<'members'> = {},
  listing: TestListing = {},
): Promise<Host> {
  const person = await addPerson(rig, row);
  const title = listing.title ?? `House of ${person.id}`;
  const added = await addListing(rig.database.db, { ...listing, user_id: person.id, title });
  return { ...person, listing: { ...added, title } };
}

/** Everything that messages write, to compare it with its state before. */
export async function messageState({ database: { db } }: AccountsRig) {
  const tables = [
    'threads',
    'messages',
    'thread_members',
    'inbox_counts',
    'blocks',
    'outbox',
  ] as const;
  return Promise.all(
    tables.map(async (table) =>
      (await db.selectFrom(table).selectAll().execute())
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ),
  );
}
