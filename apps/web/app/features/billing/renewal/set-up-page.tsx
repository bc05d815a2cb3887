import type { CardInfo, OwnUser, TriedRenewal } from '@crewpad/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentText } from '../../../i18n/en/payment.ts';
import { renewalText } from '../../../i18n/en/renewal.ts';
import { usePage } from '../../../lib/page-context.ts';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { TestModeRibbon } from '../card/test-mode-ribbon.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { keepUpdateFlag } from './update-flag.ts';

export interface SetUpPageProps {
  user: OwnUser;
  card: CardInfo | null;
  /** One that waits for the member, if any. */
  renewal: TriedRenewal;
  /** Price of a renewal that is overdue: it is charged to the card at once. */
  overdue: number | null;
  /** Whether the way leads to /upgrade-account afterwards, else to where the plan is at home. */
  isUpgrade: boolean;
}

/** Adds a card, or replaces the one on file. */
export function SetUpPage({ user, card, renewal, overdue, isUpgrade }: SetUpPageProps) {
  const { t } = useTranslation(renewalText);
  const { t: p } = useTranslation(paymentText);
  const { member } = usePage();
  useEffect(() => keepUpdateFlag(isUpgrade), [isUpgrade]);
  return (
    <ScenePage
      width="form"
      title={t(card === null ? 'add_title' : 'update_title')}
      lead={t(leadOf(user))}
    >
      <Sheet>
        {member?.switched ? (
          p('only_member')
        ) : (
          <>
            <TestModeRibbon />
            <SetUpForm user={user} card={card} renewal={renewal} overdue={overdue} />
          </>
        )}
      </Sheet>
    </ScenePage>
  );
}

/** What the card is for: only a lister's plan is charged to it by itself. */
function leadOf({ user_plan, repeat }: OwnUser) {
  if (user_plan === null) return 'set_up_lead_free';
  return repeat ? 'set_up_lead' : 'set_up_lead_once';
}
