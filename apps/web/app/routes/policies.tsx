import { ANSWER_HOURS, KEPT_DATA } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/policies.ts';

await loadTexts('policies', 'text-pages');

const SECTIONS = ['join', 'listings', 'messages', 'money', 'privacy', 'break', 'more'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'policies' }),
    description: t('meta_description', { ns: 'policies' }),
    path: '/policies',
  }));

export default function PoliciesPage() {
  const { t } = useTranslation('policies');
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
