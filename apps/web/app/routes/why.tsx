import { contract } from '@crewpad/contract';
import { AIRPORT_RADIUS_MILES, PLAN_RECORDS, toDollars, USUAL_RENT } from '@crewpad/domain';
import { Figures, RichText, TextPage, TextTable } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { count, exactMoney, money } from '../lib/format.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/why.ts';

const SECTIONS = ['compare', 'seekers', 'listers', 'not'] as const;
const COUNTERS = ['users', 'listings', 'cities', 'airports'] as const;

/** The example: nights at base per month, and prices beside the usual rent, in dollars. */
const NIGHTS = 10;
const HOTEL_NIGHT = 95;
const LEASE_MONTH = 1450;
const CRASH_PAD_MONTH = (USUAL_RENT.low + USUAL_RENT.high) / 2;
const CHANNELS = [
  ['crash_pad', CRASH_PAD_MONTH],
  ['hotel', HOTEL_NIGHT * NIGHTS],
  ['lease', LEASE_MONTH],
] as const;

export const loader = (args: Route.LoaderArgs) => loaderCall(args)(contract.content.getMetrics, {});

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/why' }),
    description: t('meta_description', { ns: 'content/why' }),
    path: '/why',
  }));

export default function WhyPage({ loaderData: metrics }: Route.ComponentProps) {
  const { t } = useTranslation('content/why');
  const { locale } = usePage();
  const { seeker, basic } = PLAN_RECORDS;
  const figures = {
    nights: NIGHTS,
    miles: AIRPORT_RADIUS_MILES,
    months: seeker.months,
    price: money(toDollars(seeker.price_cents), locale),
    lister: money(toDollars(basic.price_cents), locale),
  };
  const hotel = { price: money(HOTEL_NIGHT, locale) };
  const comparison = (
    <>
      <TextTable
        caption={t('compare_caption', figures)}
        heads={[t('way'), t('per_month'), t('per_night')]}
        hasNumbers
        rows={CHANNELS.map(([channel, dollars]) => ({
          name: t(channel, hotel),
          cells: [money(dollars, locale), exactMoney(dollars / NIGHTS, locale)],
        }))}
      />
      <RichText>
        {`${t('break_even', { ...hotel, nights: Math.ceil(CRASH_PAD_MONTH / HOTEL_NIGHT) })} ${t('note')}`}
      </RichText>
    </>
  );
  return (
    <TextPage
      path="/why"
      title={t('title')}
      lead={t('lead')}
      sections={[
        ...SECTIONS.map((id) => ({
          id,
          title: t(`${id}_title`),
          text: t(`${id}_text`, figures),
          more: id === 'compare' && comparison,
        })),
        {
          id: 'counters',
          title: t('counters_title'),
          more: (
            <Figures
              figures={COUNTERS.map((name) => [t(`counter_${name}`), count(metrics[name], locale)])}
            />
          ),
        },
      ]}
    />
  );
}
