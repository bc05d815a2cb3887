import type { contract } from '@crewpad/contract';
import { PLAN_RECORDS } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { usePlanTexts } from '../../../../lib/plan-texts.ts';
import classes from '../../payment/payment.module.css';
import { TermFacts } from '../term-facts.tsx';

interface ChangeTermsProps {
  user: Pick<contract.accounts.OwnUser, 'expired' | 'user_plan'>;
  quote: contract.billing.PlanQuote;
}

/** The effects of changing plans: today, and at the end of the current term. */
export function ChangeTerms({ user, quote }: ChangeTermsProps) {
  const { t } = useTranslation('renewal');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { expired, user_plan } = user;
  const { kind, plan, charge, price, starts_at, charge_at } = quote;
  const present = user_plan === null ? null : PLAN_RECORDS[user_plan];
  const next = PLAN_RECORDS[plan];
  const isSmaller = present !== null && present.price_cents > next.price_cents;
  const title = planTexts(plan).title;
  const words = { title, present: user_plan === null ? '' : planTexts(user_plan).title };
  const told = {
    ...words,
    until: fullDate(starts_at, locale),
    price: exactMoney(price, locale),
    date: fullDate(charge_at, locale),
  };
  const effect = () => {
    if (expired) return t('change_now_expired', { title });
    if (kind === 'later') return t('change_later', told);
    return t(charge === 0 ? 'change_free' : 'change_now', words);
  };
  const notes: (string | false)[] = [
    effect(),
    isSmaller && t('change_smaller', { title, count: next.tenants ?? 0 }),
    t('next_lister'),
  ];
  return (
    <>
      <TermFacts quote={quote} isChange />
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
