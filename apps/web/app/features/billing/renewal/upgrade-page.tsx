import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { homeOfPlan } from '../../../lib/member-homes.ts';
import { usePlanTerm } from '../../../lib/plan-term.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { cardBrand } from '../card/card-facts.tsx';
import { FailedRenewal } from './failed-renewal.tsx';
import { NextPlan } from './next-plan.tsx';
import { storeUpdateFlag } from './use-after-set-up.ts';

const rowClass = 'grid [&_dd]:m-0 [&_dd]:font-medium [&_dt]:text-xs [&_dt]:text-muted';

interface UpgradePageProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo;
  /** A renewal that waits for the member, if any. */
  renewal: contract.billing.ChargedRenewal;
  /** The member's plan; null for a free tenant. */
  plan: contract.billing.SubscriptionPlan | null;
}

/** Next steps for a member with a card: renew, change their plan, or continue. */
export function UpgradePage({ user, card, renewal, plan }: UpgradePageProps) {
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
  const planTexts = usePlanTexts();
  const termText = usePlanTerm();
  useEffect(() => storeUpdateFlag(false), []);
  const { expired, expire_at, repeat } = user;
  const hasPackages = plan !== null && isListerPlan(plan.plan);
  const term = expire_at === null ? '' : termText({ endsAt: expire_at, expired, renews: repeat });
  return (
    <ScenePage
      width="form"
      title={t('upgrade_title')}
      lead={t(
        plan === null ? 'upgrade_lead_free' : hasPackages ? 'upgrade_lead' : 'upgrade_lead_once',
      )}
    >
      <FailedRenewal renewal={renewal} />
      <Sheet>
        <dl className="m-0 grid gap-4">
          <div className={rowClass}>
            <dt>{t('card')}</dt>
            <dd>{p('current_card', { card: cardBrand(card.brand), last4: card.last4 })}</dd>
          </div>
          {plan && (
            <div className={rowClass}>
              <dt>{t('your_plan')}</dt>
              <dd>
                {t('plan_term', { title: planTexts(plan.plan).title, term })}
                <NextPlan user={user} />
              </dd>
            </div>
          )}
        </dl>
        <div className="mt-6 flex flex-wrap gap-2">
          {expired ? (
            <LinkButton to="/account-expired" variant="accent">
              {t('renew_account')}
            </LinkButton>
          ) : (
            <LinkButton to={homeOfPlan(user.user_plan)} variant="accent">
              {t('continue')}
            </LinkButton>
          )}
          {hasPackages && (
            <LinkButton to="/change-package" variant="outline">
              {t('change_package')}
            </LinkButton>
          )}
          <LinkButton to="/update-payment-method" variant="outline">
            {t('other_card')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}
