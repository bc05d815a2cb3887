import { reports } from '@crewpad/contract/endpoints';
import { PAYMENT_METHODS, TRANSACTION_STATES, TRANSACTION_TYPES } from '@crewpad/domain';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { callFile } from '../../../lib/browser-call.ts';
import { useLiveRentals } from '../../../lib/live-rentals.ts';
import { monthName } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { backClass, pageClass, toolsClass } from '../../../ui/report-page-classes.ts';
import { nameOf } from '../../rentals/index.ts';
import { RentalDialogs } from '../dialogs/rental-dialogs.tsx';
import { Filter, FilterForm } from './filter-form.tsx';
import type { Transactions } from './load-transactions.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { PaymentRow } from './payment-row.tsx';
import {
  isFiltered,
  isLister,
  monthsUntil,
  paymentsAddress,
  ROWS_PER_PAGE,
  yearsUntil,
} from './payments-state.ts';

/** All filters, stored in the address. */
function PaymentFilters({
  state,
  rentals,
  total,
}: Pick<Transactions, 'state' | 'rentals' | 'total'>) {
  const { t } = useTranslation('rent/payments');
  const { year: thisYear, today, locale, member } = usePage();
  const isOfLister = member !== null && isLister(member);
  const houses = new Map(rentals.map(({ listing_id, location }) => [listing_id, location]));
  return (
    <div className="grid gap-2">
      <FilterForm>
        <Filter
          name="period"
          chosen={state.month ?? state.year}
          label={t('period')}
          all={t('year_all')}
          options={[
            ...yearsUntil(thisYear, state.year).map((year) => [year, String(year)] as const),
            ...monthsUntil(today.slice(0, 7), state).map(
              (month) => [month, monthName(month, locale)] as const,
            ),
          ]}
        />
        {isOfLister && houses.size > 1 && (
          <Filter
            name="house"
            chosen={state.house}
            label={t('rental')}
            all={t('rental_all')}
            options={[...houses].toSorted(([, a], [, b]) => a.localeCompare(b, locale))}
          />
        )}
        {rentals.length > 1 && (
          <Filter
            name="tenant"
            chosen={state.tenant}
            label={t(isOfLister ? 'tenant' : 'rental')}
            all={t(isOfLister ? 'tenant_all' : 'rental_all')}
            options={rentals
              .filter(({ listing_id }) => state.house === null || listing_id === state.house)
              .map((rental) => [
                rental.id,
                isOfLister
                  ? t('tenant_at', {
                      name: nameOf(rental, t('invited_member')),
                      place: rental.location,
                    })
                  : rental.location,
              ])}
          />
        )}
        <Filter
          name="type"
          chosen={state.type}
          label={t('type')}
          all={t('type_all')}
          options={TRANSACTION_TYPES.map((type) => [type, t(`type_${type}`)])}
        />
        <Filter
          name="method"
          chosen={state.method}
          label={t('method')}
          all={t('method_all')}
          options={PAYMENT_METHODS.map((method) => [method, t(`by_${method}`)])}
        />
        <Filter
          name="status"
          chosen={state.status}
          label={t('status')}
          all={t('status_all')}
          options={TRANSACTION_STATES.map((status) => [status, t(`status_${status}`)])}
        />
        {isFiltered(state) && (
          <LinkButton variant="subtle" to="?" preventScrollReset>
            {t('clear')}
          </LinkButton>
        )}
      </FilterForm>
      <p role="status" className="m-0 text-xs text-muted empty:hidden">
        {isFiltered(state) && t('found', { count: total })}
      </p>
    </div>
  );
}

/** Downloads the payments of a year, by default of this one. */
export function PaymentsCsv({ year: chosenYear }: { year: number | null }) {
  const { t } = useTranslation('rent/payments');
  const { year: thisYear } = usePage();
  const year = chosenYear ?? thisYear;
  return (
    <CsvButton
      label={t('csv_year', { year })}
      failed={t('csv_failed')}
      fileName={`payments-${year}.csv`}
      download={() => callFile(reports.exportTransactions, { query: { year } }, { quiet: true })}
    />
  );
}

const TRANSACTIONS = '/transactions';

/** The payments between a member and their tenants or listers, newest first. */
export function TransactionsPage({ transactions }: { transactions: Transactions }) {
  const { t } = useTranslation('rent/payments');
  const { member } = usePage();
  useLiveRentals();
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === TRANSACTIONS;
  const { payments, total, rentals, state } = transactions;
  const isOfLister = member !== null && isLister(member);
  const year = state.year === null ? '' : `?year=${state.year}`;
  return (
    <RentalDialogs>
      <div className={pageClass}>
        <Link to={isOfLister ? '/lister/payments' : '/my-crashpad'} className={backClass}>
          <IconArrowLeft aria-hidden size={18} />
          {t(isOfLister ? 'revenue_title' : 'my_rentals')}
        </Link>
        <PageHead
          title={t('transactions_title')}
          lead={t(isOfLister ? 'transactions_lead' : 'transactions_lead_tenant')}
        >
          <div className={toolsClass}>
            <PaymentsCsv year={state.year} />
            <LinkButton to={`/transactions/statement${year}`} variant="outline">
              {t('statement')}
            </LinkButton>
          </div>
        </PageHead>
        {isOfLister && <MoneyTabs open="transactions" />}
        {(total > 0 || isFiltered(state)) && (
          <PaymentFilters state={state} rentals={rentals} total={total} />
        )}
        {member?.switched && (
          <p id="refund-why" className="m-0 text-xs text-muted">
            {t('switched')}
          </p>
        )}
        <div
          className="transition-opacity data-loading:opacity-60 data-loading:[transition-delay:300ms]"
          data-loading={isLoading || undefined}
          aria-busy={isLoading}
        >
          {payments.length === 0 ? (
            <MessageView
              inPage
              picture={isFiltered(state) ? '/images/empty-search.svg' : '/images/payments.svg'}
              title={t(isFiltered(state) ? 'none_match' : 'none_title')}
              text={t(isFiltered(state) ? 'none_match_text' : 'none_text')}
            >
              {isFiltered(state) ? (
                <LinkButton variant="outline" to="?">
                  {t('clear')}
                </LinkButton>
              ) : (
                <LinkButton variant="accent" to={isOfLister ? '/my-crew' : '/my-crashpad'}>
                  {t(isOfLister ? 'my_crew' : 'my_rentals')}
                </LinkButton>
              )}
            </MessageView>
          ) : (
            <ul
              aria-label={t('transactions_title')}
              className="@container m-0 list-none rounded-md border border-line bg-surface p-0 [&>li+li]:border-t [&>li+li]:border-t-line"
            >
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </ul>
          )}
          <Pagination
            offset={state.offset}
            size={ROWS_PER_PAGE}
            total={total}
            addressOf={(offset) => paymentsAddress(state, { offset })}
          />
        </div>
      </div>
    </RentalDialogs>
  );
}
