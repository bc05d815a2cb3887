import { ANSWER_HOURS, PICTURE_MAX_BYTES } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/problems.ts';

const SECTIONS = ['try', 'common', 'send'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/problems' }),
    description: t('meta_description', { ns: 'content/problems' }),
    path: '/problems',
  }));

export default function ProblemsPage() {
  const { t } = useTranslation('content/problems');
  const figures = { hours: ANSWER_HOURS, size: PICTURE_MAX_BYTES / 2 ** 20 };
  return (
    <TextPage
      path="/problems"
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
