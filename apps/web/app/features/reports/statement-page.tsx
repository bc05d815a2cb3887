import type { contract } from '@crewpad/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useBrand } from '../../brand/brand-context.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, fullDate, shortDate } from '../../lib/format.ts';
import { periodDays } from '../../lib/format-times.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { PaymentsCsv } from '../rent/index.ts';
import type { Statement } from './load-reports.ts';
import classes from './statement.module.css';

type Movement = contract.reports.Movement;

interface MovementTableProps {
  title: string;
  movements: readonly Movement[];
  role: 'lister' | 'tenant';
}

/** Movements with a column for each kind of amount that occurs; nothing without movements. */
function MovementTable({ title, movements, role }: MovementTableProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  if (movements.length === 0) return null;
  const hasDeposits = movements.some(({ deposit }) => deposit !== 0);
  const hasFees = role === 'lister' && movements.some(({ fee }) => fee);
  const moneyText = (sum: number | undefined) => (sum ? exactMoney(sum, locale) : '');
  return (
    <section
      className={classes.scroll}
      aria-label={title}
      data-scrolls-x
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <h3 className={classes.subheading}>{title}</h3>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('amount')}</th>
            {hasDeposits && <th scope="col">{t('purpose_deposit', { ns: 'common' })}</th>}
            {hasFees && <th scope="col">{t('fee')}</th>}
            <th scope="col">{t(role === 'lister' ? 'tenant' : 'lister')}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map((row) => (
            <tr key={row.line}>
              <td className={classes.date}>{shortDate(row.counted_on, locale)}</td>
              <td>
                <MovementText movement={row} />
              </td>
              <td className={classes.amount}>
                {row.amount !== 0 || row.deposit === 0 ? exactMoney(row.amount, locale) : ''}
              </td>
              {hasDeposits && (
                <td
                  className={classes.deducted}
                  data-label={t('purpose_deposit', { ns: 'common' })}
                >
                  {moneyText(row.deposit)}
                </td>
              )}
              {hasFees && (
                <td className={classes.deducted} data-label={t('fee')}>
                  {moneyText(row.fee)}
                </td>
              )}
              <td>
                {role === 'lister' ? row.tenant_name || t('invited_member') : row.lister_name}
                <span className={classes.soft}>{row.location_name}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a movement was: "Rent", "Refund of a payment of Dec 3". */
function MovementText({ movement }: { movement: Movement }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { kind, day, counted_on, paid_on, notes, period_from, period_to } = movement;
  const purpose = t(`purpose_${movement.for}`, { ns: 'common' });
  if (kind === 'payment') {
    return (
      <>
        {purpose}
        {period_from !== null && period_to !== null && (
          <span className={classes.soft}>{periodDays(period_from, period_to, locale)}</span>
        )}
        {day !== counted_on && (
          <span className={classes.soft}>{t('dated', { date: shortDate(day, locale) })}</span>
        )}
      </>
    );
  }
  return (
    <>
      {t('movement_for', { what: t(`sum_${kind}`), purpose })}
      <span className={classes.soft}>
        {t('payment_of_day', { date: shortDate(paid_on, locale) })}
      </span>
      {notes !== '' && <span className={classes.soft}>{notes}</span>}
    </>
  );
}

type Part = contract.reports.StatementPart;

/** What passed between a member and the other side in a year, for printing or saving. */
export function StatementPage({ statement }: { statement: Statement }) {
  const { t } = useTranslation('rent/payments');
  const { locale, year: thisYear } = usePage();
  const brand = useBrand();
  const { year, parts, printed } = statement;
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
        {parts.length === 0 && <p>{t('statement_none', { year })}</p>}
        {parts.map((part) => (
          <StatementPart key={part.role} part={part} year={year} />
        ))}
        <p className={classes.soft}>
          {parts.some(({ role }) => role === 'lister') && `${t('statement_deposits')} `}
          {t('statement_note')}
        </p>
        <div className={classes.actions}>
          <Button variant="accent" onClick={() => window.print()}>
            <IconPrinter aria-hidden size={20} />
            {t('print')}
          </Button>
          <PaymentsCsv year={year} />
          <LinkButton to={`/transactions?year=${year}`} variant="outline">
            {t('transactions_title')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}

interface PartProps {
  part: Part;
  year: number;
}

function StatementPart({ part, year }: PartProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { role, movements, after_closing: late, open_until, until } = part;
  const earlier = movements.filter((movement) => movement.is_of_earlier_year);
  const dateOf = (day: string) => shortDate(day, locale);
  return (
    <section aria-label={t(`statement_${role}`)} className={classes.part}>
      <h2 className={classes.heading}>{t(`statement_${role}`)}</h2>
      <p className={classes.soft}>
        {open_until === null
          ? t('statement_closed')
          : t('statement_open', { date: dateOf(open_until) })}
      </p>
      <BalanceLines
        title={t('balance_on', { date: dateOf(`${year}-01-01`) })}
        balance={part.opening}
        parts={['deposits_held', 'credit', 'refunds_pending']}
      />
      <Sums part={part} />
      <MovementTable
        title={t('statement_rows')}
        movements={movements.filter((movement) => !movement.is_of_earlier_year)}
        role={role}
      />
      <MovementTable title={t('statement_earlier')} movements={earlier} role={role} />
      <BalanceLines
        title={t('balance_on', { date: dateOf(until) })}
        balance={part.closing}
        parts={['deposits_held', 'credit', 'refunds_pending', 'rent_owed', 'written_off']}
      />
      <OutsideSums part={part} />
      <MovementTable title={t('statement_late', { year })} movements={late} role={role} />
    </section>
  );
}

interface BalanceLinesProps {
  title: string;
  balance: Part['opening'];
  parts: readonly (keyof Part['opening'])[];
}

/** What was open on a day; nothing if nothing was. */
function BalanceLines({ title, balance, parts }: BalanceLinesProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const openParts = parts.filter((part) => balance[part] !== 0);
  if (openParts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={classes.subheading}>{title}</h3>
      <dl className={classes.sums}>
        {openParts.map((part) => (
          <div key={part}>
            <dt>{t(`balance_${part}`)}</dt>
            <dd>{exactMoney(balance[part], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sums({ part: { role, sums } }: { part: Part }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const isLister = role === 'lister';
  const { kinds, total } = sums;
  const line = (label: string, sum: number) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{exactMoney(sum, locale)}</dd>
    </div>
  );
  const nameOf = (kind: (typeof kinds)[number]['kind']) => {
    if (kind === 'payment') return t(isLister ? 'sum_received' : 'sum_paid');
    return t(`sum_${kind}`);
  };
  return (
    <dl className={classes.sums}>
      {kinds
        .filter(({ amount }) => amount !== 0)
        .map(({ kind, amount }) => line(nameOf(kind), amount))}
      {total.fee ? line(t('sum_fees'), total.fee) : null}
      <div className={classes.total}>
        <dt>{t(isLister ? 'sum_income' : 'sum_total')}</dt>
        <dd>{exactMoney(total.net ?? total.amount, locale)}</dd>
      </div>
      {kinds
        .filter(({ deposit }) => deposit !== 0)
        .map(({ kind, deposit }) =>
          line(
            t('sum_of_deposits', {
              what: kind === 'payment' ? t('sum_deposits_paid') : t(`sum_${kind}`),
            }),
            deposit,
          ),
        )}
    </dl>
  );
}

/** Two figures for comparison that are not part of the sums. */
function OutsideSums({ part: { card_gross: gross, paid_to_us: paid } }: { part: Part }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  if (gross === undefined || paid === undefined || (gross === 0 && paid.length === 0)) return null;
  const total = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (
    <section aria-label={t('outside_sums')}>
      <h3 className={classes.subheading}>{t('outside_sums')}</h3>
      <dl className={classes.sums}>
        <div>
          <dt>
            {t('card_gross')} <span className={classes.soft}>{t('card_gross_hint')}</span>
          </dt>
          <dd>{exactMoney(gross, locale)}</dd>
        </div>
        <div>
          <dt>{t('paid_to_us')}</dt>
          <dd>{exactMoney(total, locale)}</dd>
        </div>
        {paid.map(({ id, kind, paid_on, amount }) => (
          <div key={id} className={classes.receipt}>
            <dt>
              <a href={`/receipts/${id}`}>
                {t('paid_to_us_one', {
                  what: t(`paid_to_us_${kind}`),
                  date: shortDate(paid_on, locale),
                })}
              </a>
            </dt>
            <dd>{exactMoney(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
