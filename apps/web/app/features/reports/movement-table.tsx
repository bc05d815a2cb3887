import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../lib/format.ts';
import { periodDays } from '../../lib/format-times.ts';
import { usePage } from '../../lib/page-context.ts';
import classes from './statement.module.css';

type Movement = contract.reports.Movement;

interface MovementTableProps {
  title: string;
  movements: readonly Movement[];
  role: 'lister' | 'tenant';
}

/** Movements with a column for each kind of amount that occurs; nothing without movements. */
export function MovementTable({ title, movements, role }: MovementTableProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  if (movements.length === 0) return null;
  const hasDeposits = movements.some(({ deposit }) => deposit !== 0);
  const hasFees = role === 'lister' && movements.some(({ fee }) => fee);
  const written = (sum: number | undefined) => (sum ? exactMoney(sum, locale) : '');
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
                <What movement={row} />
              </td>
              <td className={classes.amount}>
                {row.amount !== 0 || row.deposit === 0 ? exactMoney(row.amount, locale) : ''}
              </td>
              {hasDeposits && (
                <td
                  className={classes.deducted}
                  data-label={t('purpose_deposit', { ns: 'common' })}
                >
                  {written(row.deposit)}
                </td>
              )}
              {hasFees && (
                <td className={classes.deducted} data-label={t('fee')}>
                  {written(row.fee)}
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
function What({ movement }: { movement: Movement }) {
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
