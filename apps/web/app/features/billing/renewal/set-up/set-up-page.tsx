import type { contract } from '@crewpad/contract';
import { useEffect } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { owesSignUp } from '../../../../lib/member-homes.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { ScenePage, Sheet } from '../../../../ui/scene-page.tsx';
import { TestModeRibbon } from '../../card/test-mode-ribbon.tsx';
import { storeUpdateFlag } from '../change/update-flag.ts';
import { SetUpForm, type SetUpFormProps } from './set-up-form.tsx';

interface SetUpPageProps extends SetUpFormProps {
  /** Whether to continue to /upgrade-account afterward, otherwise to the plan's page. */
  isUpgrade: boolean;
}

/** Adds a card, or replaces the one on file. */
export function SetUpPage({ isUpgrade, ...shown }: SetUpPageProps) {
  const { user, card, restorable } = shown;
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
  const { member } = usePage();
  useEffect(() => storeUpdateFlag(isUpgrade), [isUpgrade]);
  return (
    <ScenePage
      width="form"
      title={t(card === null ? 'add_title' : 'update_title')}
      lead={t(leadOf(user, restorable !== null))}
    >
      <Sheet>
        {member?.switched ? (
          p('only_member')
        ) : (
          <>
            <TestModeRibbon />
            <SetUpForm {...shown} />
          </>
        )}
      </Sheet>
    </ScenePage>
  );
}

/** The purpose of the card: only a lister's plan is charged to it automatically. */
function leadOf(user: contract.accounts.OwnUser, isRestorable: boolean) {
  const { user_plan, repeat } = user;
  if (owesSignUp(user)) return 'set_up_lead_unpaid';
  if (isRestorable) return 'set_up_lead';
  if (user_plan === null) return 'set_up_lead_free';
  return repeat ? 'set_up_lead' : 'set_up_lead_once';
}
