import { AUTOPAY, isOpenObjection, isSettled } from '@crewpad/domain';
import { IconArrowLeft, IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DepositLine, RentalDialogs, stateOf } from '../../../features/rent/index.ts';
import {
  HistoryList,
  nameOf,
  returnable,
  TenantMenu,
  useRentalDialog,
} from '../../../features/rentals/index.ts';
import { AccountTable } from '../../../features/reports/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { useLiveRentals } from '../../../lib/live-rentals.ts';
import { useIsForCrew, usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { backClass, pageClass } from '../../../ui/report-page-classes.ts';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { fullNameOf } from './full-name.ts';
import type { CheckedOut, Tenant } from './load-tenant.ts';
import { SettleCards } from './settle-cards.tsx';
import { CheckoutRequest, EmailRefusal, Opened, StayDates } from './stay-parts.tsx';
import { LateFeeButton, TenantBalance } from './tenant-balance.tsx';
import { Autopay, LeftAmounts, Objections, OpenChanges } from './tenant-money.tsx';

/** One tenant of a lister: what they owe, their account and stay, and what to do about it. */
export function TenantPage({ tenant }: { tenant: Tenant }) {
  return (
    <RentalDialogs>
      <Page tenant={tenant} />
    </RentalDialogs>
  );
}

function Page({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const { t: crew } = useTranslation('pages/my-crew');
  const { t: accountTexts } = useTranslation('reports/account');
  useLiveRentals();
  useCheckedOut(tenant);
  const { rental, account, balance } = tenant;
  const name = nameOf(rental, crew('someone'));
  const isAccepted = rental.accepted_at !== null;
  const isSettling = isUnsettled(rental);
  return (
    <div className={pageClass}>
      <Link to="/my-crew" className={backClass}>
        <IconArrowLeft aria-hidden size={18} />
        {crew('title')}
      </Link>
      <Head tenant={tenant} name={name} />
      {rental.abilities.confirm_checkout && (
        <div className="overflow-hidden rounded-md border border-line">
          <CheckoutRequest rental={rental} name={name} />
        </div>
      )}
      {!isSettling && rental.objections.some(isOpenObjection) && (
        <section
          aria-label={t('objections')}
          className="grid grid-cols-1 gap-2 rounded-md bg-warn-soft p-4"
        >
          <Objections rental={rental} name={name} answered={false} />
        </section>
      )}
      {isSettling && <SettleCards rentals={[rental]} />}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {isAccepted && (
          <Block title={t('balance')}>
            <TenantBalance rental={rental} balance={balance} account={account} />
            {!isSettling && <Objections rental={rental} name={name} answered />}
          </Block>
        )}
        <Block title={t('stay')}>
          <Stay tenant={tenant} name={name} />
        </Block>
        <Money tenant={tenant} />
        <Note tenant={tenant} />
      </div>
      {isAccepted && (
        <Block
          title={accountTexts('title')}
          more={
            <Link
              to={`/transactions?tenant=${rental.id}`}
              className="inline-flex min-h-target items-center font-medium"
            >
              {t('all_payments')}
            </Link>
          }
        >
          <AccountTable
            rentalId={rental.id}
            rows={account.data}
            actionOf={(row) => row.kind === 'rent' && <LateFeeButton rental={rental} row={row} />}
          />
        </Block>
      )}
      <History tenant={tenant} />
    </div>
  );
}

/** Opens what a check-out left to settle, once: Back and a reload do not open it again. */
function useCheckedOut({ rental }: Tenant): void {
  const openDialog = useRentalDialog();
  const navigate = useNavigate();
  const { state } = useLocation();
  const left: CheckedOut | undefined = state ?? undefined;
  const open = useEffectEvent(({ settlement, done }: CheckedOut) => {
    const isOver = rental.status === 'complete';
    const parts = isOver ? settlement : returnable(settlement);
    openDialog({ action: 'settle_stay', rental, settlement: parts, done });
    navigate('.', { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (left?.settlement) open(left);
  }, [left]);
}

/** An ended stay whose money is not settled has a card of its own, with its objections. */
const isUnsettled = ({ status, settlement }: Tenant['rental']) =>
  status === 'complete' && settlement !== null && !isSettled(settlement);

interface BlockProps {
  title: string;
  /** At the end of the heading line. */
  more?: ReactNode;
  children: ReactNode;
}

function Block({ title, more, children }: BlockProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-2 rounded-md border border-line bg-surface p-4 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="m-0 text-md font-bold">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}

interface PartProps {
  tenant: Tenant;
}

/** Who it is, where they live, and the ways to reach them. */
function Head({ tenant: { rental, phone }, name }: PartProps & { name: string }) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const { t: crew } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  const isForCrew = useIsForCrew();
  const fullName = fullNameOf(rental, name);
  const { mark, tone } = stateOf(rental);
  const { user_id, listing_id, email, airline, location, room_name: room, bed_name: bed } = rental;
  const facts = [
    ...(isForCrew && airline ? [airline] : []),
    location,
    crew('bed_of', { room, bed }),
    crew('rent_monthly', { amount: exactMoney(rental.rent_today, locale) }),
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} photo={rental.photo} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="m-0 text-xl font-bold wrap-anywhere">{fullName}</h1>
            <StatusMark tone={tone}>{crew(mark)}</StatusMark>
          </div>
          <p className="m-0 text-sm text-ink-soft">{facts.join(', ')}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <MainAction rental={rental} />
        {user_id !== null && (
          <LinkButton variant="outline" to={`/chat/user/${user_id}/listing/${listing_id}`}>
            <IconMessage aria-hidden size={20} />
            {t('message')}
          </LinkButton>
        )}
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            title={phone}
            className={buttonClass({ variant: 'subtle' })}
          >
            <IconPhone aria-hidden size={20} />
            {t('call')}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} title={email} className={buttonClass({ variant: 'subtle' })}>
            <IconMail aria-hidden size={20} />
            {t('email')}
          </a>
        )}
        <TenantMenu rental={rental} name={name} />
      </div>
    </div>
  );
}

/** Recording what was paid, or sending an invitation again. */
function MainAction({ rental }: Pick<Tenant, 'rental'>) {
  const { t } = useTranslation('rentals/forms');
  const { member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { abilities } = rental;
  const action = abilities.add_payment
    ? 'add_payment'
    : abilities.resend_invite
      ? 'resend_invite'
      : null;
  if (action === null) return null;
  return (
    <Button
      variant={isUnsettled(rental) ? 'outline' : 'accent'}
      disabled={!hydrated || (action === 'add_payment' && member?.switched === true)}
      onClick={() => openDialog({ action, rental })}
    >
      {t(`act_${action}`)}
    </Button>
  );
}

function Stay({ tenant: { rental }, name }: PartProps & { name: string }) {
  const { t } = useTranslation('pages/my-crew');
  const { t: forms } = useTranslation('rentals/forms');
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { abilities, checkout_reason: reason, ended_as } = rental;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1 text-sm">
      <span>
        <StayDates rental={rental} />
      </span>
      {reason && <span className="text-ink-soft">{t('reason', { reason })}</span>}
      {ended_as && <span className="text-ink-soft">{t(`ended_${ended_as}`, { name })}</span>}
      {rental.status === 'pending' && <Opened rental={rental} />}
      <EmailRefusal rental={rental} />
      <OpenChanges rental={rental} name={name} />
      <LeftAmounts rental={rental} name={name} />
      <span className="text-muted">{t('booking', { reference: rental.booking_reference })}</span>
      {abilities.update && (
        <Button
          variant="subtle"
          className="-ml-3"
          disabled={!hydrated}
          onClick={() => openDialog({ action: 'update', rental })}
        >
          {forms('act_update')}
        </Button>
      )}
    </div>
  );
}

/** The deposit and AutoPay. */
function Money({ tenant: { rental } }: PartProps) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const { t: forms } = useTranslation('rentals/forms');
  const { member, flags } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { abilities, auto_pay, deposit_state } = rental;
  const isHeldUp = !hydrated || member?.switched === true;
  // What the tenant has not answered is withdrawn beside its words.
  const autopayAction =
    auto_pay === AUTOPAY.off && abilities.request_autopay
      ? 'request_autopay'
      : auto_pay === AUTOPAY.on && abilities.disable_autopay
        ? 'disable_autopay'
        : null;
  return (
    <Block title={t('deposit_and_autopay')}>
      <div className="grid grid-cols-1 justify-items-start gap-2 text-sm">
        <span>
          {deposit_state.state === 'none' ? (
            t('no_deposit')
          ) : (
            <DepositLine
              isLabeled
              deposit={deposit_state}
              lister={null}
              isOver={rental.rented === 0}
            />
          )}
        </span>
        <Autopay rental={rental} />
        {autopayAction !== null && flags.autopay && (
          <Button
            variant="subtle"
            className="-ml-3"
            disabled={isHeldUp}
            onClick={() => openDialog({ action: autopayAction, rental })}
          >
            {forms(`act_${autopayAction}`)}
          </Button>
        )}
      </div>
    </Block>
  );
}

function Note({ tenant: { rental } }: PartProps) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const { t: forms } = useTranslation('rentals/forms');
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { note_agreement: note } = rental;
  return (
    <Block title={t('note')}>
      <p className="m-0 max-w-text text-sm whitespace-pre-line wrap-anywhere text-ink-soft">
        {note || t('note_none')}
      </p>
      <div>
        <Button
          variant="subtle"
          className="-ml-3"
          disabled={!hydrated}
          onClick={() => openDialog({ action: 'edit_note', rental })}
        >
          {forms(note ? 'act_edit_note' : 'act_add_note')}
        </Button>
      </div>
    </Block>
  );
}

function History({ tenant: { rental, history } }: PartProps) {
  const { t } = useTranslation('pages/my-crew/tenant');
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  return (
    <Block title={t('history')}>
      <HistoryList rows={history.data} reader="lister" />
      {history.total > history.data.length && (
        <div>
          <Button
            variant="outline"
            disabled={!hydrated}
            onClick={() => openDialog({ action: 'view_history', rental })}
          >
            {t('whole_history')}
          </Button>
        </div>
      )}
    </Block>
  );
}
