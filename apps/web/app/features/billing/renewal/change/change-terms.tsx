import type { contract } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { fullDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts } from '../../../../lib/plan-texts.ts';
import classes from '../../payment/payment.module.css';
import { TermFacts } from '../term-facts.tsx';
import type { OfferedPlan } from './offers.ts';

interface ChangeTermsProps {
  user: Pick<contract.accounts.OwnUser, 'expire_at' | 'expired' | 'user_plan'>;
  /** The plan to pay. */
  chosen: OfferedPlan;
}

/** The effects of changing plans: immediately, today, and at the end of the current term. */
export function ChangeTerms({ user, chosen: { plan, until } }: ChangeTermsProps) {
  const { t } = useTranslation('renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { expire_at, expired, user_plan } = user;
  const present = user_plan === null ? null : PLAN_RECORDS[user_plan];
  const next = PLAN_RECORDS[plan.plan];
  const isSmaller = present !== null && present.price_cents > next.price_cents;
  const title = planTexts(plan.plan).title;
  const notes: (string | false)[] = [
    expire_at === null || expired
      ? t('change_now_expired', { title })
      : t('change_now', {
          title,
          present: user_plan === null ? '' : planTexts(user_plan).title,
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
