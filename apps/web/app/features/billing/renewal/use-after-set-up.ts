import type { OwnUser } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useNavigate, useRevalidator } from 'react-router';
import { homeOfPlan } from '../../../lib/member-homes.ts';
import { useFlag } from '../../../lib/page-context.ts';
import { readUpdateFlag } from './update-flag.ts';

const ONBOARDING = '/account-setting?tab=autopay&connect-account';

/** Where a member goes once he has a card. A lister is led to AutoPay, with his crash pads behind it. */
export function useAfterSetUp(): (user: Pick<OwnUser, 'user_plan'>) => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const hasAutopay = useFlag('autopay');
  return async ({ user_plan }) => {
    if (readUpdateFlag()) {
      await navigate('/upgrade-account', { replace: true });
    } else {
      await navigate(homeOfPlan(user_plan), { replace: true });
      if (hasAutopay && isListerPlan(user_plan)) await navigate(ONBOARDING);
    }
    await revalidate();
  };
}
