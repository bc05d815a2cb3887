import { AIRPORT_RADIUS_MILES } from '@crewpad/domain';
import { PromotionPrices } from '../features/content/promotion-prices.tsx';
import { TextPage } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/featured-details.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('featured_title', { ns: 'content' }),
    description: t('featured_description', { ns: 'content' }),
    path: '/featured-details',
  }));

export default function FeaturedDetails() {
  const { t } = useTranslation('content');
  return (
    <TextPage
      path="/featured-details"
      title={t('featured_title')}
      lead={t('featured_lead')}
      sections={[
        { id: 'featured', title: t('featured_label'), text: t('featured_label_text') },
        { id: 'boosted', title: t('boosted_label'), text: t('boosted_label_text') },
        { id: 'prices', title: t('prices'), more: <PromotionPrices /> },
        { id: 'fair', title: t('fair_title'), text: t('fair_text') },
        { id: 'end', title: t('end_title'), text: t('end_text') },
        {
          id: 'distance',
          title: t('distance_title'),
          text: t('distance_text', { miles: AIRPORT_RADIUS_MILES }),
        },
        {
          id: 'start',
          title: t('featured_start'),
          text: t('featured_start_text'),
          more: (
            <LinkButton to="/create-account" variant="accent">
              {t('create_account')}
            </LinkButton>
          ),
        },
      ]}
    />
  );
}
