import type { createCrashpad as createOperation, OperationRequest } from '@crewpad/contract';
import { offeredRentalTypes } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import { flagsOf } from '../../../../platform/flags/flags-of.ts';
import { checkKey, keepCall } from '../../../../platform/idempotency/calls.ts';
import { refuseFaults } from '../fields/faults.ts';
import { airportRows } from '../fields/form-columns.ts';
import { prepareFields } from '../fields/prepare-fields.ts';
import { publicColumns } from '../fields/public-columns.ts';
import { strippedTexts } from '../fields/stripped-texts.ts';
import { requireRoomForListing } from '../policy.ts';
import { lockMember } from '../queries/lock-own.ts';
import { type CrashpadRow, getOwnCrashpad, getWrittenCrashpad } from '../queries/own-crashpads.ts';
import { saveRooms } from '../rooms/commands/save-rooms.ts';
import { faultsOfRooms } from '../rooms/faults-of-rooms.ts';
import { mergeRooms, roomsToBegin } from '../rooms/merge-rooms.ts';
import { callOf, knownCall } from './known-call.ts';
import { saveAirports } from './save-airports.ts';
import { afterWrite, settle, touched, type Writing } from './write-own.ts';

type NewCrashpad = OperationRequest<typeof createOperation>['body'];

const OPERATION = 'POST /crashpads';

/**
 * Publishes a listing. With a key it happens once: the listing and the note of the call are written
 * together, and the same call again gets the same listing.
 * @throws ApiError 403 or 408 when the plan has no room for it, 422 for what is wrong with the form
 */
export async function createCrashpad(
  services: Writing,
  actor: MemberActor,
  form: NewCrashpad,
  key: string | undefined,
): Promise<CrashpadRow> {
  if (key !== undefined) checkKey(key);
  const now = services.clock.now();
  const stripped = strippedTexts(form);
  const { row, isNew } = await transaction(services.db, async (trx) => {
    await lockMember(trx, actor.id);
    const call = callOf(actor.id, OPERATION, key, form);
    const known = await knownCall(trx, call, now);
    if (known !== undefined) {
      return { row: await sameAgain(trx, actor.id, known.answer), isNew: false };
    }
    await requireRoomForListing(trx, actor, services.payments.mode);
    const id = await insertListing(trx, services, actor, form, stripped, now);
    if (form.draft_version !== undefined) await dropDraft(trx, actor.id, form.draft_version);
    if (call !== undefined) await keepCall(trx, call, 201, { listing_id: id });
    await settle(trx, actor.id, [id], now);
    return { row: await getWrittenCrashpad(trx, id), isNew: true };
  });
  if (isNew) await afterWrite(services, actor.id, [row.id]);
  return row;
}

async function sameAgain(trx: Trx, memberId: number, answer: unknown): Promise<CrashpadRow> {
  const { listing_id: id } = answer as { listing_id: number };
  const row = await getOwnCrashpad(trx, memberId, id);
  // Deleted since.
  if (row === undefined) throw notFound();
  return row;
}

async function insertListing(
  trx: Trx,
  { config, secret }: Writing,
  actor: MemberActor,
  form: NewCrashpad,
  stripped: ReturnType<typeof strippedTexts>,
  now: Date,
): Promise<number> {
  const type = form.rental_type;
  const memberId = actor.id;
  const isOffered = offeredRentalTypes(flagsOf(config, actor)).some((rule) => rule.type === type);
  const { columns, faults } = await prepareFields(trx, memberId, type, form, stripped);
  const rooms = mergeRooms([], roomsToBegin(type, form.rooms));
  refuseFaults([
    ...(isOffered ? [] : [{ field: 'rental_type', key: 'is_not_an_option' }]),
    ...faults,
    ...faultsOfRooms(type, [], form.rooms, rooms),
  ]);
  const id = await nextId(trx);
  const row = {
    id,
    user_id: memberId,
    rental_type: type,
    ...columns,
    ...publicColumns(secret, id, form),
    ...touched(now),
    created_at: now,
    updated_at: now,
  };
  const names = Object.keys(row).map((name) => sql.ref(name));
  await sql`
    insert into listings (${sql.join(names)}) overriding system value
    values (${sql.join(Object.values(row))})`.execute(trx);
  await saveAirports(trx, id, airportRows(form));
  await saveRooms(trx, id, [], rooms);
  return id;
}

/** Taken before the row is there: the public point depends on it. */
async function nextId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('listings', 'id'))::integer as id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('the listings have no numbering');
  return row.id;
}

/** The draft that the listing was written in, unless another tab has gone on with it. */
async function dropDraft(trx: Trx, memberId: number, version: number): Promise<void> {
  await trx
    .deleteFrom('listing_drafts')
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .execute();
}
