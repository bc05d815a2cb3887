import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useNavigate, useRevalidator } from 'react-router';
import { homeOfPlan, owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { useFlag } from '../../../lib/page-context.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'update-payment-method';
const isSet = (value: unknown): value is true => value === true;

/** Remembers that a card is being set up for an upgrade, to continue to /upgrade-account. */
export function storeUpdateFlag(set: boolean): void {
  writeStored(KEY, set);
}

function readUpdateFlag(): boolean {
  return readStored(KEY, isSet) === true;
}

const ONBOARDING = '/account-setting?tab=autopay&connect-account';

/** Where a member goes once they have a card. A lister continues to AutoPay, and then to their crash pads. */
export function useAfterSetUp(): (
  user: Pick<contract.accounts.OwnUser, 'user_plan' | 'signup_plan' | 'status'>,
) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const hasAutopay = useFlag('autopay');
  return async (user) => {
    const { user_plan } = user;
    if (owesSignUp(user)) {
      await navigate(UNPAID_HOME, { replace: true });
    } else if (readUpdateFlag()) {
      await navigate('/upgrade-account', { replace: true });
    } else {
      await navigate(homeOfPlan(user_plan), { replace: true });
      if (hasAutopay && isListerPlan(user_plan)) await navigate(ONBOARDING);
    }
    await revalidate();
  };
}
