import type { contract } from '@crewpad/contract';
import { localDate } from '@crewpad/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { stayTime } from '../../../rentals/index.ts';
import { factsClass } from './stay-facts-classes.ts';

type Terms = Pick<
  contract.rentals.Offer,
  | 'room_name'
  | 'bed_name'
  | 'bed_kind'
  | 'start_date'
  | 'start_time'
  | 'time_zone'
  | 'rental_amount'
  | 'deposit'
  | 'holds_deposit'
  | 'late_fee'
  | 'booking_reference'
>;

interface StayFactsProps {
  terms: Terms;
  /** null if no check-out is agreed. */
  end: { date: string; time: string | null } | null;
  address?: contract.rentals.Rental['address'];
  /** What both sides read about AutoPay. */
  autopay?: string | null;
  /** The quote beside it shows the deposit of an offer, unless the lister has it already. */
  deposit?: ReactNode;
  /** A raised late fee counts for rent that falls due later. */
  lateFeeChange?: contract.rentals.Rental['late_fee_change'];
}

/** Bed, dates and money of an offer or a rental. */
export function StayFacts(props: StayFactsProps) {
  const { terms, end, address, autopay, lateFeeChange } = props;
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const heldDeposit =
    terms.holds_deposit && t('deposit_held', { amount: exactMoney(terms.deposit, locale) });
  const deposit = props.deposit ?? heldDeposit;
  const zone = terms.time_zone;
  return (
    <dl className={factsClass}>
      {address && (
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <address className="whitespace-pre-line not-italic">{addressLine(address)}</address>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('bed')}</dt>
        <dd>
          {terms.room_name}, {terms.bed_name} ({t(`bed_${terms.bed_kind}`)})
        </dd>
      </div>
      <div>
        <dt>{t('check_in')}</dt>
        <dd>{stayTime(terms.start_date, terms.start_time, zone, locale)}</dd>
      </div>
      <div>
        <dt>{t('check_out')}</dt>
        <dd>{end === null ? t('open_ended') : stayTime(end.date, end.time, zone, locale)}</dd>
      </div>
      <div>
        <dt>{t('rent')}</dt>
        <dd>{t('rent_monthly', { amount: exactMoney(terms.rental_amount, locale) })}</dd>
      </div>
      {deposit && (
        <div>
          <dt>{t('deposit')}</dt>
          <dd className="first-letter:uppercase">{deposit}</dd>
        </div>
      )}
      {terms.late_fee !== null && terms.late_fee > 0 && (
        <div>
          <dt>{t('late_fee')}</dt>
          <dd>
            {lateFeeChange
              ? t('late_fee_change', {
                  amount: exactMoney(terms.late_fee, locale),
                  from: shortDate(localDate(new Date(lateFeeChange.from), zone), locale),
                  old: exactMoney(lateFeeChange.old, locale),
                })
              : exactMoney(terms.late_fee, locale)}
          </dd>
        </div>
      )}
      {autopay && (
        <div>
          <dt>{t('autopay')}</dt>
          <dd>{autopay}</dd>
        </div>
      )}
      <div>
        <dt>{t('reference')}</dt>
        <dd>{terms.booking_reference}</dd>
      </div>
    </dl>
  );
}

function addressLine(address: NonNullable<contract.rentals.Rental['address']>): string {
  const { street1, street2, city, state, postal_code, country } = address;
  const place = [city, [state, postal_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street1, street2, place, country].filter(Boolean).join('\n');
}
