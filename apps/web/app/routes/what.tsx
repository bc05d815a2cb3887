import { PEOPLE_PER_ROOM, USUAL_AIRPORT_MILES, USUAL_RENT } from '@crewpad/domain';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { money } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/what.ts';

const SECTIONS = ['short', 'beds', 'reserve', 'line', 'cost', 'words'] as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/what' }),
    description: t('meta_description', { ns: 'content/what' }),
    path: '/what',
  }));

export default function WhatPage() {
  const { t } = useTranslation('content/what');
  const { locale } = usePage();
  const figures = {
    miles: USUAL_AIRPORT_MILES,
    people: PEOPLE_PER_ROOM,
    low: money(USUAL_RENT.low, locale),
    high: money(USUAL_RENT.high, locale),
  };
  return (
    <TextPage
      path="/what"
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
