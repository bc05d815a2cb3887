import type { contract } from '@crewpad/contract';
import { IconNote } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DepositLine, isDueToday, owedParts, stateOf } from '../../../features/rent/index.ts';
import { nameOf, TenantMenu } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { useIsForCrew, usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/when.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Checkbox } from '../../../ui/form/controls.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { CheckoutRequest, EmailRefusal, Opened, StayDates } from './stay-parts.tsx';
import {
  Autopay,
  HeldRent,
  LeftAmounts,
  NextRent,
  Objections,
  OpenChanges,
  ReopenedRent,
  ReturnedRefunds,
} from './tenant-money.tsx';
import { namesClass, whoClass } from './tenant-row-classes.ts';

const cellClass = 'col-span-full grid min-w-0 content-center wrap-anywhere lg:col-auto [&>ul]:my-2';

export interface TenantSelection {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
}

interface TenantRowProps {
  rental: contract.rentals.Rental;
  /** What they owe; undefined for an invitation and a settled stay. */
  balance?: contract.reports.TenantBalance | undefined;
  /** Whether the address links to this tenant. */
  isAnchored: boolean;
  selection?: TenantSelection | undefined;
}

/** One tenant or invited person: name, bed, dates, rent, and actions. */
export function TenantRow({ rental, balance, isAnchored, selection }: TenantRowProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const now = useNow();
  const isForCrew = useIsForCrew();
  const row = useRef<HTMLLIElement>(null);
  const name = nameOf(rental, t('someone'));
  const { email, location, room_name: room, bed_name: bed, note_agreement: note } = rental;
  const { mark, tone } = stateOf(rental);
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
            <Link
              to={`/my-crew/${rental.id}`}
              className="inline-flex min-h-target items-center font-bold text-inherit"
            >
              {name}
            </Link>
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
          {rental.status === 'pending' && <Opened rental={rental} />}
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
                amount: exactMoney(balance?.owed ?? rental.owed.amount, locale),
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
          <HeldRent rental={rental} />
          <NextRent rental={rental} />
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
