import type { contract, OperationAnswer } from '@crewpad/contract';
import { localDate, planAdjustedRent, toCents, toDollars } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { lockListings, lockRentals } from '../../platform/database/locks.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { invalidInput, notFound, Refusal } from '../../platform/errors.ts';
import {
  checkKey,
  findEarlierCall,
  keyedCall,
  recordCall,
} from '../../platform/idempotency/calls.ts';
import type { AutopaySettings } from '../payouts/index.ts';
import {
  can,
  differing,
  findStoredRentals,
  type RentalServices,
  type StoredRental,
  stayOf,
  summarizeEdit,
  writeChange,
} from '../rentals/index.ts';
import { refreshListings } from '../search/index.ts';
import { saveRentChange } from './rent-changes.ts';

type Answer = OperationAnswer<typeof contract.rent.changeRents>['data'];

const OPERATION = 'POST /rental/rents';

/**
 * Changes the rents of several tenants of a lister, all or none. A repeated call with its key
 * answers as the first.
 * @throws ApiError 404 for rentals of others; 409 for one that is not accepted, and if a rent
 * differs from the one shown; 422 if a rent cannot change like this
 */
export function changeRents(
  services: RentalServices & AutopaySettings,
  actor: MemberActor,
  form: contract.rent.RentsForm,
  key: string | undefined,
): Promise<Answer> {
  if (key !== undefined) checkKey(key);
  const now = services.clock.now();
  return transaction(services.db, async (trx) => {
    const call = keyedCall(actor.id, OPERATION, key, form);
    const earlier = await findEarlierCall(trx, call, now);
    if (earlier !== undefined) return earlier.answer as Answer;
    const rentals = await lockOwnRentals(trx, actor, form.rental_ids);
    requireShown(rentals, form.shown);
    const plans = planAll(rentals, form, { now, cardMax: services.config.payouts.cardAmountMax });
    const by = { actorId: actor.id, now, notBefore: form.from };
    for (const { rental, plan } of plans) await changeRent(trx, rental, plan.new, by);
    await refreshListings(trx, [...new Set(rentals.map(({ listing_id }) => listing_id))], now);
    const answer = plans.map(({ rental, plan }) => ({
      rental_id: rental.id,
      old: toDollars(plan.old),
      new: toDollars(plan.new),
      from: plan.from,
      state: plan.needsAnswer ? ('asked' as const) : ('set' as const),
    }));
    if (call !== undefined) await recordCall(trx, call, 200, answer);
    return answer;
  });
}

async function lockOwnRentals(
  trx: Trx,
  actor: MemberActor,
  ids: readonly number[],
): Promise<StoredRental[]> {
  await lockListings(
    trx,
    sql`l.id in (select listing_id from rentals
      where id = any (${ids}::integer[]) and lister_id = ${actor.id})`,
  );
  await lockRentals(trx, sql`r.id = any (${ids}::integer[]) and r.lister_id = ${actor.id}`);
  const rentals = await findStoredRentals(trx, ids);
  if (rentals.length < ids.length) throw notFound();
  const decisions = rentals.map((rental) => can(actor, 'update', rental));
  // That one is missing says nothing about the others.
  for (const decision of decisions) {
    if (!decision.allowed && decision.refusal.status !== 409) enforce(decision);
  }
  for (const decision of decisions) enforce(decision);
  return rentals;
}

/** @throws ApiError 409 with the rents now */
function requireShown(
  rentals: readonly StoredRental[],
  shown: contract.rent.RentsForm['shown'] = {},
): void {
  const differs = ({ id, rental_amount }: StoredRental) => {
    const dollars = shown[id];
    return dollars !== undefined && toCents(dollars) !== rental_amount;
  };
  if (!rentals.some(differs)) return;
  throw new Refusal(409, {
    text: 'rent:rents_changed',
    error_code: 'EDITED_MEANWHILE',
    rents: Object.fromEntries(rentals.map((row) => [row.id, toDollars(row.rental_amount)])),
  });
}

/** @throws ApiError 422 with every reason for which a rent cannot change like this */
function planAll(
  rentals: readonly StoredRental[],
  { change, from }: contract.rent.RentsForm,
  { now, cardMax }: { now: Date; cardMax: number },
) {
  const plans = rentals.map((rental) => {
    const today = localDate(now, rental.time_zone);
    const facts = { nextRentOn: rental.next_rent_on, now, today, from, cardMax };
    return { rental, plan: planAdjustedRent({ ...rental, stay: stayOf(rental) }, change, facts) };
  });
  const errors: Record<string, string[]> = {};
  const [field = 'to'] = Object.keys(change);
  for (const { plan } of plans) {
    if (plan.fault === null) continue;
    const path = plan.fault.field === 'from' ? 'from' : `change.${field}`;
    errors[path] = [...new Set([...(errors[path] ?? []), plan.fault.key])];
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return plans;
}

async function changeRent(
  trx: Trx,
  rental: StoredRental,
  cents: number,
  by: { actorId: number; now: Date; notBefore: string },
): Promise<void> {
  const money = { rental_amount: cents, payment_date: rental.payment_date };
  const { rental_amount } = await saveRentChange(trx, rental, money, by);
  const set = differing(rental, { rental_amount });
  const step = { action: 'update', actor: 'lister', actorId: by.actorId, now: by.now } as const;
  if (Object.keys(set).length > 0) {
    await writeChange(trx, rental, { set, summary: summarizeEdit }, step);
  }
}
