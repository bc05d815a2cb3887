import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from './money.module.css';
import type { Preview } from './use-preview.ts';

/** What a payment will cover: periods with their shares, credit, and a rest. */
export function CoveredLines({ preview }: { preview: Preview | null }) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const money = (dollars: number) => exactMoney(dollars, locale);
  const shareOf = ({ period_from, period_to, amount, of }: contract.rentals.CoveredPeriod) =>
    t('covers_share', {
      amount: money(amount),
      of: money(of),
      period: periodDays(period_from, period_to, locale),
    });
  return (
    <div role="status">
      {preview !== null && (
        <ul className={classes.settled}>
          {preview.covers.map((one) => (
            <li key={`${one.period_from} ${one.charge_id}`}>{shareOf(one)}</li>
          ))}
          {preview.credit > 0 && (
            <li>
              {t(preview.credit_goes_to === 'end' ? 'covers_credit_end' : 'covers_credit', {
                amount: money(preview.credit),
              })}
            </li>
          )}
          {preview.carried > 0 && (
            <li>{t('covers_carried', { amount: money(preview.carried) })}</li>
          )}
          {preview.waived > 0 && <li>{t('covers_waived', { amount: money(preview.waived) })}</li>}
        </ul>
      )}
    </div>
  );
}
