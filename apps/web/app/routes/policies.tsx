import { ANSWER_HOURS, KEPT_DATA } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/policies.ts';

const SECTIONS = ['join', 'listings', 'messages', 'money', 'privacy', 'break', 'more'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/policies' }),
    description: t('meta_description', { ns: 'content/policies' }),
    path: '/policies',
  }));

export default function PoliciesPage() {
  const { t } = useTranslation('content/policies');
  const figures = {
    hours: ANSWER_HOURS,
    months: KEPT_DATA.contact_messages.term.months,
    years: KEPT_DATA.bookkeeping.term.years,
  };
  return (
    <TextPage
      path="/policies"
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
