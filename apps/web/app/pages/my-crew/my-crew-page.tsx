import type { contract, OperationAnswer } from '@crewpad/contract';
import { reports } from '@crewpad/contract/endpoints';
import { AUTOPAY } from '@crewpad/domain';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { RentalDialogs } from '../../features/rent/index.ts';
import { HistoryList, useRentalDialog } from '../../features/rentals/index.ts';
import { CalendarAddress } from '../../features/reports/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { callFile } from '../../lib/browser-call.ts';
import { count, exactMoney } from '../../lib/format.ts';
import { useLiveRentals } from '../../lib/live-rentals.ts';
import { monthName } from '../../lib/months.ts';
import { useFlag, usePage } from '../../lib/page-context.ts';
import { TENANT_TOTAL } from '../../lib/session-store.ts';
import { writeStored } from '../../lib/storage.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TabLink, TabRow } from '../../ui/tab-row.tsx';
import { BedCalendar } from './calendar/bed-calendar.tsx';
import {
  CHANGES_PER_PAGE,
  CREW_TABS,
  type CrewState,
  crewAddress,
  readCrewState,
  TENANTS_PER_PAGE,
} from './crew-state.ts';
import type { MyCrew } from './load-my-crew.ts';
import { AutopayHelp, RentRoll } from './rent-roll/rent-roll.tsx';
import { SentRequests } from './rent-roll/sent-requests.tsx';
import { CrewFilters } from './tenants/crew-filters.tsx';
import { SelectableTenants } from './tenants/selectable-tenants.tsx';
import { SettleCards } from './tenants/settle-cards.tsx';
import { EmptyTenantList, TenantList } from './tenants/tenant-list.tsx';
import { Waitlists } from './waitlists.tsx';

interface CrewTotalsProps {
  report: OperationAnswer<typeof contract.reports.getMonthlyReport>;
}

interface Figure {
  label: string;
  figure: string;
  /** What the figure is made of. */
  hint?: string;
}

/** What was received, tenants and occupancy. */
function CrewTotals({ report }: CrewTotalsProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { thismonth, lastmonth, total_tenants, occupancy } = report;
  const receivedFigure = (label: string, { month, total_amount }: typeof thismonth): Figure => ({
    label,
    figure: exactMoney(total_amount, locale),
    hint: `${t('received_in', { month: monthName(month, locale) })}. ${t('received_hint')}`,
  });
  const figures: Figure[] = [
    receivedFigure(t('stat_this_month'), thismonth),
    receivedFigure(t('stat_last_month'), lastmonth),
    { label: t('stat_tenants'), figure: count(total_tenants, locale) },
    {
      label: t('stat_occupancy'),
      figure: t('percent', { percent: Math.round(occupancy * 100) }),
      hint: t('occupancy_hint'),
    },
  ];
  return (
    <section aria-label={t('summary')}>
      <dl className="m-0 grid grid-cols-4 overflow-hidden rounded-md border border-line bg-surface [&_dd]:tabular">
        {figures.map(({ label, figure, hint }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col justify-between border-l border-line p-1 first:border-l-0 sm:p-2 md:px-4"
            title={hint}
          >
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="m-0 text-xs font-bold wrap-anywhere sm:text-sm md:text-lg">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "52 tenants, 7 invitations, 26 owe $10,851.21". */
function useHeadLine({ report, balances }: Pick<MyCrew, 'report' | 'balances'>): string {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { total_tenants: tenants, pending_tenants: invitations } = report;
  const { people, owed } = balances.totals;
  if (tenants + invitations + people === 0) return t('lead');
  return [
    t('head_tenants', { count: tenants }),
    ...(invitations > 0 ? [t('head_invitations', { count: invitations })] : []),
    ...(people > 0
      ? [t('head_owing', { count: people, amount: exactMoney(owed, locale) })]
      : [t('head_none_owes')]),
  ].join(', ');
}

const MY_CREW = '/my-crew';
/** The tabs that list tenants. */
const LISTS: readonly CrewState['tab'][] = ['rentals', 'history'];

/** The lister's tenants and invitations, with actions. */
export function MyCrewPage({ crew }: { crew: MyCrew }) {
  return (
    <RentalDialogs>
      <Page crew={crew} />
    </RentalDialogs>
  );
}

function Page({ crew }: { crew: MyCrew }) {
  const { t } = useTranslation('pages/my-crew');
  useLiveRentals();
  const [params] = useSearchParams();
  const state = readCrewState(params);
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === MY_CREW;
  const hasAutopay = useFlag('autopay');
  const { report, tenants } = crew;
  const headLine = useHeadLine(crew);
  useEffect(() => writeStored(TENANT_TOTAL, report.total_tenants), [report.total_tenants]);
  const isAutopayUsed = tenants.rentals.some(({ auto_pay }) => auto_pay !== AUTOPAY.off);
  const isAutopayMissing = hasAutopay && !report.autopay_ready && !isAutopayUsed;
  return (
    <div
      className="mx-auto my-0 grid max-w-page grid-cols-1 gap-6 px-gutter pt-8 pb-0 data-full-width:max-w-none"
      data-full-width={state.tab === 'calendar' || undefined}
    >
      <PageHead title={t('title')} lead={headLine}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to="/lister/payments" className="inline-flex min-h-target items-center font-medium">
            {t('payments')}
          </Link>
          <TenantsCsv />
          <AddTenant />
        </div>
      </PageHead>
      <AccountNotice />
      <CrewTotals report={report} />
      {isAutopayMissing && state.tab !== 'history' && (
        <AutopayHelp isNew={report.total_tenants + report.pending_tenants === 0} />
      )}
      {state.tab !== 'calendar' && (
        <>
          <SettleCards rentals={crew.toSettle} />
          <RentRoll crew={crew} state={state} />
          <SentRequests requests={crew.requests} />
        </>
      )}
      <div>
        <CrewTabs state={state} />
        <div
          className="grid grid-cols-1 gap-4 pt-4 transition-opacity data-loading:opacity-60 data-loading:[transition-delay:300ms]"
          data-loading={isLoading || undefined}
          aria-busy={isLoading}
        >
          {crew.calendar && <BedCalendar calendar={crew.calendar} listings={crew.listings} />}
          {LISTS.includes(state.tab) && (
            <CrewFilters state={state} listings={crew.listings} total={tenants.total} />
          )}
          {state.tab === 'waitlist' && <Waitlists houses={crew.houses} />}
          {state.tab === 'history' && <History crew={crew} state={state} />}
          {state.tab === 'rentals' && (
            <>
              <SelectableTenants rentals={tenants.rentals} balances={crew.balances.data} />
              {tenants.rentals.length === 0 && (
                <EmptyTenantList state={state} addTenant={<AddTenant />} hasPast={crew.hasPast} />
              )}
            </>
          )}
          {LISTS.includes(state.tab) && (
            <Pagination
              offset={state.offset}
              size={TENANTS_PER_PAGE}
              total={tenants.longest}
              addressOf={(offset) => crewAddress(state, { offset, changes: state.changes })}
            />
          )}
        </div>
        {state.tab === 'history' && crew.changes && <Changes crew={crew} state={state} />}
      </div>
      <CalendarAddress />
    </div>
  );
}

function AddTenant() {
  const { t } = useTranslation('pages/my-crew');
  const { member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const isHeldUp = member?.expired === true || member?.status !== 'ACTIVE';
  return (
    <Button
      variant="accent"
      disabled={!hydrated || isHeldUp}
      aria-describedby={isHeldUp ? 'account-notice' : undefined}
      onClick={() => openDialog({ action: 'invite' })}
    >
      <IconPlus aria-hidden size={20} />
      {t('add_tenant')}
    </Button>
  );
}

/** Ended rentals. */
function History({ crew: { tenants, balances }, state }: { crew: MyCrew; state: CrewState }) {
  const { t } = useTranslation('pages/my-crew');
  if (tenants.rentals.length === 0) return <EmptyTenantList state={state} />;
  return (
    <section aria-label={t('past')}>
      <h2 className="mx-0 mt-2 mb-4 text-md">{t('past')}</h2>
      <TenantList rentals={tenants.rentals} balances={balances.data} />
    </section>
  );
}

/** Changes of all rentals. */
function Changes({ crew: { changes }, state }: { crew: MyCrew; state: CrewState }) {
  const { t } = useTranslation('pages/my-crew');
  if (changes === null || changes.total === 0) return null;
  return (
    <section aria-label={t('changes')} className="mt-6">
      <h2 className="mx-0 mt-2 mb-4 text-md">{t('changes')}</h2>
      <div className="rounded-md border border-line bg-surface p-4">
        <HistoryList rows={changes.data} reader="lister" withPlace />
      </div>
      <Pagination
        label={t('changes_pages')}
        offset={state.changes}
        size={CHANGES_PER_PAGE}
        total={changes.total}
        addressOf={(at) => crewAddress(state, { offset: state.offset, changes: at })}
      />
    </section>
  );
}

/** Open and ended rentals. */
function CrewTabs({ state }: { state: CrewState }) {
  const { t } = useTranslation('pages/my-crew');
  return (
    <TabRow label={t('tabs')}>
      {CREW_TABS.map((tab) => (
        <TabLink
          key={tab}
          to={crewAddress(state, { tab })}
          preventScrollReset
          open={tab === state.tab}
        >
          {t(`tab_${tab}`)}
        </TabLink>
      ))}
    </TabRow>
  );
}

/** Downloads all tenants of a lister. */
function TenantsCsv() {
  const { t } = useTranslation('pages/my-crew');
  return (
    <CsvButton
      label={t('tenants_csv')}
      failed={t('csv_failed')}
      fileName="tenants.csv"
      download={() => callFile(reports.exportTenants, { query: {} }, { quiet: true })}
    />
  );
}

/** Why a lister cannot invite or edit now, and what they can still do. */
function AccountNotice() {
  const { t } = useTranslation('pages/my-crew');
  const { member } = usePage();
  const isExpired = member?.expired === true;
  if (!isExpired && member?.status === 'ACTIVE') return null;
  return (
    <section
      id="account-notice"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-warn-soft p-4"
    >
      <div>
        <p className="m-0 font-bold text-warn">
          {t(isExpired ? 'expired_title' : 'inactive_title')}
        </p>
        <p className="m-0 max-w-152 text-ink">{t(isExpired ? 'expired_text' : 'inactive_text')}</p>
      </div>
      <LinkButton to={isExpired ? '/account-expired' : '/processing/payment'} variant="outline">
        {t(isExpired ? 'renew' : 'finish')}
      </LinkButton>
    </section>
  );
}
