import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconPrinter } from '@tabler/icons-react';
import { useBrand } from '../../brand/brand-context.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, fullDate, shortDate } from '../../lib/format.ts';
import { periodDays } from '../../lib/format-times.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { Folded } from '../../ui/disclosure-summary.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../ui/scene-page.tsx';
import { MoneyTabs, PaymentsCsv } from '../rent/index.ts';
import type { Statement } from './load-reports.ts';

const subheadingClass = 'mx-0 mt-0 mb-2 text-sm';
const deductedClass =
  "whitespace-nowrap not-print:max-md:[.table-box_&]:col-2 not-print:max-md:[.table-box_&]:text-end not-print:max-md:[.table-box_&]:before:text-muted not-print:max-md:[.table-box_&]:before:[content:attr(data-label)_'_'] not-print:max-md:[.table-box_&]:empty:hidden";
const softClass = 'block text-xs text-muted [.brand_&]:ml-auto [.brand_&]:text-end';
const sumsClass =
  'sums mx-0 mt-0 mb-6 grid gap-1 [&_dd]:tabular [&_dd]:m-0 [&>div]:flex [&>div]:justify-between [&>div]:gap-4';

const totalClass =
  '[.sums_&]:border-t [.sums_&]:border-b [.sums_&]:border-t-line [.sums_&]:border-b-line [.sums_&]:px-0 [.sums_&]:py-2 [.sums_&]:font-bold';

type Movement = contract.reports.Movement;

interface MovementTableProps {
  title: string;
  movements: readonly Movement[];
  role: 'lister' | 'tenant';
}

/** More rows are folded on the screen. */
const SHOWN_MOVEMENTS = 30;

/** Movements with a column for each kind of amount that occurs; nothing without movements. */
function MovementTable({ title, movements, role }: MovementTableProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  if (movements.length === 0) return null;
  const hasDeposits = movements.some(({ deposit }) => deposit !== 0);
  const hasFees = role === 'lister' && movements.some(({ fee }) => fee);
  const moneyText = (sum: number | undefined) => (sum ? exactMoney(sum, locale) : '');
  const table = (
    <table className="table-box w-full min-w-144 border-collapse text-xs [&_td]:tabular not-print:max-md:block not-print:max-md:min-w-0 print:min-w-0 not-print:max-md:[&_tbody]:block [&_td]:border-b [&_td]:border-b-line [&_td]:pt-2 [&_td]:pr-2 [&_td]:pb-2 [&_td]:pl-0 [&_td]:text-start [&_td]:align-top not-print:max-md:[&_td]:col-1 not-print:max-md:[&_td]:border-0 not-print:max-md:[&_td]:p-0 [&_th]:border-b [&_th]:border-b-line [&_th]:pt-2 [&_th]:pr-2 [&_th]:pb-2 [&_th]:pl-0 [&_th]:text-start [&_th]:align-top not-print:max-md:[&_thead]:sr-only not-print:max-md:[&_tr]:grid not-print:max-md:[&_tr]:grid-cols-rest-auto not-print:max-md:[&_tr]:gap-x-4 not-print:max-md:[&_tr]:border-b not-print:max-md:[&_tr]:border-b-line not-print:max-md:[&_tr]:px-0 not-print:max-md:[&_tr]:py-2">
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
            <td className="whitespace-nowrap not-print:max-md:[.table-box_&]:order-1 not-print:max-md:[.table-box_&]:text-muted">
              {shortDate(row.counted_on, locale)}
            </td>
            <td>
              <MovementText movement={row} />
            </td>
            <td className="whitespace-nowrap not-print:max-md:[.table-box_&]:col-2 not-print:max-md:[.table-box_&]:row-1 not-print:max-md:[.table-box_&]:text-end not-print:max-md:[.table-box_&]:font-medium">
              {row.amount !== 0 || row.deposit === 0 ? exactMoney(row.amount, locale) : ''}
            </td>
            {hasDeposits && (
              <td className={deductedClass} data-label={t('purpose_deposit', { ns: 'common' })}>
                {moneyText(row.deposit)}
              </td>
            )}
            {hasFees && (
              <td className={deductedClass} data-label={t('fee')}>
                {moneyText(row.fee)}
              </td>
            )}
            <td>
              {role === 'lister' ? row.tenant_name || t('invited_member') : row.lister_name}
              <span className={softClass}>{row.location_name}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section
      className="mb-6 overflow-x-auto print:overflow-visible"
      aria-label={title}
      data-scrolls-x
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <h3 className={subheadingClass}>{title}</h3>
      {movements.length > SHOWN_MOVEMENTS ? (
        <Folded summary={t('show_movements', { count: movements.length })}>{table}</Folded>
      ) : (
        table
      )}
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
          <span className={softClass}>{periodDays(period_from, period_to, locale)}</span>
        )}
        {day !== counted_on && (
          <span className={softClass}>{t('dated', { date: shortDate(day, locale) })}</span>
        )}
      </>
    );
  }
  return (
    <>
      {t('movement_for', { what: t(`sum_${kind}`), purpose })}
      <span className={softClass}>{t('payment_of_day', { date: shortDate(paid_on, locale) })}</span>
      {notes !== '' && <span className={softClass}>{notes}</span>}
    </>
  );
}

type Part = contract.reports.StatementPart;

/** What passed between a member and the other side in a year, for printing or saving. */
export function StatementPage({ statement }: { statement: Statement }) {
  const { t } = useTranslation('rent/payments');
  const { locale, year: thisYear, member } = usePage();
  const brand = useBrand();
  const { year, parts, printed } = statement;
  return (
    <ScenePage width="wide" title={t('statement_title', { year })} lead={t('statement_lead')}>
      {isListerPlan(member?.user_plan ?? null) && (
        <div className="pb-4 print:hidden">
          <MoneyTabs open="statement" />
        </div>
      )}
      <Sheet>
        <p className="brand m-0 flex flex-wrap items-center gap-2 border-b border-b-line pb-4 [&_strong]:flex-none">
          <img src={brand.logo} alt="" width={32} height={32} />
          <strong>{brand.name}</strong>
          <span className={softClass}>{t('as_of', { date: fullDate(printed, locale) })}</span>
        </p>
        <nav
          aria-label={t('year')}
          className="flex items-center justify-center gap-2 pt-2 print:hidden"
        >
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
        <p className={softClass}>
          {parts.some(({ role }) => role === 'lister') && `${t('statement_deposits')} `}
          {t('statement_note')}
        </p>
        <div className="mt-6 flex flex-wrap gap-2 print:hidden">
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
    <section aria-label={t(`statement_${role}`)} className="mx-0 my-6">
      <h2 className="mx-0 mt-0 mb-4 text-md">{t(`statement_${role}`)}</h2>
      <p className={softClass}>
        {open_until === null
          ? t('statement_closed')
          : t('statement_open', { date: dateOf(open_until) })}
      </p>
      <BalanceLines
        title={t('balance_on', { date: dateOf(`${year}-01-01`) })}
        balance={part.opening}
        parts={['deposits_held', 'credit', 'refunds_pending']}
      />
      <Income part={part} />
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
      <h3 className={subheadingClass}>{title}</h3>
      <dl className={sumsClass}>
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

type Income = contract.reports.RentalIncome;

const INCOME = ['rents', 'fees', 'refunds', 'kept_deposits', 'payment_fees'] as const;
const INCOME_WORDS = {
  rents: 'income_rents',
  fees: 'income_fees',
  refunds: 'income_refunds',
  kept_deposits: 'sum_deposit_kept',
  payment_fees: 'income_payment_fees',
} as const;

/** What a lister reports of each house, then of all. */
function Income({ part: { income, houses = [] } }: { part: Part }) {
  const { t } = useTranslation('rent/payments');
  if (income === undefined || houses.length === 0) return null;
  return (
    <>
      {houses.length > 1 &&
        houses.map(({ location_id, name, ...ofHouse }) => (
          <IncomeLines key={location_id} title={name} income={ofHouse} />
        ))}
      <IncomeLines title={t('rental_all')} income={income} />
    </>
  );
}

function IncomeLines({ title, income }: { title: string; income: Income }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  return (
    <section aria-label={title} className="break-inside-avoid">
      <h3 className={subheadingClass}>{title}</h3>
      <dl className={sumsClass}>
        {INCOME.filter((line) => line === 'rents' || income[line] !== 0).map((line) => (
          <div key={line}>
            <dt>{t(INCOME_WORDS[line])}</dt>
            <dd>{exactMoney(income[line], locale)}</dd>
          </div>
        ))}
        <div className={totalClass}>
          <dt>{t('sum_income')}</dt>
          <dd>{exactMoney(income.net, locale)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** For a lister only what happened to deposits: their income stands above. */
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
    return kind === 'payment' ? t('sum_paid') : t(`sum_${kind}`);
  };
  return (
    <dl className={sumsClass}>
      {!isLister && (
        <>
          {kinds
            .filter(({ amount }) => amount !== 0)
            .map(({ kind, amount }) => line(nameOf(kind), amount))}
          <div className={totalClass}>
            <dt>{t('sum_total')}</dt>
            <dd>{exactMoney(total.amount, locale)}</dd>
          </div>
        </>
      )}
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
      <h3 className={subheadingClass}>{t('outside_sums')}</h3>
      <dl className={sumsClass}>
        <div>
          <dt>
            {t('card_gross')} <span className={softClass}>{t('card_gross_hint')}</span>
          </dt>
          <dd>{exactMoney(gross, locale)}</dd>
        </div>
        <div>
          <dt>{t('paid_to_us')}</dt>
          <dd>{exactMoney(total, locale)}</dd>
        </div>
        {paid.map(({ id, kind, paid_on, amount }) => (
          <div key={id} className="[&_dt]:ps-4">
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
