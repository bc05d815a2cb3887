import { contract } from '@crewpad/contract';
import {
  LATE_AFTER_DAYS,
  paymentFee,
  RENT_HOUR_UTC,
  RENT_RETRY_DAYS,
  rentDueAt,
  rentPeriods,
  toDollars,
} from '@crewpad/domain';
import { RichText, TextPage, TextTable } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { calendarDate, exactMoney } from '../lib/format.ts';
import { utcHour } from '../lib/format-times.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/autopay.ts';

const SECTIONS = ['steps', 'days', 'fees', 'where', 'fail', 'off', 'safe'] as const;
const DAY_MS = 86_400_000;

export const loader = async (args: Route.LoaderArgs) => {
  const { payout_account_fee } = await loaderCall(args)(contract.content.getConfig, {});
  return { accountFee: payout_account_fee };
};

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/autopay' }),
    description: t('meta_description', { ns: 'content/autopay' }),
    path: '/autopay',
  }));

/** The worked example, in the year after that of the page. */
function exampleOf(year: number) {
  const start_date = `${year + 1}-06-12`;
  const monthly = { rental_amount: 40_000, payment_date: 1 };
  const terms = [{ from_date: start_date, ...monthly }];
  return { offer: { start_date, checkout_date: null, terms, deposit: 20_000 }, monthly };
}

export default function AutopayPage({ loaderData: { accountFee } }: Route.ComponentProps) {
  const { t } = useTranslation('content/autopay');
  const { t: tFees } = useTranslation('content/fees');
  const { locale, year } = usePage();
  const { offer, monthly } = exampleOf(year);
  const exact = (cents: number) => exactMoney(toDollars(cents), locale);
  const { provider, product, net } = paymentFee(monthly.rental_amount);
  const [first, second, third] = RENT_RETRY_DAYS;
  const figures = {
    start: calendarDate(offer.start_date, locale),
    rent: exact(monthly.rental_amount),
    deposit: exact(offer.deposit),
    payday: monthly.payment_date,
    provider: exact(provider),
    product: exact(product),
    net: exact(net),
    first,
    second,
    third,
    late: LATE_AFTER_DAYS,
  };
  const account = tFees(accountFee === 0 ? 'flat_text_none' : 'flat_text', {
    amount: exactMoney(accountFee, locale),
  });
  const titleOf = (id: (typeof SECTIONS)[number]) =>
    id === 'where' ? tFees('where_title') : t(`${id}_title`);
  const textOf = (id: (typeof SECTIONS)[number]) =>
    id === 'where' ? tFees('where_text') : t(`${id}_text`, figures);
  const days = (
    <>
      <ExampleDays year={year} />
      <RichText>{t('days_after')}</RichText>
    </>
  );
  return (
    <TextPage
      path="/autopay"
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: titleOf(id),
        text: id === 'fees' ? `${textOf(id)}\n\n${account}` : textOf(id),
        more: id === 'days' && days,
      }))}
    />
  );
}

/** The due amounts and dates, from the product's own rent rules. */
function ExampleDays({ year }: { year: number }) {
  const { t } = useTranslation('content/autopay');
  const { locale } = usePage();
  const { offer, monthly } = exampleOf(year);
  const periods = rentPeriods(offer);
  const firstPeriod = periods.next().value;
  const secondPeriod = periods.next().value;
  if (!firstPeriod || !secondPeriod) return null;
  const exact = (cents: number) => exactMoney(toDollars(cents), locale);
  const hour = utcHour(RENT_HOUR_UTC, locale);
  const at = (date: string) => t('at_hour', { day: calendarDate(date, locale), hour });
  const length = rentDueAt(firstPeriod.to).getTime() - rentDueAt(firstPeriod.from).getTime();
  const rows = [
    [t('on_acceptance'), t('deposit_row'), offer.deposit],
    [at(firstPeriod.from), t('first_row', { count: length / DAY_MS }), firstPeriod.amount],
    [at(secondPeriod.from), t('month_row'), secondPeriod.amount],
    [
      t('every_month', { payday: monthly.payment_date, hour }),
      t('month_row'),
      monthly.rental_amount,
    ],
  ] as const;
  return (
    <TextTable
      caption={t('days_caption')}
      heads={[t('when'), t('what'), t('amount')]}
      rows={rows.map(([name, what, cents]) => ({ name, cells: [what, exact(cents)] }))}
    />
  );
}
