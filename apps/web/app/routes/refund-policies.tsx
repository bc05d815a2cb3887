import { ANSWER_HOURS, PLAN_RECORDS, toDollars } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { money } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/refund-policies.ts';

const SECTIONS = ['paid', 'yes', 'no', 'boosts', 'rent', 'ask'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/refund-policies' }),
    description: t('meta_description', { ns: 'content/refund-policies' }),
    path: '/refund-policies',
  }));

export default function RefundPoliciesPage() {
  const { t } = useTranslation('content/refund-policies');
  const { locale } = usePage();
  const figures = {
    hours: ANSWER_HOURS,
    months: PLAN_RECORDS.seeker.months,
    seeker: money(toDollars(PLAN_RECORDS.seeker.price_cents), locale),
    lister: money(toDollars(PLAN_RECORDS.basic.price_cents), locale),
  };
  return (
    <TextPage
      path="/refund-policies"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}_title`),
        text: t(`${id}_text`, figures),
      }))}
    />
  );
}
