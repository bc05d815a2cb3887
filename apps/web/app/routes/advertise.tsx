import { contract } from '@crewpad/contract';
import {
  AD_PRICE,
  ADDITIONAL_LISTING_PRICE,
  ANSWER_HOURS,
  MONTHLY_VIEWS_STATED,
  PLAN_RECORDS,
  toDollars,
} from '@crewpad/domain';
import { PlacementDrawing } from '../features/content/drawings.tsx';
import { Figures, TextPage, TextTable } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { count, money } from '../lib/format.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/advertise.ts';

const SECTIONS = ['places', 'prices', 'listing', 'book'] as const;
const CONTACT = '/contact?subject=Advertise';

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(contract.content.getMetrics, {});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/advertise' }),
    description: t('meta_description', { ns: 'content/advertise' }),
    path: '/advertise',
  }));

export default function AdvertisePage({ loaderData: metrics }: Route.ComponentProps) {
  const { t } = useTranslation('content/advertise');
  const { locale } = usePage();
  const { basic, premium } = PLAN_RECORDS;
  const price = (dollars: number) => money(dollars, locale);
  const figures = {
    first: price(toDollars(basic.price_cents)),
    more: price(ADDITIONAL_LISTING_PRICE),
    four: price(toDollars(premium.price_cents)),
    hours: ANSWER_HOURS,
  };
  const more = {
    places: <PlacementDrawing />,
    prices: (
      <TextTable
        caption={t('prices_caption')}
        heads={[t('option'), t('price'), t('total')]}
        hasNumbers
        rows={[
          {
            name: t('year'),
            cells: [price(AD_PRICE.year), price(AD_PRICE.year * AD_PRICE.yearMonths)],
          },
          { name: t('monthly'), cells: [price(AD_PRICE.monthly), t('no_end')] },
        ]}
      />
    ),
    listing: undefined,
    book: (
      <LinkButton to={CONTACT} variant="accent">
        {t('book')}
      </LinkButton>
    ),
  };
  return (
    <TextPage
      path="/advertise"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}_title`),
        text: t(`${id}_text`, figures),
        more: more[id],
      }))}
    >
      <Figures
        figures={[
          [t('views'), `${count(MONTHLY_VIEWS_STATED, locale)}+`],
          [t('users'), count(metrics.users, locale)],
          [t('airports'), count(metrics.airports, locale)],
        ]}
      />
    </TextPage>
  );
}
