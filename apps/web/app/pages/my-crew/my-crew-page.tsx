import type { contract, OperationAnswer } from '@crewpad/contract';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { RentalDialogs } from '../../features/rent/index.ts';
import { HistoryList, useRentalDialog } from '../../features/rentals/index.ts';
import { CalendarAddress } from '../../features/reports/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { count, exactMoney } from '../../lib/format.ts';
import { useLiveRentals } from '../../lib/live-rentals.ts';
import { monthName } from '../../lib/months.ts';
import { useFlag, usePage } from '../../lib/page-context.ts';
import { TENANT_TOTAL } from '../../lib/session-store.ts';
import { writeStored } from '../../lib/storage.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { TabLink, TabRow } from '../../ui/tab-row.tsx';
import { BedCalendar } from './calendar/bed-calendar.tsx';
import {
  CHANGES_PER_PAGE,
  CREW_TABS,
  type CrewState,
  crewAddress,
  isNarrowed,
  readCrewState,
  TENANTS_PER_PAGE,
} from './crew-state.ts';
import type { MyCrew } from './load-my-crew.ts';
import { AutopayHelp, RentRoll } from './rent-roll/rent-roll.tsx';
import { SentRequests } from './rent-roll/sent-requests.tsx';
import { fullNameOf } from './tenant/full-name.ts';
import { CheckoutRequest } from './tenant/stay-parts.tsx';
import { CrewFilters } from './tenants/crew-filters.tsx';
import { EmptyTenants } from './tenants/empty-tenants.tsx';
import { SelectableTenants } from './tenants/selectable-tenants.tsx';
import { TenantTable } from './tenants/tenant-table.tsx';
import { TenantsCsv } from './tenants/tenants-csv.tsx';
import { ToSettle } from './tenants/to-settle.tsx';
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
      <dl className="m-0 grid grid-fit-22 overflow-hidden rounded-md border border-line bg-surface [&_dd]:tabular">
        {figures.map(({ label, figure, hint }) => (
          <div
            key={label}
            className="-mt-px -ml-px flex flex-col justify-between border-t border-l border-line p-1 sm:p-2 md:px-4"
            title={hint}
          >
            <dt className="text-xs wrap-break-word text-muted">{label}</dt>
            <dd className="m-0 text-xs font-bold sm:text-sm md:text-lg">{figure}</dd>
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

const frameClass = 'mx-auto w-full max-w-page px-gutter';

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
  const isAutopayUsed = crew.balances.data.some(
    ({ autopay }) => autopay !== null && autopay.state !== 'off',
  );
  const isAutopayMissing = hasAutopay && !report.autopay_ready && !isAutopayUsed;
  const hasTenants = report.total_tenants + report.pending_tenants > 0;
  const hasList = state.tab === 'rentals' || state.tab === 'history';
  return (
    <div className="flex flex-col gap-3 pt-4 pb-6 max-md:gap-1 max-md:pt-1 max-md:pb-2">
      <div className={frameClass}>
        <div className="flex items-center justify-between gap-4">
          <h1 className="m-0 text-xl font-bold max-md:text-lg">{t('title')}</h1>
          <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2">
            <PaymentsLink className="max-md:hidden" />
            <AddTenant isMain={hasTenants} />
          </div>
        </div>
        <AccountNotice />
      </div>
      {/* Phones have the search first. */}
      <p className={`${frameClass} m-0 text-ink-soft max-md:order-1 max-md:text-xs md:-mt-3`}>
        {headLine}
      </p>
      <div className={`${frameClass} max-md:order-1`}>
        <CrewTotals report={report} />
      </div>
      <div className={frameClass}>
        <CrewTabs state={state} />
      </div>
      {hasList && (tenants.total > 0 || isNarrowed(state)) && (
        <div className="sticky top-header z-9 bg-paper py-1">
          <div className={frameClass}>
            <CrewFilters state={state} listings={crew.listings} total={tenants.total} />
          </div>
        </div>
      )}
      <div
        className={`${state.tab === 'calendar' ? 'w-full px-gutter' : frameClass} grid grid-cols-1 gap-4 transition-opacity max-md:order-2 max-md:gap-2 data-loading:opacity-60 data-loading:[transition-delay:300ms]`}
        data-loading={isLoading || undefined}
        aria-busy={isLoading}
      >
        {state.tab === 'rentals' && <Rentals crew={crew} state={state} />}
        {state.tab === 'rent' && <RentTab crew={crew} state={state} />}
        {crew.calendar && <BedCalendar calendar={crew.calendar} listings={crew.listings} />}
        {state.tab === 'waitlist' && <Waitlists houses={crew.houses} />}
        {state.tab === 'history' && <History crew={crew} state={state} />}
        {hasList && (
          <Pagination
            offset={state.offset}
            size={TENANTS_PER_PAGE}
            total={tenants.total}
            addressOf={(offset) => crewAddress(state, { offset, changes: state.changes })}
          />
        )}
        {state.tab === 'history' && crew.changes && <Changes crew={crew} state={state} />}
      </div>
      <div className={`${frameClass} grid grid-cols-1 gap-4 max-md:order-2 max-md:gap-2`}>
        {isAutopayMissing && state.tab !== 'history' && <AutopayHelp isNew={!hasTenants} />}
        <div className="flex flex-wrap items-center gap-4">
          <TenantsCsv label={t('tenants_csv')} />
          <PaymentsLink className="md:hidden" />
        </div>
        <CalendarAddress />
      </div>
    </div>
  );
}

/** In the head of the page, and on phones below the list. */
function PaymentsLink({ className }: { className: string }) {
  const { t } = useTranslation('pages/my-crew');
  return (
    <Link
      to="/lister/payments"
      className={`${className} inline-flex min-h-target items-center font-medium`}
    >
      {t('payments')}
    </Link>
  );
}

interface TabProps {
  crew: MyCrew;
  state: CrewState;
}

/** Who lives here and who is invited, with what waits for the lister above. */
function Rentals({ crew, state }: TabProps) {
  const { t } = useTranslation('pages/my-crew');
  const asking = crew.tenants.rentals.filter(({ abilities }) => abilities.confirm_checkout);
  return (
    <>
      {asking.length > 0 && (
        <ul aria-label={t('requests_to_leave')} className="m-0 grid list-none gap-1 p-0">
          {asking.map((rental) => (
            <li key={rental.id} className="overflow-hidden rounded-md border border-line">
              <CheckoutRequest rental={rental} name={fullNameOf(rental, t('someone'))} />
            </li>
          ))}
        </ul>
      )}
      <ToSettle rentals={crew.toSettle} />
      <SelectableTenants crew={crew} state={state} />
      {crew.tenants.rentals.length === 0 && <NoTenants crew={crew} state={state} />}
    </>
  );
}

function NoTenants({ crew, state }: TabProps) {
  const hasBeds = crew.listings.length > 0;
  return (
    <EmptyTenants
      state={state}
      addTenant={<AddTenant isMain />}
      hasBeds={hasBeds}
      hasPast={crew.hasPast}
    />
  );
}

/** The rent of a month, and what was asked for besides. */
function RentTab({ crew, state }: TabProps) {
  const { roll, report } = crew;
  const hasTenants = report.total_tenants + report.pending_tenants > 0;
  if (!hasTenants && roll?.data.length === 0 && state.month === null) {
    return <NoTenants crew={crew} state={state} />;
  }
  return (
    <>
      <RentRoll crew={crew} state={state} />
      <SentRequests requests={crew.requests} />
    </>
  );
}

/** `isMain`: the one next action of the page. */
function AddTenant({ isMain }: { isMain: boolean }) {
  const { t } = useTranslation('pages/my-crew');
  const { member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const isHeldUp = member?.expired === true || member?.status !== 'ACTIVE';
  return (
    <Button
      variant={isMain ? 'accent' : 'outline'}
      className="flex-none whitespace-nowrap max-md:px-3"
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
function History({ crew, state }: TabProps) {
  const { t } = useTranslation('pages/my-crew');
  const rows = crew.tenants.rentals.map((rental) => ({
    rental,
    balance: crew.balances.data.find(({ rental_id }) => rental_id === rental.id),
  }));
  if (rows.length === 0) return <EmptyTenants state={state} />;
  return (
    <section aria-label={t('past')} className="grid grid-cols-1 gap-2">
      <h2 className="m-0 text-md">{t('past')}</h2>
      <TenantTable rows={rows} state={state} crew={crew} />
    </section>
  );
}

/** Changes of all rentals. */
function Changes({ crew: { changes }, state }: TabProps) {
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
