import { ANSWER_HOURS, SESSION_DAYS, SESSION_KEEP_DAYS } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/security.ts';

const SECTIONS = ['cards', 'connection', 'login', 'others', 'scams', 'report'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/security' }),
    description: t('meta_description', { ns: 'content/security' }),
    path: '/security',
  }));

export default function SecurityPage() {
  const { t } = useTranslation('content/security');
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
