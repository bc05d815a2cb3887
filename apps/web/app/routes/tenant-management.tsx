import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/tenant-management.ts';

const SECTIONS = ['beds', 'invite', 'rent', 'reports', 'history', 'messages', 'plan'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/tenant-management' }),
    description: t('meta_description', { ns: 'content/tenant-management' }),
    path: '/tenant-management',
  }));

export default function TenantManagementPage() {
  const { t } = useTranslation('content/tenant-management');

  return (
    <TextPage
      path="/tenant-management"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({ id, title: t(`${id}_title`), text: t(`${id}_text`) }))}
    />
  );
}
