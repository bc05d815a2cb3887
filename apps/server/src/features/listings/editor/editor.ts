import { contract, type OperationRequest } from '@crewpad/contract';
import { offeredRentalTypes, type RentalType } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { notFound, refusal } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import {
  checkKey,
  findEarlierCall,
  keyedCall,
  recordCall,
} from '../../../platform/idempotency/calls.ts';
import { requireRoomForListing } from '../guards.ts';
import type { LockedListing } from '../listings.queries.ts';
import { type CrashpadRow, findOwnCrashpad, getCrashpad } from '../mine.queries.ts';
import { findChoices, findStoredAirports } from './form.queries.ts';
import {
  airportIssues,
  airportRows,
  formColumns,
  type Issue,
  requireNoIssues,
  type StoredAirports,
  stripTexts,
  syncGender,
} from './form.ts';
import {
  afterWrite,
  nextUpdatedAt,
  refreshDerived,
  resetReminders,
  type WriteServices,
  writeListing,
} from './listing.ts';
import { checkFiles } from './media.ts';
import { findPublicPlace, saveAirports } from './place.ts';
import { initialRooms, mergeRooms, roomIssues } from './room-rules.ts';
import { planRooms, saveRooms } from './rooms.ts';

type NewCrashpad = OperationRequest<typeof contract.listings.createCrashpad>['body'];

const CREATE = 'POST /crashpads';

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
    const call = keyedCall(actor.id, CREATE, key, form);
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

type ChangedCrashpad = OperationRequest<typeof contract.listings.updateCrashpad>['body'];

const UPDATE = 'PUT /crashpads/{id}';

/**
 * Saves the form of a listing. The rental type stays, and so do rooms and beds that it leaves out.
 * With a key it happens once: a repeated call returns the current listing.
 * @throws ApiError 404 for listings of others; 409 if it was saved in the meantime, or has tenants;
 * 422 for form errors
 */
export function updateCrashpad(
  services: WriteServices,
  actor: MemberActor,
  id: number,
  form: ChangedCrashpad,
  key: string | undefined,
): Promise<CrashpadRow> {
  const stripped = stripTexts(form);
  return writeListing(services, actor, id, async (trx, listing, now) => {
    if (key !== undefined) checkKey(key);
    const call = keyedCall(actor.id, UPDATE, key, { id, form });
    if ((await findEarlierCall(trx, call, now)) !== undefined) return false;
    // Checked first: rooms or pictures that are missing now were removed by the other save.
    if (isOlder(form.updated_at, listing.updated_at)) {
      throw refusal(409, 'EDITED_MEANWHILE', 'listings:edited_meanwhile');
    }
    const { columns, issues } = await checkForm(
      trx,
      actor.id,
      listing.rental_type,
      form,
      stripped,
      await findStoredAirports(trx, id),
    );
    const rooms = await planRooms(trx, actor.id, listing, () => form.rooms);
    rooms.requireNotHeld();
    requireNoIssues([...issues, ...rooms.issues]);
    const place = await findPublicPlace(trx, services.pointKey, form, id);
    await saveColumns(trx, listing, now, { ...columns, ...place });
    await saveAirports(trx, id, airportRows(form));
    await rooms.save();
    if (call !== undefined) await recordCall(trx, call, 200, { listing_id: id });
    return true;
  });
}

const isOlder = (readAt: string | undefined, saved: Date) =>
  readAt !== undefined && new Date(readAt).getTime() < saved.getTime();

type Columns = Awaited<ReturnType<typeof checkForm>>['columns'] &
  Awaited<ReturnType<typeof findPublicPlace>>;

async function saveColumns(
  trx: Trx,
  listing: LockedListing,
  now: Date,
  columns: Columns,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({
      ...columns,
      ...resetReminders(now),
      updated_at: nextUpdatedAt(now, listing.updated_at),
    })
    .where('id', '=', listing.id)
    .execute();
}

/**
 * Converts a form to columns, and collects all issues beyond the schema. Locks its files until the
 * transaction ends.
 * @param stored the listing's current airports; undefined if new
 */
async function checkForm(
  trx: Trx,
  memberId: number,
  type: RentalType,
  form: contract.listings.CrashpadFields,
  stripped: ReturnType<typeof stripTexts>,
  stored?: StoredAirports,
) {
  const choices = await findChoices(trx, form);
  const checked = await checkFiles(trx, memberId, form);
  const issues: Issue[] = [
    ...choices.unknown.map((field) => ({
      field,
      key: field === 'airport' ? 'airport_must_be_chosen_from_the_drop_down' : 'is_not_an_option',
    })),
    ...airportIssues(form, choices.airports, stored),
    ...stripped.issues,
    ...contract.listings.missingForType(type, form),
    ...checked.issues,
  ];
  const columns = {
    ...formColumns(type, { ...form, ...choices.kept, ...checked.files }),
    ...stripped.texts,
    ...syncGender(form.gender, choices.kept.preferences, choices),
  };
  return { columns, issues };
}
