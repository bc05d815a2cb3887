import { ApiError, contract, type OperationAnswer } from '@crewpad/contract';
import { type Locale, localDate } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import { parseInput } from '../../../http/pipeline/input.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, refusedIn } from '../../../platform/errors.ts';
import {
  beginCall,
  checkKey,
  keyedCall,
  keyReused,
  recordCall,
} from '../../../platform/idempotency/calls.ts';
import type { Services } from '../../../platform/services.ts';
import { textsIn } from '../../../platform/texts.ts';
import { withOneStayPerBed } from '../change-rental.ts';
import { getInvitablePlace, requireRoomForTenant } from './invitations.queries.ts';
import { type InvitationForm, insertInvitation, invite } from './invite.ts';

type Form = contract.rentals.InviteSeveralForm;
type Row = contract.rentals.InvitedRow;
type Result = OperationAnswer<typeof contract.rentals.inviteSeveral>['data'][number];
type InvitingServices = Pick<Services, 'db' | 'clock' | 'config' | 'payments' | 'limits'>;

const OPERATION = 'POST /rental/invite-several';

/**
 * Invites the person of each row to a bed of one listing. Each row is an invitation by itself: one
 * that is refused stops no other. A repeated call with its key invites nobody again.
 * @throws ApiError 404 for listings of others; 409 if the listing is not active; 403 and 422 for
 * what refuses every row: no room in the plan, no card, a check-in before today
 */
export async function inviteSeveral(
  services: InvitingServices,
  actor: MemberActor,
  form: Form,
  { idempotencyKey: givenKey, locale }: Pick<MemberContext, 'idempotencyKey' | 'locale'>,
): Promise<Result[]> {
  const { db, clock } = services;
  if (givenKey !== undefined) checkKey(givenKey);
  if (form.preview) return previewAll(services, actor, form, locale);
  const call = keyedCall(actor.id, OPERATION, givenKey, form);
  const earlier = call && (await beginCall(db, call, clock.now()));
  if (call && earlier && !call.bodyHash.equals(earlier.bodyHash)) throw keyReused();
  if (earlier?.status === 200) return earlier.answer as Result[];
  const beds = await transaction(db, (trx) => requireInvitable(trx, actor, form, services));
  const results: Result[] = [];
  for (const [at, row] of form.rows.entries()) {
    // Interrupted or pressed twice at once, the call finds what it has already sent.
    const rowCall = call && { ...call, operation: `${OPERATION} ${at + 1}` };
    results.push(
      await resultOf(at + 1, locale, async () => {
        const { id: rental_id } = await invite(
          services,
          actor,
          invitationOf(row, form, beds),
          rowCall,
        );
        return { state: 'invited', rental_id };
      }),
    );
  }
  if (call !== undefined) await recordCall(db, call, 200, results);
  return results;
}

/** Ends the transaction of a preview. */
class PreviewEnd extends Error {}

/** Inserts all rows in one transaction, so that they also meet each other, and undoes it. */
async function previewAll(
  services: InvitingServices,
  actor: MemberActor,
  form: Form,
  locale: Locale,
): Promise<Result[]> {
  const now = services.clock.now();
  let results: Result[] = [];
  const preview = async (trx: Trx) => {
    results = [];
    const beds = await requireInvitable(trx, actor, form, services);
    for (const [at, row] of form.rows.entries()) {
      await sql`savepoint invited_row`.execute(trx);
      const result = await resultOf(at + 1, locale, async () => {
        const invitation = invitationOf(row, form, beds);
        await withOneStayPerBed(() => insertInvitation(trx, actor, invitation, services, now));
        return { state: 'ok' };
      });
      if (result.state === 'refused') await sql`rollback to savepoint invited_row`.execute(trx);
      results.push(result);
    }
    throw new PreviewEnd();
  };
  try {
    await transaction(services.db, preview);
  } catch (error) {
    if (!(error instanceof PreviewEnd)) throw error;
  }
  return results;
}

interface NamedBed {
  id: number;
  bed_name: string;
  room_name: string;
}

/** @returns the beds of the listing */
async function requireInvitable(
  trx: Trx,
  actor: MemberActor,
  { listing_id, start_date }: Form,
  { clock, payments }: InvitingServices,
): Promise<NamedBed[]> {
  const { time_zone } = await getInvitablePlace(trx, actor.id, { listing_id });
  if (start_date < localDate(clock.now(), time_zone)) {
    throw invalidInput({ start_date: ['date_is_before_today'] });
  }
  await requireRoomForTenant(trx, actor, payments.mode);
  const { rows: beds } = await sql<NamedBed>`
    select b.id, b.bed_name, r.room_name from beds b join rooms r on r.id = b.room_id
    where b.listing_id = ${listing_id} and b.status = 'ACTIVE' and r.status = 'ACTIVE'`.execute(
    trx,
  );
  return beds;
}

/** What became of a row. Faults of the server stop the call. */
async function resultOf(
  row: number,
  locale: Locale,
  work: () => Promise<Pick<Result, 'state' | 'rental_id'>>,
): Promise<Result> {
  try {
    return { row, errors: {}, ...(await work()) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const { message, errors, error_code } = refusedIn(textsIn(locale), error).body;
    if (errors === undefined) {
      const key = error_code ?? 'CONFLICT';
      return { row, state: 'refused', errors: { [COLUMNS[key] ?? 'row']: [key] }, message };
    }
    const columns = Object.entries(errors).map(([field, keys]) => [COLUMNS[field] ?? field, keys]);
    return { row, state: 'refused', errors: Object.fromEntries(columns) };
  }
}

/** The columns of errors that the invitation names otherwise. */
const COLUMNS: Record<string, string> = {
  bed_id: 'bed',
  BED_TAKEN: 'bed',
  CANNOT_INVITE: 'email',
};

/** @throws ApiError 422 with all errors of the row */
function invitationOf(row: Row, form: Form, beds: readonly NamedBed[]): InvitationForm {
  const { listing_id, start_date, start_time } = form;
  const { bed, deposit_held, ...typed } = row;
  const errors: Record<string, string[]> = {};
  const namedBed = bedNamed(bed, beds);
  if (typeof namedBed === 'string') errors.bed = [namedBed];
  const holds_deposit = isHeld(deposit_held);
  if (holds_deposit === undefined) errors.deposit_held = ['is_not_an_option'];
  else if (holds_deposit && Number(typed.deposit ?? 0) === 0) {
    errors.deposit = ['deposit_is_required'];
  }
  const payment_date = isEmpty(typed.payment_date) ? 1 : typed.payment_date;
  const bed_id = typeof namedBed === 'string' ? 1 : namedBed.id;
  const place = { listing_id, bed_id, start_date, start_time };
  try {
    const parsed = parseInput(contract.rentals.inviteForm, { ...typed, payment_date, ...place });
    if (Object.keys(errors).length === 0) {
      return { ...(parsed as contract.rentals.InviteForm), holds_deposit: holds_deposit === true };
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw invalidInput({ ...errors, ...error.body.errors });
  }
  throw invalidInput(errors);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** undefined for another value. */
function isHeld(value: Row['deposit_held']): boolean | undefined {
  if (isEmpty(value) || value === false || value === 0) return false;
  return value === true || value === 1 ? true : undefined;
}

/** The bed with an id or a name as shown, else the key of the error. */
function bedNamed(value: Row['bed'], beds: readonly NamedBed[]): NamedBed | string {
  const named = normalized(String(value ?? ''));
  if (named === '') return 'room_assignment_is_required';
  const fitting = beds.filter(
    ({ id, room_name, bed_name }) =>
      String(id) === named || normalized(`${room_name}, ${bed_name}`) === named,
  );
  const [bed] = fitting;
  if (bed === undefined) return 'bed_is_not_found';
  return fitting.length > 1 ? 'bed_name_fits_two_beds' : bed;
}

/** Letter case and spaces do not matter. */
const normalized = (name: string) =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(/ ?, ?/g, ', ').trim();
