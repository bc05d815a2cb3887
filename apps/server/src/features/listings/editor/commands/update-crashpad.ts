import type { contract, OperationRequest } from '@crewpad/contract';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/errors.ts';
import { checkKey, recordCall } from '../../../../platform/idempotency/calls.ts';
import type { CrashpadRow } from '../../mine/queries/own-crashpads.ts';
import type { LockedListing } from '../../queries/own-listing.ts';
import { saveAirports } from '../basic/commands/save-airports.ts';
import { findPublicPlace } from '../basic/queries/find-place.ts';
import { findStoredAirports } from '../basic/queries/stored-airports.ts';
import { stripTexts } from '../basic/strip-texts.ts';
import { checkForm } from '../form/check-form.ts';
import { airportRows } from '../form/form-columns.ts';
import { requireNoIssues } from '../form/issues.ts';
import { planRooms } from '../rooms/plan-rooms.ts';
import { findEarlierCall, keyedCall } from './keyed-call.ts';
import {
  nextUpdatedAt,
  resetReminders,
  type WriteServices,
  writeListing,
} from './write-listing.ts';

type ChangedCrashpad = OperationRequest<typeof contract.listings.updateCrashpad>['body'];

const OPERATION = 'PUT /crashpads/{id}';

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
    const call = keyedCall(actor.id, OPERATION, key, { id, form });
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

const isOlder = (read: string | undefined, saved: Date) =>
  read !== undefined && new Date(read).getTime() < saved.getTime();

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
