import { addDays, isAutopayOn } from '@crewpad/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { dueThere, dueTime } from '../card/rental-times.ts';
import type { MyRental, Payer } from '../load-my-rentals.ts';
import { Notice } from './notice.tsx';
import { rentNotice } from './notices.ts';
import { PayRent } from './pay-rent.tsx';

interface RentDueProps {
  rental: MyRental;
  payer: Payer;
}

/** The oldest unpaid due rent, with a pay button. */
export function RentDue({ rental, payer }: RentDueProps) {
  const { t } = useTranslation('tenant-money');
  const { locale, member } = usePage();
  const [params] = useSearchParams();
  const { open_charge: charge, owed, time_zone } = rental;
  const isAsked = ({ id }: { id: number }) => params.get('pay') === String(id);
  const asked = rental.open_charges.find((one) => isAsked(one) && payer.payable.includes(one.id));
  // A form that is open stays, whatever the other side does: its answer says what happened.
  const [opened, setOpened] = useState(asked);
  if (asked !== undefined && asked !== opened) setOpened(asked);
  if (opened !== undefined && isAsked(opened)) {
    return <PayRent rental={rental} charge={opened} payer={payer} />;
  }
  const notice = rentNotice(rental, payer.payable);
  if (charge === null || notice === null) return null;
  const lister = rental.lister?.display_name ?? '';
  const canPay = payer.payable.includes(charge.id);
  const period = {
    from: shortDate(charge.period_from, locale),
    to: shortDate(addDays(charge.period_to, -1), locale),
  };
  const when = dueThere(charge.due_at, time_zone, locale);
  const amount = exactMoney(charge.amount, locale);
  const title = charge.late_days
    ? t('late_days_title', { amount, count: charge.late_days })
    : t(`${notice}_title`, { amount });
  if (notice === 'pending') {
    return (
      <Notice kind="wait" title={title}>
        <p>{t('pending_text')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      kind={notice === 'due' || notice === 'unconfirmed' ? 'warn' : 'bad'}
      title={title}
      actions={
        canPay &&
        !member?.switched && (
          <LinkButton to={`?pay=${charge.id}`} preventScrollReset variant="accent">
            {t('pay_now')}
          </LinkButton>
        )
      }
    >
      {charge.hold === 'bank_confirmation' && canPay && <p>{t('unconfirmed_text')}</p>}
      <p>{t('due_text', { ...period, when })}</p>
      {charge.was_left && <p>{t(isAutopayOn(rental.auto_pay) ? 'left_text' : 'left_hand_text')}</p>}
      {owed !== null && owed.amount > charge.amount && (
        <p>
          {t('owed_total', {
            amount: exactMoney(owed.amount, locale),
            since: shortDate(owed.since, locale),
          })}
        </p>
      )}
      {charge.next_attempt_at !== null && notice !== 'due' && (
        <p>{t('retry', { when: dueTime(charge.next_attempt_at, time_zone, locale) })}</p>
      )}
      {charge.hold === 'objection' && <p>{t('objection_waits', { lister })}</p>}
      {!canPay && <p>{t('pay_by_hand', { lister })}</p>}
      {charge.hold !== 'objection' && (
        <p>
          <Link to={`/transactions?tenant=${rental.id}`}>{t('object')}</Link>
        </p>
      )}
      {canPay && member?.switched && <p>{t('only_member')}</p>}
    </Notice>
  );
}
