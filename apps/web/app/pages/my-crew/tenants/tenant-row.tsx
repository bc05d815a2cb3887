import type { contract } from '@crewpad/contract';
import { IconNote } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import {
  chargeParts,
  DepositLine,
  isDueToday,
  owedParts,
  stateOf,
} from '../../../features/rent/index.ts';
import {
  dueWhen,
  nameOf,
  stayTime,
  TenantMenu,
  useRentalDialog,
} from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { useIsForCrew, usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/when.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import {
  Autopay,
  LeftAmounts,
  Objections,
  OpenChanges,
  ReopenedRent,
  ReturnedRefunds,
} from './tenant-money.tsx';
import classes from './tenant-row.module.css';

/** The invited email refuses emails: in the words of its mail server, unless the email is hidden. */
export function EmailRefusal({
  rental: { email_refusal },
}: {
  rental: Pick<contract.rentals.Rental, 'email_refusal'>;
}) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  if (!email_refusal) return null;
  const { reason, refused_at } = email_refusal;
  const date = shortDate(refused_at.slice(0, 10), locale);
  return (
    <span className={classes.paused}>
      {reason === null ? t('refuses_emails', { date }) : t('refuses_with_reason', { date, reason })}
    </span>
  );
}

export interface TenantSelection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
}

interface TenantRowProps {
  rental: contract.rentals.Rental;
  /** Whether the address links to this tenant. */
  isAnchored: boolean;
  selection?: TenantSelection | undefined;
}

/** One tenant or invited person: name, bed, dates, rent, and actions. */
export function TenantRow({ rental, isAnchored, selection }: TenantRowProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, emailsVerifiedOnly } = usePage();
  const now = useNow();
  const isForCrew = useIsForCrew();
  const row = useRef<HTMLLIElement>(null);
  const name = nameOf(rental, t('someone'));
  const { email, location, room_name: room, bed_name: bed, note_agreement: note } = rental;
  const { mark, tone } = stateOf(rental);
  const { next_charge: next, opened_at: opened } = rental;
  const parts = next === null ? [] : chargeParts(next, locale);
  useEffect(() => {
    if (isAnchored) row.current?.scrollIntoView();
  }, [isAnchored]);
  return (
    <li
      ref={row}
      id={`tenant-id-${rental.id}`}
      data-meant={isAnchored || undefined}
      className={classes.row}
    >
      {rental.abilities.confirm_checkout && <CheckoutRequest rental={rental} name={name} />}
      <article aria-label={name} className={classes.tenant}>
        <div className={classes.who}>
          {selection && (
            <label className={classes.select}>
              <input
                type="checkbox"
                className={classes.box}
                aria-label={t('select_tenant', { name })}
                checked={selection.ids.has(rental.id)}
                onChange={() => selection.toggle(rental.id)}
              />
            </label>
          )}
          <Avatar name={name} photo={rental.photo} />
          <div className={classes.names}>
            <strong className={classes.name}>{name}</strong>
            {email && email !== name && <Email address={email} />}
            {isForCrew && rental.airline && <span className={classes.soft}>{rental.airline}</span>}
          </div>
        </div>
        <div className={classes.cell}>
          <span>{t('bed_of', { room, bed })}</span>
          <span className={classes.soft}>{location}</span>
          <span>
            <StayDates rental={rental} />
          </span>
          {rental.status === 'accepted' && rental.checkout_reason && (
            <span className={classes.soft}>{t('reason', { reason: rental.checkout_reason })}</span>
          )}
          {rental.ended_as && (
            <span className={classes.soft}>{t(`ended_${rental.ended_as}`, { name })}</span>
          )}
          {rental.status === 'pending' && (
            <span className={classes.soft}>
              {opened
                ? t('opened', { date: shortDate(opened.slice(0, 10), locale) })
                : t('not_opened')}
              {emailsVerifiedOnly && !opened && `. ${t('verified_only')}`}
            </span>
          )}
          <EmailRefusal rental={rental} />
          <span className={classes.soft}>
            {t('booking', { reference: rental.booking_reference })}
          </span>
        </div>
        <div className={classes.cell}>
          <span className={classes.rent}>
            {t('rent_monthly', { amount: exactMoney(rental.rent_today, locale) })}
          </span>
          {rental.owed && (
            <span className={classes.owed}>
              {t(isDueToday(rental.owed, rental.time_zone, now) ? 'owes_today' : 'owes', {
                amount: exactMoney(rental.owed.amount, locale),
                since: shortDate(rental.owed.since, locale),
              })}
            </span>
          )}
          {rental.owed && (
            <span className={classes.soft}>
              {owedParts(rental.owed, locale)
                .map(({ key, amount }) => t(key, { amount }))
                .join(', ')}
            </span>
          )}
          <ReopenedRent rental={rental} />
          <ReturnedRefunds rental={rental} />
          {rental.hold && (
            <span className={classes.paused}>{t(`hold_${rental.hold}`, { name })}</span>
          )}
          <span className={classes.soft}>
            {next
              ? t(next.amount === rental.rent_today ? 'next_rent' : 'next_part', {
                  amount: exactMoney(next.amount, locale),
                  date: dueWhen(next, rental.time_zone, locale),
                })
              : rental.status === 'pending' &&
                t('due_on', { count: rental.payment_date, ordinal: true })}
          </span>
          {parts.length > 0 && (
            <span className={classes.soft}>
              {parts.map(({ key, values }) => t(key, values)).join(', ')}
            </span>
          )}
          {rental.deposit_state.state !== 'none' && (
            <span className={classes.soft}>
              <DepositLine
                isLabeled
                deposit={rental.deposit_state}
                lister={null}
                isOver={rental.rented === 0}
              />
            </span>
          )}
          {rental.credit_kept && (
            <span className={classes.soft}>
              {t('credit_kept', { amount: exactMoney(rental.credit_kept.amount, locale) })}
              {rental.credit_kept.reason &&
                ` ${t('reason', { reason: rental.credit_kept.reason })}`}
            </span>
          )}
          <Objections rental={rental} name={name} />
          <OpenChanges rental={rental} name={name} />
          <Autopay rental={rental} />
          <LeftAmounts rental={rental} name={name} />
        </div>
        <div className={classes.state}>
          <StatusMark tone={tone}>{t(mark)}</StatusMark>
        </div>
        <div className={classes.actions}>
          <TenantMenu rental={rental} name={name} />
        </div>
        {note && (
          <p className={classes.note}>
            <IconNote aria-hidden size={18} stroke={1.75} />
            <span>{t('note', { note })}</span>
          </p>
        )}
      </article>
    </li>
  );
}

/** In full; where a line is too short, it breaks before the @. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className={classes.soft}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** The days of a stay, or those that an invitation offered. */
function StayDates({ rental }: Pick<TenantRowProps, 'rental'>) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const { start_date, checkout_date, accepted_at, ended_at } = rental;
  const from = shortDate(start_date, locale);
  const endDay = accepted_at === null ? null : (ended_at?.slice(0, 10) ?? null);
  const lastDay = checkout_date ?? endDay;
  if (lastDay === null) return t('open_ended', { from });
  if (lastDay < start_date) return t('ended_before_check_in', { from });
  return t('from_to', { from, to: shortDate(lastDay, locale) });
}

interface CheckoutRequestProps {
  rental: contract.rentals.Rental;
  name: string;
}

/** The tenant's check-out request, with confirm and decline. */
function CheckoutRequest({ rental, name }: CheckoutRequestProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { checkout_requested_date: date, checkout_requested_time: time, time_zone } = rental;
  if (date === null) return null;
  return (
    <div className={classes.request}>
      <p className={classes.asks}>
        {t('requested', { name, when: stayTime(date, time, time_zone, locale) })}
      </p>
      <div className={classes.answers}>
        <Button
          disabled={!hydrated}
          onClick={() => openDialog({ action: 'confirm_checkout', rental })}
        >
          {t('confirm')}
        </Button>
        <Button
          variant="outline"
          disabled={!hydrated}
          onClick={() => openDialog({ action: 'decline_checkout', rental })}
        >
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}
