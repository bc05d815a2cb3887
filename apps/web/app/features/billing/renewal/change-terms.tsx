import type { OwnUser } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../brand/use-wording.ts';
import { renewalText } from '../../../i18n/en/renewal.ts';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from '../payment/payment.module.css';
import type { OfferedPlan } from './offers.ts';
import { TermFacts } from './term-facts.tsx';

interface ChangeTermsProps {
  user: Pick<OwnUser, 'expire_at' | 'expired' | 'user_plan'>;
  /** The package that would be paid. */
  chosen: OfferedPlan;
}

/** What happens when another package is paid: at once, today, and when the running term is over. */
export function ChangeTerms({ user, chosen: { plan, until } }: ChangeTermsProps) {
  const { t } = useTranslation(renewalText);
  const { locale } = usePage();
  const spoken = useWording();
  const { expire_at, expired, user_plan } = user;
  const present = user_plan === null ? null : PLAN_RECORDS[user_plan];
  const next = PLAN_RECORDS[plan.plan];
  const isSmaller = present !== null && present.price_cents > next.price_cents;
  const title = spoken(plan.title);
  const notes: (string | false)[] = [
    expire_at === null || expired
      ? t('change_now_expired', { title })
      : t('change_now', {
          title,
          present: spoken(present?.title ?? ''),
          date: fullDate(expire_at, locale),
        }),
    isSmaller && t('change_smaller', { title, count: next.tenants ?? 0 }),
    t('next_lister'),
  ];
  return (
    <>
      <TermFacts user={user} plan={plan} until={until} isChange />
      {notes
        .filter((note) => note !== false)
        .map((note) => (
          <p key={note} className={classes.soft}>
            {note}
          </p>
        ))}
    </>
  );
}
