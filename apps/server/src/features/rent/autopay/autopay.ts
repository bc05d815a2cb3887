import type { contract } from '@crewpad/contract';
import {
  AUTOPAY,
  type AutopayAction,
  autopayTransition,
  CARD_AMOUNT_MIN,
  type Locale,
  type NotAskedReason,
  type ProviderMode,
  toCents,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockListings, lockRentals } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, notFound, refusal } from '../../../platform/errors.ts';
import { cardShared, obligations } from '../../billing/index.ts';
import {
  type AutopaySettings,
  requireAutopaySetup,
  requireCardAmounts,
  requirePayee,
} from '../../payouts/index.ts';
import {
  changeRental,
  differing,
  findOwnerOfSameCard,
  findStoredRentals,
  lockForInvitation,
  moneyColumns,
  partiesCutOff,
  partOf,
  type RentalServices,
  type StoredRental,
  saveOfferedTerms,
  summarize,
  summarizeEnd,
  tenantName,
  writeChange,
} from '../../rentals/index.ts';
import { recordConsent } from './consents.ts';

/** The rentals `r` of a lister in which AutoPay is on, or an answer is missing. */
export const withAutopay = (listerId: number) => sql<boolean>`
  r.lister_id = ${listerId} and r.auto_pay <> ${sql.lit(AUTOPAY.off)} and r.status in ('pending', 'accepted')`;

/** The invitations `r` of a lister among them. */
export const withOfferedAutopay = (listerId: number) => sql<boolean>`
  ${withAutopay(listerId)} and r.status = 'pending'`;

/** The rentals `r` whose AutoPay ended with the lister's own. */
const endedWithListers = (listerId: number) => sql<boolean>`
  r.lister_id = ${listerId} and r.auto_pay = ${sql.lit(AUTOPAY.off)} and r.autopay_ended_at is not null
    and r.status in ('pending', 'accepted')`;

/**
 * Why the tenant of such a rental is not asked again; null if they are: what a card can't be charged
 * is never asked for, nor is anyone who owes no more rent, or who is out of reach.
 */
function whyNotAsked({ config }: AutopaySettings) {
  const isCardAmount = (cents: ReturnType<typeof sql.ref>) =>
    sql`(${cents} = 0 or ${cents} between ${CARD_AMOUNT_MIN} and ${config.payouts.cardAmountMax})`;
  return sql<NotAskedReason | null>`case
    when ${partiesCutOff} then 'no_contact'
    when not ${isCardAmount(sql.ref('r.rental_amount'))} then 'card_amount'
    when r.status = 'pending' and not ${isCardAmount(sql.ref('r.deposit'))} then 'card_amount'
    when r.status = 'accepted' and not coalesce(r.next_rent_on < coalesce(r.checkout_date, 'infinity'), false)
      and not exists (
        select from obligations o
        where o.rental_id = r.id and o.kind = 'rent' and o.status = 'scheduled'
      ) then 'no_rent'
    end`;
}

/** The rentals `r` whose AutoPay ended with the lister's own, and whose tenants can be asked again. */
export const askableAgain = (listerId: number, settings: AutopaySettings) => sql<boolean>`
  ${endedWithListers(listerId)} and ${whyNotAsked(settings)} is null`;

/** The tenants who cannot be asked again, and why. */
export async function listNotAsked(
  db: Db,
  listerId: number,
  settings: AutopaySettings,
): Promise<{ tenant: string; location: string; reason: NotAskedReason }[]> {
  const reason = whyNotAsked(settings);
  const { rows } = await sql<{ tenant: string; location: string; reason: NotAskedReason }>`
    select ${tenantName} as tenant, l.title as location, ${reason} as reason
    from rentals r
    join listings l on l.id = r.listing_id
    left join members t on t.id = r.user_id
    where ${endedWithListers(listerId)} and ${reason} is not null
    order by r.id`.execute(db);
  return rows;
}

/** How many rentals of a lister fulfill a condition on `r`. */
export async function countRentals(
  db: Db | Trx,
  condition: ReturnType<typeof withAutopay>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rentals r where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a lister has crash pads, and tenants or invitations. */
export async function findStepsDone(
  db: Db,
  listerId: number,
): Promise<{ crash_pads: boolean; tenants: boolean }> {
  const { rows } = await sql<{ crash_pads: boolean; tenants: boolean }>`
    select exists (select from listings where user_id = ${listerId} and status <> 0) as crash_pads,
      exists (
        select from rentals where lister_id = ${listerId} and status in ('pending', 'accepted')
      ) as tenants`.execute(db);
  return rows[0] ?? { crash_pads: false, tenants: false };
}

/** Locks the rentals that fulfill a condition on `r` and, before them, their listings. */
async function lockAutopayRentals(
  trx: Trx,
  condition: ReturnType<typeof withAutopay>,
): Promise<number[]> {
  // Listings before rentals, the lock order of all commands.
  await lockListings(trx, sql`l.id in (select r.listing_id from rentals r where ${condition})`);
  const rentals = await lockRentals(trx, condition);
  return rentals.map(({ id }) => id);
}

/** Whether a member has a chargeable card. */
async function hasCard(trx: Trx, memberId: number, mode: ProviderMode): Promise<boolean> {
  const card = await trx
    .selectFrom('payment_methods')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('provider_mode', '=', mode)
    .where('valid', '=', true)
    .executeTakeFirst();
  return card !== undefined;
}

/**
 * Asks every tenant for AutoPay whose AutoPay ended with the lister's own.
 * @returns how many; a second call changes nothing
 * @throws ApiError 409 if the lister cannot be paid by card, or AutoPay is off
 */
export function askAgain(
  services: RentalServices & AutopaySettings,
  actor: MemberActor,
): Promise<number> {
  const now = services.clock.now();
  return transaction(services.db, async (trx) => {
    // The switch locks the same row.
    await lockForInvitation(trx, actor.id, []);
    await requireAutopaySetup(trx, actor, services);
    const ids = await lockAutopayRentals(trx, askableAgain(actor.id, services));
    for (const rental of await findStoredRentals(trx, ids)) {
      const change = {
        set: { auto_pay: AUTOPAY.asked },
        summary: summarize,
        notify: ['tenant'],
      } as const;
      const step = { action: 'request_autopay', actor: 'lister', actorId: actor.id, now } as const;
      await writeChange(trx, rental, change, step);
    }
    return ids.length;
  });
}

/** @throws ApiError 422 if the tenant has no chargeable card, or only one that is the lister's too */
export async function requireCard(
  trx: Trx,
  { memberId, listerId }: { memberId: number; listerId: number },
  mode: ProviderMode,
): Promise<void> {
  if (!(await hasCard(trx, memberId, mode)))
    throw refusal(422, 'PAYMENT_METHOD_REQUIRED', 'rent:account_needs_card_autopay');
  const lister = await findOwnerOfSameCard(trx, { memberId, listerId }, mode);
  if (lister !== undefined) throw cardShared(({ t }) => t('billing:card_shared', lister));
}

/** Rent already due is no longer charged automatically. The tenant can still pay it. */
export async function collectManually(
  trx: Trx,
  rentalIds: readonly number[],
  now: Date,
): Promise<void> {
  if (rentalIds.length === 0) return;
  const rent = sql<boolean>`(o.rental_id = any (${rentalIds}::integer[]) and o.kind = 'rent'
    and o.collection = 'auto')`;
  await obligations.collectManually(trx, rent, now);
}

/**
 * Coming rent that a payment has opened early is charged on its day, for what is left of it, like
 * the rent after it. Rent that is due stays by hand.
 */
async function collectAutomatically(
  trx: Trx,
  rentalId: number,
  { cardAmountMax, now }: { cardAmountMax: number; now: Date },
): Promise<void> {
  const coming = sql<boolean>`(o.rental_id = ${rentalId} and o.kind = 'rent'
    and o.status = 'scheduled' and o.due_at > ${now}::timestamptz
    and o.amount_cents <= ${cardAmountMax}::integer)`;
  await obligations.collectAutomatically(trx, coming, { isScheduled: true, now });
}

export interface AutopayCall {
  id: number;
  action: AutopayAction;
  /** If given, it must be a token of that rental. */
  token?: string | undefined;
  /** The amounts of a request. */
  form?: contract.rent.AutopayRequestForm;
  /** The caller's network address, for the consent record. */
  address: string;
  /** The language of the consent text. */
  locale: Locale;
}

/**
 * Applies an AutoPay step by the lister or the tenant of a rental, and emails the other party.
 * @throws ApiError 404, 403, 409 for the wrong state or missing payouts; 422 for a locked amount,
 * no card, or a lister who cannot be paid
 */
export async function changeAutopay(
  services: RentalServices & AutopaySettings,
  actor: MemberActor,
  { id, action, token, form = {}, address, locale }: AutopayCall,
): Promise<StoredRental> {
  if (token !== undefined) await requireOwnToken(services.db, id, token);
  return changeRental(services, actor, id, action, async (trx, rental, now) => {
    const part = partOf(actor, rental);
    const step = part && autopayTransition(action, part, rental);
    if (step === undefined) throw notFound();
    if (part === 'lister' && step.needsPayout) await requireAutopaySetup(trx, actor, services);
    if (step.needsCard) {
      const between = { memberId: actor.id, listerId: rental.lister_id };
      await requireCard(trx, between, services.payments.mode);
    }
    if (part === 'tenant' && step.needsPayout)
      await requirePayee(trx, rental.lister_id, services.payments.mode);
    const money = await saveProposal(trx, rental, form);
    if (step.to === 2) requireCardAmounts(chargedAmounts({ ...rental, ...money }), services);
    if (step.to === 0) await collectManually(trx, [rental.id], now);
    if (step.to === 1 && step.from === 2) {
      const { cardAmountMax } = services.payments;
      await collectAutomatically(trx, rental.id, { cardAmountMax, now });
      await recordConsent(trx, rental, { memberId: actor.id, address, locale, now });
    }
    return {
      set: { auto_pay: step.to, ...money },
      summary: summarize,
      notify: [part === 'lister' ? 'tenant' : 'lister'],
    };
  });
}

/** The deposit of an accepted rental was handled at acceptance. */
const chargedAmounts = ({ status, rental_amount, deposit, holds_deposit }: StoredRental) => ({
  rental_amount,
  deposit: status === 'pending' && !holds_deposit ? deposit : 0,
});

/** @throws ApiError 404 */
async function requireOwnToken(db: Db, id: number, token: string): Promise<void> {
  const own = await db
    .selectFrom('rentals')
    .select('id')
    .where('id', '=', id)
    .where((where) => where.or([where('token', '=', token), where('mailed_token', '=', token)]))
    .executeTakeFirst();
  if (own === undefined) throw notFound();
}

/** An invitation takes the proposed amounts; those of an accepted rental are fixed. */
async function saveProposal(
  trx: Trx,
  rental: StoredRental,
  form: contract.rent.AutopayRequestForm,
): Promise<Partial<ReturnType<typeof moneyColumns>>> {
  if (rental.status === 'pending') {
    const money = moneyColumns(form, rental);
    const changed = differing(rental, money);
    if (Object.keys(changed).length > 0) {
      await saveOfferedTerms(trx, rental.id, { ...money, start_date: rental.start_date });
    }
    return changed;
  }
  const { rental_amount, deposit, payment_date } = form;
  const changes = {
    rental_amount: rental_amount === undefined ? undefined : toCents(rental_amount),
    deposit: deposit == null ? undefined : toCents(deposit),
    payment_date,
  };
  const fields = ['rental_amount', 'deposit', 'payment_date'] as const;
  const locked = fields.filter((key) => changes[key] !== undefined && changes[key] !== rental[key]);
  if (locked.length > 0) {
    throw invalidInput(Object.fromEntries(locked.map((key) => [key, [`${key}_is_locked`]])));
  }
  return {};
}

/**
 * Turns AutoPay off in all rentals of a lister with a locked row, and notifies the tenants.
 * @param actor system if the provider ended the lister's payouts
 * @returns the number of rentals
 */
export async function endAutopay(
  trx: Trx,
  listerId: number,
  actor: 'lister' | 'system',
  now: Date,
): Promise<number> {
  const ids = await lockAutopayRentals(trx, withAutopay(listerId));
  for (const rental of await findStoredRentals(trx, ids)) {
    const set = { auto_pay: AUTOPAY.off, autopay_ended_at: now };
    const summary = actor === 'system' ? summarizeEnd('payouts_disconnected') : summarize;
    const change = { set, summary, notify: ['tenant'] } as const;
    const actorId = actor === 'lister' ? listerId : null;
    await writeChange(trx, rental, change, { action: 'disable_autopay', actor, actorId, now });
  }
  await collectManually(trx, ids, now);
  return ids.length;
}

interface AutopaySwitch {
  memberId: number;
  status: 0 | 1;
  address: string;
}

/**
 * Switches a lister's AutoPay. Off ends it in all their rentals; switching it on again restores
 * nothing. Setting the current value is a no-op.
 * @returns the rentals whose AutoPay has ended, and the tenants who can be asked again
 */
export function switchAutopay(
  services: RentalServices & AutopaySettings,
  { memberId, status, address }: AutopaySwitch,
): Promise<{ ended: number; can_ask_again: number }> {
  const now = services.clock.now();
  return transaction(services.db, async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ automatic_payment: status, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .where('automatic_payment', '<>', status)
      .returning('id')
      .executeTakeFirst();
    const ended =
      changed !== undefined && status === 0 ? await endAutopay(trx, memberId, 'lister', now) : 0;
    const can_ask_again = await countRentals(trx, askableAgain(memberId, services));
    if (changed === undefined) return { ended, can_ask_again };
    await audit(trx, {
      action: status === 1 ? 'autopay.switched_on' : 'autopay.switched_off',
      actorId: memberId,
      memberId,
      address,
      at: now,
    });
    return { ended, can_ask_again };
  });
}
