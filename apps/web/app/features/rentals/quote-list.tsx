import type { contract } from '@crewpad/contract';
import { AUTOPAY, addDays, CHARGES_LISTED, PAID_BY, type PaidBy } from '@crewpad/domain';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx';
import { quoteClass } from '../../ui/quote-list-classes.ts';
import { dueWhen } from './rental-times.ts';

type Quote = contract.rentals.RentQuote;

interface QuoteListProps {
  /** 1: AutoPay charges the rent, at an hour. */
  auto_pay: number;
  quote: Quote;
  /** undefined if the crash pad's is unknown. */
  time_zone: string | undefined;
  /** The lister's name, for the tenant. */
  lister?: string;
  reader: 'tenant' | 'lister';
}

/** The others are folded, so that the total stays on the screen of a phone. */
const UNFOLDED_RENTS = 3;

/** The costs of an offer: on acceptance, and then monthly, or all until the agreed end. */
export function QuoteList({ quote, time_zone, lister = '', reader, auto_pay }: QuoteListProps) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const { today, first_rent: first, then: monthly, charges, total } = quote;
  const by = auto_pay === AUTOPAY.on ? PAID_BY.autopay : PAID_BY.manual;
  const hasRentToday = today.some(({ kind }) => kind === 'rent');
  const rents = charges?.filter(({ due_at }) => due_at !== null) ?? (first ? [first] : []);
  const listedRents = rents.slice(0, CHARGES_LISTED - (charges ? today.length : 0));
  const laterRents = listedRents.slice(UNFOLDED_RENTS);
  const more = rents.length - listedRents.length;
  return (
    <dl className={quoteClass}>
      <div>
        <dt>{t(reader === 'tenant' ? 'when_you_accept' : 'when_they_accept')}</dt>
        {today.length === 0 && <dd>{t('nothing_today')}</dd>}
        {today.map(({ kind, amount, by }) => (
          <dd key={kind}>
            <strong>{exactMoney(amount, locale)}</strong>
            <span className="block text-xs text-ink-soft">
              {`${t(`kind_${kind}`)}, ${t(`by_${by}_${reader}`, { lister })}`}
            </span>
          </dd>
        ))}
      </div>
      {listedRents.length > 0 && (
        <div>
          <dt>{t(charges ? 'rents' : hasRentToday ? 'next_rent' : 'first_rent')}</dt>
          {listedRents.slice(0, UNFOLDED_RENTS).map((rent) => (
            <dd key={rent.due_at}>
              <Rent rent={rent} time_zone={time_zone} by={by} />
            </dd>
          ))}
          {laterRents.length > 0 && (
            <dd>
              <details>
                <DisclosureSummary>
                  {t('more_charges', { count: laterRents.length + more })}
                </DisclosureSummary>
                <ol className="m-0 grid list-none gap-2 p-0">
                  {laterRents.map((rent) => (
                    <li key={rent.due_at}>
                      <Rent rent={rent} time_zone={time_zone} by={by} />
                    </li>
                  ))}
                  {more > 0 && <li>{t('more_charges', { count: more })}</li>}
                </ol>
              </details>
            </dd>
          )}
        </div>
      )}
      {monthly && (
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
      {total !== undefined && (
        <div>
          <dt>{t('total')}</dt>
          <dd>
            <strong>{exactMoney(total, locale)}</strong>
            <span className="block text-xs text-ink-soft">{t('total_until_checkout')}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface RentProps {
  rent: NonNullable<Quote['charges']>[number] | NonNullable<Quote['first_rent']>;
  time_zone: string | undefined;
  by: PaidBy;
}

function Rent({ rent: { amount, due_at, period_from, period_to }, time_zone, by }: RentProps) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  return (
    <>
      <strong>{exactMoney(amount, locale)}</strong>
      {due_at !== null && (
        <span className="block text-xs text-ink-soft">
          {t('due', {
            when: dueWhen(
              { due_at, charged_at: by === 'autopay' ? due_at : null },
              time_zone,
              locale,
            ),
          })}
        </span>
      )}
      {period_from !== null && period_to !== null && (
        <span className="block text-xs text-ink-soft">
          {t('period', {
            from: shortDate(period_from, locale),
            to: shortDate(addDays(period_to, -1), locale),
          })}
        </span>
      )}
    </>
  );
}
