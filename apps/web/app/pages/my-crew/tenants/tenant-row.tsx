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
import { Checkbox } from '../../../ui/form/controls.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import {
  Autopay,
  LeftAmounts,
  Objections,
  OpenChanges,
  ReopenedRent,
  ReturnedRefunds,
} from './tenant-money.tsx';
import { namesClass, whoClass } from './tenant-row-classes.ts';

const cellClass = 'col-span-full grid min-w-0 content-center wrap-anywhere lg:col-auto [&>ul]:my-2';

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
    <span className="text-xs text-warn">
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
      className="scroll-mt-4 rounded-md border border-line bg-surface data-meant:border-ink data-meant:[box-shadow:0_0_0_1px_var(--ink)]"
    >
      {rental.abilities.confirm_checkout && <CheckoutRequest rental={rental} name={name} />}
      <article
        aria-label={name}
        className="grid grid-cols-rest-auto gap-x-4 gap-y-2 p-4 lg:[grid-template-columns:minmax(0,1.5fr)_minmax(0,1.1fr)_minmax(0,1.6fr)_7rem_auto] lg:items-center"
      >
        <div className={whoClass}>
          {selection && (
            <label className="mt-0 -mr-2 mb-0 -ml-3 grid size-target flex-none cursor-pointer place-items-center">
              <Checkbox
                aria-label={t('select_tenant', { name })}
                checked={selection.ids.has(rental.id)}
                onChange={() => selection.toggle(rental.id)}
              />
            </label>
          )}
          <Avatar name={name} photo={rental.photo} />
          <div className={namesClass}>
            <strong className="font-bold">{name}</strong>
            {email && email !== name && <Email address={email} />}
            {isForCrew && rental.airline && (
              <span className="text-xs text-muted">{rental.airline}</span>
            )}
          </div>
        </div>
        <div className={cellClass}>
          <span>{t('bed_of', { room, bed })}</span>
          <span className="text-xs text-muted">{location}</span>
          <span>
            <StayDates rental={rental} />
          </span>
          {rental.status === 'accepted' && rental.checkout_reason && (
            <span className="text-xs text-muted">
              {t('reason', { reason: rental.checkout_reason })}
            </span>
          )}
          {rental.ended_as && (
            <span className="text-xs text-muted">{t(`ended_${rental.ended_as}`, { name })}</span>
          )}
          {rental.status === 'pending' && (
            <span className="text-xs text-muted">
              {opened
                ? t('opened', { date: shortDate(opened.slice(0, 10), locale) })
                : t('not_opened')}
              {emailsVerifiedOnly && !opened && `. ${t('verified_only')}`}
            </span>
          )}
          <EmailRefusal rental={rental} />
          <span className="text-xs text-muted">
            {t('booking', { reference: rental.booking_reference })}
          </span>
        </div>
        <div className={cellClass}>
          <span className="font-medium">
            {t('rent_monthly', { amount: exactMoney(rental.rent_today, locale) })}
          </span>
          {rental.owed && (
            <span className="font-medium text-bad">
              {t(isDueToday(rental.owed, rental.time_zone, now) ? 'owes_today' : 'owes', {
                amount: exactMoney(rental.owed.amount, locale),
                since: shortDate(rental.owed.since, locale),
              })}
            </span>
          )}
          {rental.owed && (
            <span className="text-xs text-muted">
              {owedParts(rental.owed, locale)
                .map(({ key, amount }) => t(key, { amount }))
                .join(', ')}
            </span>
          )}
          <ReopenedRent rental={rental} />
          <ReturnedRefunds rental={rental} />
          {rental.hold && (
            <span className="text-xs text-warn">{t(`hold_${rental.hold}`, { name })}</span>
          )}
          <span className="text-xs text-muted">
            {next
              ? t(next.amount === rental.rent_today ? 'next_rent' : 'next_part', {
                  amount: exactMoney(next.amount, locale),
                  date: dueWhen(next, rental.time_zone, locale),
                })
              : rental.status === 'pending' &&
                t('due_on', { count: rental.payment_date, ordinal: true })}
          </span>
          {parts.length > 0 && (
            <span className="text-xs text-muted">
              {parts.map(({ key, values }) => t(key, values)).join(', ')}
            </span>
          )}
          {rental.deposit_state.state !== 'none' && (
            <span className="text-xs text-muted">
              <DepositLine
                isLabeled
                deposit={rental.deposit_state}
                lister={null}
                isOver={rental.rented === 0}
              />
            </span>
          )}
          {rental.credit_kept && (
            <span className="text-xs text-muted">
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
        <div className="col-span-full lg:col-auto">
          <StatusMark tone={tone}>{t(mark)}</StatusMark>
        </div>
        <div className="col-2 row-1 self-start lg:col-auto lg:row-auto lg:self-center">
          <TenantMenu rental={rental} name={name} />
        </div>
        {note && (
          <p className="col-span-full m-0 flex items-start gap-2 text-xs text-ink-soft [&_span]:line-clamp-2 [&_span]:wrap-anywhere [&_svg]:mt-px [&_svg]:flex-none [&_svg]:text-muted">
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
    <span className="text-xs text-muted">
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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 [border-radius:calc(var(--radius)_-_1px)_calc(var(--radius)_-_1px)_0_0] bg-warn-soft px-4 py-2">
      <p className="m-0 font-medium text-ink">
        {t('requested', { name, when: stayTime(date, time, time_zone, locale) })}
      </p>
      <div className="flex gap-2">
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
