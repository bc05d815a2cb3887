import { ApiError } from '@crewpad/contract';
import { firstBilledDay, quoteRent, type RentQuote, toCents, unbilledRent } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/errors.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { recordVerifiedEmail } from '../../../accounts/index.ts';
import { applyChange, lockRental, type RentalServices } from '../../commands/change-rental.ts';
import { can, INVITE_IS_OVER } from '../../policy.ts';
import { presentQuote, stayOf } from '../../present-rental.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import { isInvited, isOver, sameEmail } from '../invitee.ts';
import { findByToken, noSuchOffer } from '../queries/find-by-token.ts';
import { type AcceptingMember, activateFreeTenant, lockMember } from './accepting-member.ts';

export interface Acceptance {
  token: string;
  updated_at?: string | undefined;
  today_total?: number | undefined;
}

/**
 * The invited member accepts. Doing it twice is the same as once.
 * @throws ApiError 403 somebody else was invited, or their email is not verified; 404 unknown token; 409
 * no longer pending, or another offer than the one that was shown
 */
export function accept(
  { db, clock }: RentalServices,
  actor: MemberActor,
  acceptance: Acceptance,
): Promise<RentalRow> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const known = await findByToken(trx, acceptance.token);
    if (known === undefined) throw noSuchOffer();
    const member = await lockMember(trx, actor.id);
    const rental = await lockRental(trx, known.rental.id);
    if (rental === undefined || !isInvited(member, rental)) throw notInvited();
    if (rental.status === 'accepted') return rental;
    // Another edit, resend or answer has come in between.
    const found = await findByToken(trx, acceptance.token);
    if (rental.status !== 'pending' || found === undefined || isOver(rental, now))
      throw isOverNow();
    await requireVerified(
      trx,
      member,
      found.isMailed && sameEmail(member.email, rental.email),
      now,
    );
    enforce(can({ ...actor, isEmailVerified: true }, 'accept', rental));
    requireShownOffer(rental, acceptance, now);
    return recordAcceptance(trx, rental, member, now);
  });
}

const notInvited = () =>
  refusal(
    403,
    'NOT_INVITED',
    'This invitation was sent to another member. Please log in with that account.',
  );

const isOverNow = () => refusal(409, 'INVITE_NOT_VALID', INVITE_IS_OVER);

/** Who comes from the email that was sent to the address has proven that it is theirs. */
async function requireVerified(
  trx: Trx,
  member: AcceptingMember,
  hasMailedToken: boolean,
  now: Date,
): Promise<void> {
  if (member.isEmailVerified) return;
  if (hasMailedToken) return recordVerifiedEmail(trx, member.id, now);
  const sentence = 'Please verify your email first, or open the link in the invitation email.';
  throw refusal(403, 'EMAIL_NOT_VERIFIED', sentence);
}

/** Nobody accepts what they have not seen: the lister may have changed it, or time the amount. */
function requireShownOffer(
  rental: RentalRow,
  { updated_at, today_total }: Acceptance,
  now: Date,
): void {
  const quote = quoteRent({ ...stayOf(rental), deposit: rental.deposit }, now);
  const isSame = updated_at === undefined || Date.parse(updated_at) === rental.updated_at.getTime();
  if (isSame && (today_total === undefined || toCents(today_total) === totalToday(quote))) return;
  throw new ApiError(409, {
    message: 'This offer has changed. Please look at it again.',
    error_code: 'EDITED_MEANWHILE',
    quote: presentQuote(quote),
  });
}

const totalToday = ({ today }: RentQuote) => today.reduce((sum, { amount }) => sum + amount, 0);

async function recordAcceptance(
  trx: Trx,
  rental: RentalRow,
  member: AcceptingMember,
  now: Date,
): Promise<RentalRow> {
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: { mail: 'rental_accepted' as const, rentalId: rental.id, to },
  }));
  await orderMails(trx, mails, now);
  await activateFreeTenant(trx, member, now);
  // What the lister left open is known now.
  const set = {
    status: 'accepted' as const,
    user_id: member.id,
    accepted_at: now,
    ...unbilledRent(stayOf(rental), firstBilledDay(stayOf(rental), now)),
    first_name: rental.first_name || member.first_name,
    last_name: rental.last_name || member.last_name,
    airline: rental.airline ?? member.airlines,
    ...(rental.phone_number === null && {
      phone_number: member.phone_number,
      country_code: member.country_code,
    }),
  };
  const step = { action: 'accept', actor: 'tenant', actorId: member.id, now } as const;
  return applyChange(trx, rental, { set }, step);
}
