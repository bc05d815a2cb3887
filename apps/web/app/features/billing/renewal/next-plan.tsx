import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';

/** "Senior Mama until May 4, 2030, then Line Holder", if another plan was chosen. */
export function NextPlan({
  user,
}: {
  user: Pick<contract.accounts.OwnUser, 'user_plan' | 'next_plan' | 'next_plan_at'>;
}) {
  const { t } = useTranslation('billing/plans');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { user_plan, next_plan, next_plan_at } = user;
  if (user_plan === null || next_plan === null || next_plan_at === null) return null;
  return (
    <p className="mx-0 mt-2 mb-0 text-ink-soft">
      {t('then_plan', {
        present: planTexts(user_plan).title,
        date: fullDate(next_plan_at, locale),
        next: planTexts(next_plan).title,
      })}
    </p>
  );
}
