import type { contract } from '@crewpad/contract';
import { type AutopayAction, autopayTransition, type Locale, toCents } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { invalidInput, notFound } from '../../../../platform/errors.ts';
import {
  type AutopaySettings,
  requireAutopaySetup,
  requireCardAmounts,
  requirePayee,
} from '../../../payouts/index.ts';
import {
  changeRental,
  differing,
  moneyColumns,
  partOf,
  type RentalServices,
  type StoredRental,
  saveOfferedTerms,
  summarize,
} from '../../../rentals/index.ts';
import { requireCard } from '../require-card.ts';
import { collectAutomatically, collectByHand } from './change-collection.ts';
import { recordConsent } from './record-consent.ts';

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
    if (step.to === 0) await collectByHand(trx, [rental.id], now);
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
const chargedAmounts = ({ status, rental_amount, deposit }: StoredRental) => ({
  rental_amount,
  deposit: status === 'pending' ? deposit : 0,
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
  const given = {
    rental_amount: rental_amount === undefined ? undefined : toCents(rental_amount),
    deposit: deposit == null ? undefined : toCents(deposit),
    payment_date,
  };
  const fields = ['rental_amount', 'deposit', 'payment_date'] as const;
  const locked = fields.filter((key) => given[key] !== undefined && given[key] !== rental[key]);
  if (locked.length > 0) {
    throw invalidInput(Object.fromEntries(locked.map((key) => [key, [`${key}_is_locked`]])));
  }
  return {};
}
