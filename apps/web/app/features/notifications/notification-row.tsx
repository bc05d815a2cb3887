import type { contract, ShellMember } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { calendarDate, exactMoney } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { type Clock, timeOf } from '../../lib/when.ts';
import { targetOf } from './notification-target.ts';
import classes from './notifications-page.module.css';

/** Notices of check-outs, coming and changed rents; older ones have no day. */
const DATED = [
  'checkout_requested',
  'checkout_confirmed',
  'checkout_declined',
  'checkout_scheduled',
  'checked_out',
  'rental_ended',
  'rent_reminder',
  'tenant_left',
  'tenant_rental_ended',
  'rent_change_asked',
  'rent_change_announced',
  'rent_change_accepted',
  'rent_change_declined',
  'rent_change_withdrawn',
  'rent_late',
  'tenant_rent_late',
  'rent_covered',
] as const;

/** Notices of deposits; older ones have no amount. */
const VALUED = ['deposit_reminder', 'deposit_to_confirm', 'tenant_deposit_to_confirm'] as const;
const isValued = (kind: string): kind is (typeof VALUED)[number] =>
  VALUED.some((one) => one === kind);
const isDated = (kind: string): kind is (typeof DATED)[number] => DATED.some((one) => one === kind);

const OBJECTIONS = ['objection_received', 'objection_withdrawn', 'objection_answered'] as const;
const isObjection = (kind: string): kind is (typeof OBJECTIONS)[number] =>
  OBJECTIONS.some((one) => one === kind);

interface RowProps {
  notification: contract.notifications.Notification;
  isNew: boolean;
  member: ShellMember;
  clock: Clock;
}

/** One notification: event, time and link. */
export function NotificationRow({ notification, isNew, member, clock }: RowProps) {
  const { t } = useTranslation('notifications');
  const { locale } = usePage();
  const { kind, data, person, listing, created } = notification;
  const { Icon, to } = targetOf(notification, member.id);
  const { amount_cents: cents = 0 } = data;
  const words = {
    // An invited person may have no name yet, and an email that the lister may not see.
    person: person?.name ?? data.person_name ?? t(data.rental_id ? 'invited_person' : 'someone'),
    listing: listing?.title ?? t('a_crashpad'),
    count: data.count ?? 1,
    amount: exactMoney(Math.abs(cents) / 100, locale),
    kept: exactMoney((data.kept_cents ?? 0) / 100, locale),
    owed: exactMoney((data.owed_cents ?? 0) / 100, locale),
    date: data.date === undefined ? '' : calendarDate(data.date, locale),
    agreed: data.agreed === undefined ? '' : calendarDate(data.agreed, locale),
  };
  return (
    <Link to={to} className={classes.row} data-new={isNew || undefined}>
      <span className={classes.icon}>
        <Icon aria-hidden size={20} stroke={1.75} />
      </span>
      <span className={classes.what}>
        <span>{sentence()}</span>
        <span className={classes.when}>
          {isNew && <span className={classes.new}>{t('new')}</span>}
          <time dateTime={created}>{timeOf(created, clock)}</time>
        </span>
      </span>
    </Link>
  );

  function sentence(): string {
    if (kind === 'paid' && data.payment_for) return t(`kind_paid_${data.payment_for}`, words);
    // Payouts below zero take from the bank account what the balance owes.
    if (kind === 'payout_failed' && cents < 0) return t('kind_debit_failed', words);
    if (kind === 'checkout_withdrawn' && data.date !== undefined) {
      const stays = data.agreed === undefined ? 'open' : 'agreed';
      return t(`kind_checkout_withdrawn_${stays}`, words);
    }
    if (kind === 'autopay_ended_payouts' && data.ended_from && data.ended_from !== 'on') {
      return t(`kind_${kind}_${data.ended_from}`, words);
    }
    if (kind === 'settlement_closed') return settlement();
    if (isValued(kind) && cents > 0) return t(`kind_${kind}_of`, words);
    if (kind === 'deposit_settled') return settledDeposit();
    if (kind === 'tenant_autopay_paused' && data.reason)
      return t(`kind_${kind}_${data.reason}`, words);
    if (isObjection(kind) && data.about) {
      return t(`kind_${kind}_about`, { ...words, about: t(`about_${data.about}`, words) });
    }
    if (isDated(kind) && data.date !== undefined) return t(`kind_${kind}_on`, words);
    const what = t(`kind_${kind}`, words);
    const isOpenAgain = kind.includes('dispute') && data.date !== undefined;
    return isOpenAgain ? `${what} ${t('rent_open_since', words)}` : what;
  }

  /** What the lister returned of a deposit, and kept of it; older notices name only the return. */
  function settledDeposit(): string {
    if (!data.kept_cents) return t(cents > 0 ? 'kind_deposit_settled' : 'kind_deposit_kept', words);
    return t(`kind_deposit_settled_${cents > 0 ? 'both' : 'kept'}`, words);
  }

  /** What the lister returned and kept, and the rent that is left. */
  function settlement(): string {
    const { kept_cents: kept = 0, owed_cents: owed = 0 } = data;
    const parts = kept > 0 ? (cents > 0 ? 'both' : 'kept') : cents > 0 ? 'returned' : null;
    const what = t(
      parts === null ? 'kind_settlement_closed' : `kind_settlement_closed_${parts}`,
      words,
    );
    return owed > 0 ? `${what} ${t('rent_still_owed', words)}` : what;
  }
}
