import { TextPage } from '../features/content/text-page/index.ts';
import { loadTexts } from '../i18n/texts.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/tenant-management.ts';

await loadTexts('tenant-management', 'text-pages');

const SECTIONS = ['beds', 'invite', 'rent', 'reports', 'history', 'messages', 'plan'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'tenant-management' }),
    description: t('meta_description', { ns: 'tenant-management' }),
    path: '/tenant-management',
  }));

export default function TenantManagementPage() {
  const { t } = useTranslation('tenant-management');

  return (
    <TextPage
      path="/tenant-management"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({ id, title: t(`${id}_title`), text: t(`${id}_text`) }))}
    />
  );
}
