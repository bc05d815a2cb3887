import type { OperationRequest, updateCrashpad as updateOperation } from '@crewpad/contract';
import type { MemberActor } from '../../../../platform/actor.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { checkKey, keepCall } from '../../../../platform/idempotency/calls.ts';
import { refuseFaults } from '../fields/faults.ts';
import { airportRows } from '../fields/form-columns.ts';
import { prepareFields } from '../fields/prepare-fields.ts';
import { publicColumns } from '../fields/public-columns.ts';
import { strippedTexts } from '../fields/stripped-texts.ts';
import type { LockedListing } from '../queries/lock-own.ts';
import type { CrashpadRow } from '../queries/own-crashpads.ts';
import { crashpadEditedMeanwhile } from '../refusals.ts';
import { planRooms } from '../rooms/plan-rooms.ts';
import { callOf, knownCall } from './known-call.ts';
import { saveAirports } from './save-airports.ts';
import { savedAt, touched, type Writing, writeOwn } from './write-own.ts';

type ChangedCrashpad = OperationRequest<typeof updateOperation>['body'];

const OPERATION = 'PUT /crashpads/{id}';

/**
 * Saves the form of a listing. Its rental type stays, and so do rooms and beds that it does not name.
 * With a key it happens once: the same call again gets the listing as it stands.
 * @throws ApiError 404 not his own; 422 what is wrong with the form; 409 when it was saved meanwhile,
 * or tenants are in the way
 */
export function updateCrashpad(
  services: Writing,
  actor: MemberActor,
  id: number,
  form: ChangedCrashpad,
  key: string | undefined,
): Promise<CrashpadRow> {
  const stripped = strippedTexts(form);
  return writeOwn(services, actor, id, async (trx, listing, now) => {
    if (key !== undefined) checkKey(key);
    const call = callOf(actor.id, OPERATION, key, { id, form });
    if ((await knownCall(trx, call, now)) !== undefined) return false;
    // First: rooms or pictures that are not there any more went with what was saved meanwhile.
    if (isOlder(form.updated_at, listing.updated_at)) throw crashpadEditedMeanwhile();
    const { columns, faults } = await prepareFields(
      trx,
      actor.id,
      listing.rental_type,
      form,
      stripped,
    );
    const rooms = await planRooms(trx, actor.id, listing, () => form.rooms);
    refuseFaults([...faults, ...rooms.faults]);
    rooms.refuseIfHeld();
    await saveColumns(trx, listing, now, {
      ...columns,
      ...publicColumns(services.secret, id, form),
    });
    await saveAirports(trx, id, airportRows(form));
    await rooms.save();
    if (call !== undefined) await keepCall(trx, call, 200, { listing_id: id });
    return true;
  });
}

const isOlder = (read: string | undefined, saved: Date) =>
  read !== undefined && new Date(read).getTime() < saved.getTime();

type Columns = Awaited<ReturnType<typeof prepareFields>>['columns'] &
  ReturnType<typeof publicColumns>;

async function saveColumns(
  trx: Trx,
  listing: LockedListing,
  now: Date,
  columns: Columns,
): Promise<void> {
  await trx
    .updateTable('listings')
    .set({ ...columns, ...touched(now), updated_at: savedAt(now, listing.updated_at) })
    .where('id', '=', listing.id)
    .execute();
}
