import { contract } from '@crewpad/contract';
import { FULL_HOUSE_REMINDER_DAYS, UNTOUCHED_LISTING_DAYS } from '@crewpad/domain';
import { Figures, TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { count } from '../lib/format.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/quality-listings.ts';

const SECTIONS = ['pledge', 'daily', 'emails', 'judge', 'report'] as const;

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(contract.content.getMetrics, {});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/quality-listings' }),
    description: t('meta_description', { ns: 'content/quality-listings' }),
    path: '/quality-listings',
  }));

export default function QualityListingsPage({ loaderData: metrics }: Route.ComponentProps) {
  const { t } = useTranslation('content/quality-listings');
  const { locale } = usePage();
  const figures = { days: UNTOUCHED_LISTING_DAYS, again: FULL_HOUSE_REMINDER_DAYS };
  const emails = <Figures figures={[[t('emails_caption'), count(metrics.total_emails, locale)]]} />;
  return (
    <TextPage
      path="/quality-listings"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}_title`),
        text: t(`${id}_text`, figures),
        more: id === 'emails' && emails,
      }))}
    />
  );
}
