import type { MemberActor } from '../../../../platform/access/actor.ts';
import { enforce } from '../../../../platform/access/decision.ts';
import { notFound } from '../../../../platform/errors.ts';
import { orderMail } from '../../../../platform/outbox/order-mail.ts';
import type { Services } from '../../../../platform/services.ts';
import { newLinkToken } from '../../../../platform/tokens.ts';
import { changeRental } from '../../commands/change-rental.ts';
import { can } from '../../policy.ts';
import { findStoredRental, type StoredRental } from '../../queries/rental-rows.ts';

/**
 * Sends an invitation again with new links, invalidates the old ones, and restarts its reminders.
 * @throws ApiError 429 after too many on one day
 */
export async function resendInvitation(
  services: Pick<Services, 'db' | 'clock' | 'limits'>,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  // Checked before it is counted: strangers must not use up the lister's limit.
  const known = await findStoredRental(services.db, id);
  if (known === undefined) throw notFound();
  enforce(can(actor, 'resend_invite', known));
  const taken = await services.limits.takeFor('resent_invitations', String(id));
  try {
    return await changeRental(services, actor, id, 'resend_invite', async (trx, _rental, now) => {
      await orderMail(trx, { mail: 'rental_invitation', rentalId: id }, { now });
      const tokens = { token: newLinkToken(), mailed_token: newLinkToken() };
      return { set: { ...tokens, invited_at: now, reminders_sent: 0 } };
    });
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}
