import type { contract } from '@crewpad/contract';
import { addDays } from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import classes from './quote-list.module.css';
import { dueTime, shortDate } from './rental-times.ts';

interface QuoteListProps {
  quote: contract.rentals.RentQuote;
  /** undefined if the crash pad's is unknown. */
  time_zone: string | undefined;
  end_date: string | null;
  reader: 'tenant' | 'lister';
}

/** The costs of an offer: on acceptance, first, then monthly. */
export function QuoteList({ quote, time_zone, end_date, reader }: QuoteListProps) {
  const { t } = useTranslation('my-rental');
  const { locale } = usePage();
  const { today, first_rent: first, then: monthly } = quote;
  const hasRentToday = today.some(({ kind }) => kind === 'rent');
  const isLast = first === null || (end_date !== null && first.period_to >= end_date);
  return (
    <dl className={classes.quote}>
      <div>
        <dt>{t(reader === 'tenant' ? 'when_you_accept' : 'when_they_accept')}</dt>
        {today.length === 0 && <dd>{t('nothing_today')}</dd>}
        {today.map(({ kind, amount }) => (
          <dd key={kind}>
            <strong>{exactMoney(amount, locale)}</strong>
            <span className={classes.small}>{t(`kind_${kind}`)}</span>
          </dd>
        ))}
      </div>
      {first && (
        <div>
          <dt>{t(hasRentToday ? 'next_rent' : 'first_rent')}</dt>
          <dd>
            <strong>{exactMoney(first.amount, locale)}</strong>
            <span className={classes.small}>
              {t('due', { when: dueTime(first.due_at, time_zone, locale) })}
            </span>
            <span className={classes.small}>
              {t('period', {
                from: shortDate(first.period_from, locale),
                to: shortDate(addDays(first.period_to, -1), locale),
              })}
            </span>
          </dd>
        </div>
      )}
      {!isLast && (
        <div>
          <dt>{t('after_that')}</dt>
          <dd>
            {t('every_month', {
              amount: exactMoney(monthly.amount, locale),
              count: monthly.payment_date,
              ordinal: true,
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}
