import {
  LISTER_PLANS,
  PLAN_RECORDS,
  type PlanRecord,
  RENEWAL_NOTICE_DAYS,
  toDollars,
} from '@crewpad/domain';
import { PromotionPrices } from '../features/content/promotion-prices.tsx';
import { RichText, TextPage, TextTable } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { money } from '../lib/format.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { usePlanTexts } from '../lib/plan-texts.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/listing-apps.ts';

const SECTIONS = ['fit', 'renewals', 'cancel', 'boosts', 'start'] as const;
const DAYS_OF_A_YEAR = 365;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/listing-apps' }),
    description: t('meta_description', { ns: 'content/listing-apps' }),
    path: '/listing-apps',
  }));

export default function ListingAppsPage() {
  const { t } = useTranslation('content/listing-apps');
  const planTexts = usePlanTexts();
  const { basic, premium } = PLAN_RECORDS;
  const figures = {
    basic: planTexts('basic').title,
    premium: planTexts('premium').title,
    pro: planTexts('pro').title,
    basic_tenants: basic.tenants ?? 0,
    premium_locations: premium.locations ?? 0,
    premium_tenants: premium.tenants ?? 0,
    notice: RENEWAL_NOTICE_DAYS,
  };
  const more = {
    fit: undefined,
    renewals: undefined,
    cancel: undefined,
    boosts: <PromotionPrices />,
    start: (
      <LinkButton to="/create-account/lister-package" variant="accent">
        {t('start')}
      </LinkButton>
    ),
  };
  return (
    <TextPage
      path="/listing-apps"
      title={t('title')}
      lead={t('lead')}
      sections={[
        { id: 'compare', title: t('compare_title'), more: <Plans /> },
        ...SECTIONS.map((id) => ({
          id,
          title: t(`${id}_title`),
          text: t(`${id}_text`, figures),
          more: more[id],
        })),
      ]}
    />
  );
}

function Plans() {
  const { t } = useTranslation('content/listing-apps');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const upTo = (limit: number | null) =>
    limit === null ? t('unlimited') : limit === 1 ? '1' : t('up_to', { count: limit });
  const row = ({ plan, price_cents, locations, tenants }: PlanRecord) => ({
    name: planTexts(plan).title,
    cells: [money(toDollars(price_cents), locale), upTo(locations), upTo(tenants)],
  });
  return (
    <>
      <TextTable
        caption={t('compare_caption')}
        heads={[t('plan'), t('price'), t('locations'), t('tenants')]}
        rows={LISTER_PLANS.map((plan) => row(PLAN_RECORDS[plan]))}
      />
      <RichText>
        {t('per_day', { cents: Math.ceil(PLAN_RECORDS.basic.price_cents / DAYS_OF_A_YEAR) })}
      </RichText>
    </>
  );
}
