import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigation } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useLiveRentals } from '../../../lib/live-rentals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import classes from '../../../ui/report-page.module.css';
import { RentalDialogs } from '../dialogs/rental-dialogs.tsx';
import type { Transactions } from './load-transactions.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentRow } from './payment-row.tsx';
import { PaymentsCsv } from './payments-csv.tsx';
import { isFiltered, isLister, paymentsAddress, ROWS_PER_PAGE } from './payments-state.ts';

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
      <div className={classes.page}>
        <Link to={isOfLister ? '/lister/payments' : '/my-crashpad'} className={classes.back}>
          <IconArrowLeft aria-hidden size={18} />
          {t(isOfLister ? 'revenue_title' : 'my_rentals')}
        </Link>
        <div className={classes.head}>
          <div>
            <h1 className={classes.title}>{t('transactions_title')}</h1>
            <p className={classes.lead}>
              {t(isOfLister ? 'transactions_lead' : 'transactions_lead_tenant')}
            </p>
          </div>
          <div className={classes.tools}>
            <PaymentsCsv year={state.year} />
            <LinkButton to={`/transactions/statement${year}`} variant="outline">
              {t('statement')}
            </LinkButton>
          </div>
        </div>
        {(total > 0 || isFiltered(state)) && (
          <PaymentFilters state={state} rentals={rentals} total={total} />
        )}
        {member?.switched && (
          <p id="refund-why" className={classes.why}>
            {t('switched')}
          </p>
        )}
        <div className={classes.panel} data-loading={isLoading || undefined} aria-busy={isLoading}>
          {payments.length === 0 ? (
            <MessageView
              inPage
              picture="/images/empty-search.svg"
              title={t(isFiltered(state) ? 'none_match' : 'none_title')}
              text={t(isFiltered(state) ? 'none_match_text' : 'none_text')}
            >
              {isFiltered(state) && (
                <LinkButton variant="outline" to="?">
                  {t('clear')}
                </LinkButton>
              )}
            </MessageView>
          ) : (
            <ul aria-label={t('transactions_title')} className={classes.list}>
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
