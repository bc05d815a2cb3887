import { contract } from '@crewpad/contract';
import { RENEWAL_NOTICE_DAYS, UNTOUCHED_LISTING_DAYS } from '@crewpad/domain';
import { Link, useSearchParams } from 'react-router';
import { Figures, TextPage, TextTable } from '../features/content/text-page/index.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { calendarDate, count } from '../lib/format.ts';
import { loaderCall } from '../lib/loader-call.ts';
import { usePage } from '../lib/page-context.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/emails.ts';

const DAYS_PER_PAGE = 14;

export const loader = async (args: Route.LoaderArgs) =>
  (await loaderCall(args)(contract.content.getEmails, {})).data;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t('meta_title', { ns: 'content/emails' }),
    description: t('meta_description', { ns: 'content/emails' }),
    path: '/emails',
  }));

type Day = Route.ComponentProps['loaderData'][number];

const dateOf = ({ year_created, month_created, day_created }: Day) =>
  new Date(Date.UTC(year_created, month_created - 1, day_created)).toISOString().slice(0, 10);

export default function EmailsPage({ loaderData: days }: Route.ComponentProps) {
  const { t } = useTranslation('content/emails');
  const { locale } = usePage();
  const [newest] = days;
  const total = days.reduce((sum, { total_emails }) => sum + total_emails, 0);
  const latest: [string, string][] = newest
    ? [
        [
          t('latest', { day: calendarDate(dateOf(newest), locale) }),
          count(newest.total_emails, locale),
        ],
      ]
    : [];
  return (
    <TextPage
      path="/emails"
      title={t('title')}
      lead={t('lead')}
      sections={[
        { id: 'table', title: t('table_title'), more: <Days days={days} /> },
        {
          id: 'kinds',
          title: t('kinds_title'),
          text: t('kinds_text', { notice: RENEWAL_NOTICE_DAYS, days: UNTOUCHED_LISTING_DAYS }),
        },
        { id: 'stop', title: t('stop_title'), text: t('stop_text') },
      ]}
    >
      <Figures figures={[[t('total'), count(total, locale)], ...latest]} />
    </TextPage>
  );
}

/** Two weeks of days, starting at the one in the address. */
function Days({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('content/emails');
  const { locale } = usePage();
  const [params] = useSearchParams();
  const pages = Math.max(1, Math.ceil(days.length / DAYS_PER_PAGE));
  const requestedPage = Number(params.get('page') ?? 1);
  const page =
    Number.isInteger(requestedPage) && requestedPage >= 1 && requestedPage <= pages
      ? requestedPage
      : 1;
  if (days.length === 0) return <p>{t('none')}</p>;
  const daysOfPage = days.slice((page - 1) * DAYS_PER_PAGE, page * DAYS_PER_PAGE);
  return (
    <>
      <TextTable
        caption={t('table_title')}
        heads={[t('day'), t('emails')]}
        hasNumbers
        rows={daysOfPage.map((day) => ({
          name: calendarDate(dateOf(day), locale),
          cells: [count(day.total_emails, locale)],
        }))}
      />
      {pages > 1 && (
        <p>
          {page > 1 && <Link to={page === 2 ? '/emails' : `?page=${page - 1}`}>{t('newer')}</Link>}
          {page > 1 && page < pages && ' · '}
          {page < pages && <Link to={`?page=${page + 1}`}>{t('older')}</Link>}
        </p>
      )}
    </>
  );
}
