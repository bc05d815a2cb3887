import type { contract } from '@crewpad/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { periodDays, shortDate } from '../mine/card/rental-times.ts';
import type { Statement } from './load-payments.ts';
import classes from './statement.module.css';
import { type StatementSums, sumsOf } from './statement-sums.ts';

const ROLES = ['lister', 'tenant'] as const;

/** All payments of a year, for printing or saving. */
export function StatementPage({ statement }: { statement: Statement }) {
  const { t } = useTranslation('rent-payments');
  const { locale, year: thisYear } = usePage();
  const brand = useBrand();
  const { year, payments, printed } = statement;
  return (
    <ScenePage width="form" title={t('statement_title', { year })} lead={t('statement_lead')}>
      <Sheet>
        <p className={classes.brand}>
          <img src={brand.logo} alt="" width={32} height={32} />
          <strong>{brand.name}</strong>
          <span className={classes.soft}>{t('as_of', { date: fullDate(printed, locale) })}</span>
        </p>
        <nav aria-label={t('year')} className={classes.years}>
          <LinkButton variant="subtle" to={`?year=${year - 1}`}>
            {year - 1}
          </LinkButton>
          <strong aria-current="page">{year}</strong>
          {year < thisYear && (
            <LinkButton variant="subtle" to={`?year=${year + 1}`}>
              {year + 1}
            </LinkButton>
          )}
        </nav>
        {payments.length === 0 && <p>{t('statement_none', { year })}</p>}
        {ROLES.map((role) => {
          const sums = sumsOf(payments, role);
          if (sums === null) return null;
          const rows = payments.filter((payment) => payment.role === role);
          return (
            <section key={role} aria-label={t(`statement_${role}`)} className={classes.part}>
              <h2 className={classes.heading}>{t(`statement_${role}`)}</h2>
              <Sums sums={sums} role={role} />
              <Rows rows={rows} role={role} />
            </section>
          );
        })}
        <p className={classes.soft}>
          {payments.some(({ role }) => role === 'lister') && `${t('statement_deposits')} `}
          {t('statement_note')}
        </p>
        <div className={classes.actions}>
          <Button variant="accent" onClick={() => window.print()}>
            <IconPrinter aria-hidden size={20} />
            {t('print')}
          </Button>
          <LinkButton to={`/transactions?year=${year}`} variant="outline">
            {t('transactions_title')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}

interface PartProps {
  role: (typeof ROLES)[number];
}

interface Line {
  label: string;
  sum: number;
  isShown: boolean;
}

function Sums({ sums, role }: PartProps & { sums: StatementSums }) {
  const { t } = useTranslation('rent-payments');
  const { locale } = usePage();
  const isLister = role === 'lister';
  const lines: Line[] = [
    { label: t(isLister ? 'sum_received' : 'sum_paid'), sum: sums.paid, isShown: true },
    { label: t('sum_refunded'), sum: -sums.refunded, isShown: sums.refunded > 0 },
    { label: t('sum_fees'), sum: -sums.fees, isShown: sums.fees > 0 },
    { label: t('sum_kept'), sum: sums.depositsKept, isShown: sums.depositsKept > 0 },
  ];
  const deposits: Line[] = [
    { label: t('sum_deposits'), sum: sums.depositsPaid, isShown: sums.depositsPaid > 0 },
    { label: t('sum_returned'), sum: -sums.depositsReturned, isShown: sums.depositsReturned > 0 },
  ];
  const written = (of: readonly Line[]) =>
    of
      .filter(({ isShown }) => isShown)
      .map(({ label, sum }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{exactMoney(sum, locale)}</dd>
        </div>
      ));
  return (
    <dl className={classes.sums}>
      {written(lines)}
      <div className={classes.total}>
        <dt>{t(isLister ? 'sum_income' : 'sum_total')}</dt>
        <dd>{exactMoney(sums.total, locale)}</dd>
      </div>
      {written(deposits)}
    </dl>
  );
}

function Rows({ rows, role }: PartProps & { rows: readonly contract.rentals.Transaction[] }) {
  const { t } = useTranslation('rent-payments');
  const { locale } = usePage();
  const hasRefunds = rows.some(({ refund }) => refund > 0);
  const hasFees = role === 'lister' && rows.some(({ fee }) => fee);
  return (
    <section
      className={classes.scroll}
      aria-label={t('statement_rows')}
      data-scrolls-x
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('amount')}</th>
            {hasRefunds && <th scope="col">{t('refunds')}</th>}
            {hasFees && <th scope="col">{t('fee')}</th>}
            <th scope="col">{t(role === 'lister' ? 'tenant' : 'lister')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={classes.date}>
                {shortDate(row.paid_on ?? row.created_at.slice(0, 10), locale)}
              </td>
              <td>
                {t(`purpose_${row.payment_for}`)}
                {row.period_from !== null && row.period_to !== null && (
                  <span className={classes.soft}>
                    {periodDays(row.period_from, row.period_to, locale)}
                  </span>
                )}
              </td>
              <td className={classes.amount}>{exactMoney(row.amount, locale)}</td>
              {hasRefunds && (
                <td className={classes.deducted} data-label={t('refunds')}>
                  {row.refund > 0 && exactMoney(-row.refund, locale)}
                </td>
              )}
              {hasFees && (
                <td className={classes.deducted} data-label={t('fee')}>
                  {row.fee ? exactMoney(-row.fee, locale) : ''}
                </td>
              )}
              <td>
                {role === 'lister' ? row.tenant_name : row.lister_name}
                <span className={classes.soft}>{row.location_name}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
