import { contract } from '@crewpad/contract';
import { toCents } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { textsIn } from '../../../platform/texts.ts';
import { MoneyCalls, presentUnpaid } from '../../billing/index.ts';
import { getRental, presentRental } from '../../rentals/index.ts';
import { type Acceptance, accept } from './commands/accept.ts';

/** Registers the acceptance of an invitation, paid or not. */
export function addAcceptance(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const calls = new MoneyCalls(db);
  const acceptAs = async (acceptance: Acceptance, context: MemberContext) => {
    const accepted = await accept(services, calls, context, acceptance);
    if (accepted.kind !== 'accepted') return presentUnpaid(accepted, context);
    const { rental, paidBefore } = accepted;
    const { t, money } = textsIn(context.locale);
    return {
      data: presentRental(await getRental(db, rental.id), context.actor, clock.now()),
      message:
        paidBefore === undefined
          ? t('rent:invitation_accepted')
          : t('rent:accepted_elsewhere', { amount: money(toCents(paidBefore)) }),
      ...(paidBefore !== undefined && { paid_before: paidBefore }),
    };
  };
  registry.addForMembers(contract.rent.accept, ({ body }, context) => acceptAs(body, context), {
    ownSessionOnly: true,
    limit: 'money',
  });
  registry.addForMembers(
    contract.rent.acceptByLink,
    ({ query }, context) => acceptAs(query, context),
    { ownSessionOnly: true, limit: 'money' },
  );
}
