import { PICTURE_MAX_BYTES, PICTURES_PER_LISTING } from '@crewpad/domain';
import { PictureExamples } from '../features/content/drawings.tsx';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/image-requirements.ts';

const FIRST = ['rules', 'shots'] as const;
const LAST = ['rejected', 'tips'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/image-requirements' }),
    description: t('meta_description', { ns: 'content/image-requirements' }),
    path: '/image-requirements',
  }));

export default function ImageRequirementsPage() {
  const { t } = useTranslation('content/image-requirements');
  const figures = { most: PICTURES_PER_LISTING, size: PICTURE_MAX_BYTES / 2 ** 20 };
  const section = (id: (typeof FIRST | typeof LAST)[number]) => ({
    id,
    title: t(`${id}_title`),
    text: t(`${id}_text`, figures),
  });
  return (
    <TextPage
      path="/image-requirements"
      title={t('title')}
      lead={t('lead')}
      sections={[
        ...FIRST.map(section),
        { id: 'examples', title: t('examples_title'), more: <PictureExamples /> },
        ...LAST.map(section),
      ]}
    />
  );
}
