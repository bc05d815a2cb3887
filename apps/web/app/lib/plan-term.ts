import { renewalChargeAt } from '@crewpad/domain';
import { useTranslation } from '../i18n/use-translation.tsx';
import { fullDate } from './format.ts';
import { usePage } from './page-context.ts';

export interface PlanTerm {
  /** The end of the paid terms, as ISO 8601 instant. */
  endsAt: string;
  expired: boolean;
  /** Whether it renews when the term ends. */
  renews: boolean;
}

/** What happens to a plan, and on which day: it renews on the day of the charge. */
export function planTerm({ endsAt, expired, renews }: PlanTerm) {
  if (expired) return { key: 'term_expired', at: endsAt } as const;
  if (!renews) return { key: 'term_expires', at: endsAt } as const;
  return { key: 'term_renews', at: renewalChargeAt(new Date(endsAt)).toISOString() } as const;
}

/** "Renews {date}", "Expires {date}" or "Expired {date}". */
export function usePlanTerm() {
  const { t } = useTranslation('billing/plans');
  const { locale } = usePage();
  return (term: PlanTerm) => {
    const { key, at } = planTerm(term);
    return t(key, { date: fullDate(at, locale) });
  };
}
