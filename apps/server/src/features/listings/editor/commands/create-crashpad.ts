import type { contract, OperationRequest } from '@crewpad/contract';
import { offeredRentalTypes } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { lockMember } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import { flagsOf } from '../../../../platform/flags/flags-of.ts';
import { checkKey, recordCall } from '../../../../platform/idempotency/calls.ts';
import { requireRoomForListing } from '../../guards.ts';
import {
  type CrashpadRow,
  findOwnCrashpad,
  getCrashpad,
} from '../../mine/queries/own-crashpads.ts';
import { saveAirports } from '../basic/commands/save-airports.ts';
import { findPublicPlace } from '../basic/queries/find-place.ts';
import { stripTexts } from '../basic/strip-texts.ts';
import { checkForm } from '../form/check-form.ts';
import { airportRows } from '../form/form-columns.ts';
import { requireNoIssues } from '../form/issues.ts';
import { saveRooms } from '../rooms/commands/save-rooms.ts';
import { initialRooms, mergeRooms } from '../rooms/merge-rooms.ts';
import { roomIssues } from '../rooms/room-issues.ts';
import { findEarlierCall, keyedCall } from './keyed-call.ts';
import { afterWrite, refreshDerived, resetReminders, type WriteServices } from './write-listing.ts';

type NewCrashpad = OperationRequest<typeof contract.listings.createCrashpad>['body'];

const OPERATION = 'POST /crashpads';

/**
 * Publishes a listing. With a key it happens once: the listing and the record of the call are
 * stored together, and a repeated call returns the same listing.
 * @throws ApiError 403 or 408 if the plan allows no more listings, 422 for form errors
 */
export async function createCrashpad(
  services: WriteServices,
  actor: MemberActor,
  form: NewCrashpad,
  key: string | undefined,
): Promise<CrashpadRow> {
  if (key !== undefined) checkKey(key);
  const now = services.clock.now();
  const stripped = stripTexts(form);
  const { row, isNew } = await transaction(services.db, async (trx) => {
    await lockMember(trx, actor.id);
    const call = keyedCall(actor.id, OPERATION, key, form);
    const earlier = await findEarlierCall(trx, call, now);
    if (earlier !== undefined) {
      return { row: await createdEarlier(trx, actor.id, earlier.answer), isNew: false };
    }
    await requireRoomForListing(trx, actor, services.payments.mode);
    const id = await insertListing(trx, services, actor, form, stripped, now);
    if (form.draft_version !== undefined) await deleteDraft(trx, actor.id, form.draft_version);
    if (call !== undefined) await recordCall(trx, call, 201, { listing_id: id });
    await refreshDerived(trx, actor.id, [id], now);
    return { row: await getCrashpad(trx, id), isNew: true };
  });
  if (isNew) await afterWrite(services, actor.id, [row.id]);
  return row;
}

async function createdEarlier(trx: Trx, memberId: number, answer: unknown): Promise<CrashpadRow> {
  const { listing_id: id } = answer as { listing_id: number };
  const row = await findOwnCrashpad(trx, memberId, id);
  // Deleted since.
  if (row === undefined) throw notFound();
  return row;
}

async function insertListing(
  trx: Trx,
  { config, pointKey }: WriteServices,
  actor: MemberActor,
  form: NewCrashpad,
  stripped: ReturnType<typeof stripTexts>,
  now: Date,
): Promise<number> {
  const type = form.rental_type;
  const memberId = actor.id;
  const isOffered = offeredRentalTypes(flagsOf(config, actor)).some((rule) => rule.type === type);
  const { columns, issues } = await checkForm(trx, memberId, type, form, stripped);
  const rooms = mergeRooms([], initialRooms(type, form.rooms));
  requireNoIssues([
    ...(isOffered ? [] : [{ field: 'rental_type', key: 'is_not_an_option' }]),
    ...issues,
    ...roomIssues(type, [], form.rooms, rooms),
  ]);
  const row = {
    user_id: memberId,
    rental_type: type,
    ...columns,
    ...(await findPublicPlace(trx, pointKey, form)),
    ...resetReminders(now),
    created_at: now,
    updated_at: now,
  };
  const names = Object.keys(row).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into listings (${sql.join(names)}) values (${sql.join(Object.values(row))})
    returning id`.execute(trx);
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('the new listing has no id');
  await saveAirports(trx, inserted.id, airportRows(form));
  await saveRooms(trx, inserted.id, [], rooms);
  return inserted.id;
}

/** Deletes the listing's draft, unless another tab has changed it. */
async function deleteDraft(trx: Trx, memberId: number, version: number): Promise<void> {
  await trx
    .deleteFrom('listing_drafts')
    .where('member_id', '=', memberId)
    .where('version', '=', version)
    .execute();
}
