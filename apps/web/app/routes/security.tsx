import { ANSWER_HOURS, SESSION_DAYS, SESSION_KEEP_DAYS } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/security.ts';

await loadTexts('security', 'text-pages');

const SECTIONS = ['cards', 'connection', 'login', 'others', 'scams', 'report'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'security' }),
    description: t('meta_description', { ns: 'security' }),
    path: '/security',
  }));

export default function SecurityPage() {
  const { t } = useTranslation('security');
  const figures = { hours: ANSWER_HOURS, short: SESSION_DAYS, long: SESSION_KEEP_DAYS };
  return (
    <TextPage
      path="/security"
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
