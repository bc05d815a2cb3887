import { GROUP_MESSAGE_MAX, MESSAGE_MAX } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { count } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/tenant-messaging.ts';

const SECTIONS = ['one', 'house', 'all', 'see', 'limits', 'tips'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/tenant-messaging' }),
    description: t('meta_description', { ns: 'content/tenant-messaging' }),
    path: '/tenant-messaging',
  }));

export default function TenantMessagingPage() {
  const { t } = useTranslation('content/tenant-messaging');
  const { locale } = usePage();
  const figures = { characters: count(MESSAGE_MAX, locale), people: GROUP_MESSAGE_MAX };
  return (
    <TextPage
      path="/tenant-messaging"
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
