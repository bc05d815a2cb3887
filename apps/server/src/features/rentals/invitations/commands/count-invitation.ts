import { ApiError } from '@crewpad/contract';
import { INVITATIONS_ACCEPTED_FIRST, STRANGERS_INVITED_FIRST } from '@crewpad/domain';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { tooManyRequests } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { isAutopaySetUp } from '../../../payouts/index.ts';
import { countAccepted, hasAccount, hasActiveListing } from '../queries/known-lister.ts';

type CountingServices = Pick<Services, 'db' | 'payments' | 'limits'>;

/**
 * Counts an invitation, also against the lower limit on emails without an account that a new lister
 * has, so that no one uses invitations as a mail relay.
 * @param email undefined for a person whom the lister knows
 * @throws ApiError 429
 */
export async function countInvitation(
  services: CountingServices,
  actor: MemberActor,
  email: string | null | undefined,
): Promise<{ giveBack(): Promise<void> }> {
  const { limits } = services;
  const all = await limits.takeFor('invitations', String(actor.id));
  try {
    if (!(await isLimited(services, actor.id, email))) return all;
    const strangers = await limits.takeFor('stranger_invitations', String(actor.id));
    return {
      giveBack: async () => {
        await strangers.giveBack();
        await all.giveBack();
      },
    };
  } catch (error) {
    await all.giveBack();
    const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
    if (retryAfter === undefined) throw error;
    throw tooManyRequests(retryAfter, ({ t }) =>
      t('rentals:few_strangers', {
        strangers: STRANGERS_INVITED_FIRST,
        accepted: INVITATIONS_ACCEPTED_FIRST,
      }),
    );
  }
}

function isLimited(
  { db, payments }: CountingServices,
  listerId: number,
  email: string | null | undefined,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    if (email == null || (await hasAccount(trx, email))) return false;
    if ((await countAccepted(trx, listerId)) >= INVITATIONS_ACCEPTED_FIRST) return false;
    const isSetUp = await isAutopaySetUp(trx, listerId, payments.mode);
    return !(isSetUp && (await hasActiveListing(trx, listerId)));
  });
}
