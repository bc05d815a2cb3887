import type { Plan } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';

/** A plan in words. */
export function usePlanTexts() {
  const { t } = useTranslation('plans');
  return (plan: Plan) => ({
    title: t(`${plan}_title`),
    /** The term as it stands beside the price. */
    term: t(`${plan}_term`),
    description: t(`${plan}_description`),
    highlights: [t(`${plan}_highlight_1`), t(`${plan}_highlight_2`), t(`${plan}_highlight_3`)],
  });
}
