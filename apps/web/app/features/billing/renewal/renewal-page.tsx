import type { CardInfo, OwnUser, SubscriptionPlan } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../brand/use-wording.ts';
import { renewalText } from '../../../i18n/en/renewal.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage } from '../../../ui/scene-page.tsx';
import classes from '../payment/payment.module.css';
import { PaymentSheet } from '../payment/payment-form.tsx';
import ownClasses from './renewal.module.css';
import { TermFacts } from './term-facts.tsx';
import { TermSummary } from './term-summary.tsx';
import { TooEarlySheet } from './too-early-sheet.tsx';

interface RenewalPageProps {
  user: OwnUser;
  plan: SubscriptionPlan;
  card: CardInfo | null;
  /** End of the term that is paid here. */
  until: string;
  /** From when that is possible; null: now. */
  payableFrom: string | null;
}

/** Pays one more term of the present plan; leads to the other packages. */
export function RenewalPage({ user, plan, card, until, payableFrom }: RenewalPageProps) {
  const { t } = useTranslation(renewalText);
  const { locale } = usePage();
  const spoken = useWording();
  const { expired, expire_at, repeat } = user;
  const date = expire_at === null ? '' : fullDate(expire_at, locale);
  const title = spoken(plan.title);
  const lead = t(expired ? 'expired_lead' : 'running_lead', { title, date });
  return (
    <ScenePage width="wide" title={t(expired ? 'expired_title' : 'renew_title')} lead={lead}>
      <div className={classes.columns}>
        <TermSummary
          over={t('renew_account')}
          plan={plan}
          terms={
            <>
              <TermFacts user={user} plan={plan} until={until} />
              {repeat && !expired && <p className={classes.soft}>{t('by_itself', { date })}</p>}
              <p className={classes.soft}>
                {t(isListerPlan(plan.plan) ? 'next_lister' : 'next_seeker')}
              </p>
            </>
          }
          isReturning={expired}
        >
          <p className={ownClasses.ask}>{t('other_package')}</p>
          <LinkButton to="/change-package" variant="outline">
            {t('change_package')}
          </LinkButton>
        </TermSummary>
        {payableFrom === null ? (
          <PaymentSheet user={user} purpose="renewal" plan={plan} card={card} />
        ) : (
          <TooEarlySheet plan={plan} from={payableFrom} paidUntil={date} />
        )}
      </div>
    </ScenePage>
  );
}
