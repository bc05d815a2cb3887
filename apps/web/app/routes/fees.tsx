import { contract } from '@crewpad/contract';
import { PLAN_RECORDS, PLANS, paymentFee, toDollars } from '@crewpad/domain';
import { PromotionPrices } from '../features/content/promotion-prices.tsx';
import { RichText, TextPage, TextTable } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { exactMoney, money } from '../lib/format.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { usePlanTexts } from '../lib/plan-texts.ts';
import type { Route } from './+types/fees.ts';

const SECTIONS = ['plans', 'promotions', 'cards', 'flat', 'where', 'who', 'hidden'] as const;
/** The rent of the worked example, in whole cents. */
const EXAMPLE_CENTS = 40_000;
/** Any country but that of the product. */
const ABROAD = 'CA';

export const loader = async (args: Route.LoaderArgs) => {
  const { payout_account_fee } = await loaderCall(args)(contract.content.getConfig, {});
  return { accountFee: payout_account_fee };
};

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/fees' }),
    description: t('meta_description', { ns: 'content/fees' }),
    path: '/fees',
  }));

export default function FeesPage({ loaderData: { accountFee } }: Route.ComponentProps) {
  const { t } = useTranslation('content/fees');
  const { locale } = usePage();
  const { seeker } = PLAN_RECORDS;
  const figures = {
    seeker: money(toDollars(seeker.price_cents), locale),
    months: seeker.months,
    amount: exactMoney(accountFee, locale),
  };
  const more = {
    plans: <PlanPrices />,
    promotions: <PromotionPrices />,
    cards: (
      <>
        <CardExample />
        <RichText>{t('cards_after')}</RichText>
      </>
    ),
    flat: undefined,
    where: undefined,
    who: undefined,
    hidden: undefined,
  };
  return (
    <TextPage
      path="/fees"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}_title`),
        text: t(id === 'flat' && accountFee === 0 ? 'flat_text_none' : `${id}_text`, figures),
        more: more[id],
      }))}
    />
  );
}

function PlanPrices() {
  const { t } = useTranslation('content/fees');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  return (
    <TextTable
      caption={t('plans_title')}
      heads={[t('plan'), t('price'), t('term')]}
      hasNumbers
      rows={PLANS.map((plan) => ({
        name: planTexts(plan).title,
        cells: [
          money(toDollars(PLAN_RECORDS[plan].price_cents), locale),
          t('months_count', { count: PLAN_RECORDS[plan].months }),
        ],
      }))}
    />
  );
}

/** The breakdown of one rent payment, from the product's own fee rules. */
function CardExample() {
  const { t } = useTranslation('content/fees');
  const { locale } = usePage();
  const exact = (cents: number) => exactMoney(toDollars(cents), locale);
  const fees = [paymentFee(EXAMPLE_CENTS), paymentFee(EXAMPLE_CENTS, ABROAD)];
  const amount = { amount: exact(EXAMPLE_CENTS) };
  return (
    <TextTable
      caption={t('example_caption', amount)}
      heads={[t('example_step', amount), t('home_card'), t('foreign_card')]}
      hasNumbers
      rows={[
        { name: t('tenant_pays'), cells: fees.map(() => exact(EXAMPLE_CENTS)) },
        { name: t('provider_fee'), cells: fees.map(({ provider }) => `−${exact(provider)}`) },
        { name: t('our_fee'), cells: fees.map(({ product }) => `−${exact(product)}`) },
        { name: t('lister_gets'), cells: fees.map(({ net }) => exact(net)), isTotal: true },
      ]}
    />
  );
}
