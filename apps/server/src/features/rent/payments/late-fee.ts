import type { contract } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { conflict, forbidden, notFound, refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { getRental, LATE_FEE_MIN_CENTS, lateFeeAt, lateRent } from '../../rentals/index.ts';
import { findTransaction } from './payments.queries.ts';
import { sendRequest } from './requests.ts';

/**
 * Asks a tenant for the agreed late fee of late rent, as the lister.
 * @returns the obligation of the request
 * @throws ApiError 404 for rent of others; 403 for its tenant; 409 before it is late, without a fee,
 * and if the fee was added
 */
export async function addLateFee(
  services: Pick<Services, 'db' | 'clock' | 'payments'>,
  actor: MemberActor,
  id: number,
  key: string | undefined,
): Promise<number> {
  const { db, clock } = services;
  const row = await findTransaction(db, id);
  if (row === undefined) throw notFound();
  if (row.lister_id !== actor.id) throw row.payer_id === actor.id ? forbidden() : notFound();
  const rental = await getRental(db, row.rental_id);
  const cents = row.due_at === null ? null : lateFeeAt(rental, new Date(row.due_at));
  if (cents === null || cents < LATE_FEE_MIN_CENTS) throw conflict('rent:no_late_fee');
  const check = async (trx: Trx) => {
    const added = await trx
      .selectFrom('payment_requests')
      .select('id')
      .where('late_fee_of', '=', id)
      .where('status', 'in', ['pending', 'complete'])
      .executeTakeFirst();
    if (added !== undefined) throw refusal(409, 'ALREADY_ADDED', 'rent:late_fee_added');
    const late = lateRent(await getRental(trx, row.rental_id), clock.now());
    if (!late?.charges.some((charge) => charge.id === id)) throw conflict('rent:not_late');
  };
  const form: contract.rent.PaymentRequestForm = {
    tenant_id: row.rental_id,
    payment_for: 'late_fee',
    amount: toDollars(cents),
    payment_type: 'stripe',
    payment_method: 'stripe',
  };
  return sendRequest(services, actor, form, key, { of: id, check });
}
