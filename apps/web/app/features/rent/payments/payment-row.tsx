import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { isOpenObjection, MANUAL_PAYMENT_METHODS, toCents } from '@crewpad/domain';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { useObjectionWords } from '../../../lib/objection-words.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { RENT_TONES, StatusMark } from '../../../ui/status-mark.tsx';
import { toast } from '../../../ui/toast.ts';
import { AfterPayment } from '../../billing/index.ts';
import {
  dayThere,
  dueThere,
  type RentalDialogRequest,
  useRentalDialog,
} from '../../rentals/index.ts';
import { arrivedOf, remainingOf, returnedByBank } from '../dialogs/refunds/refund-values.ts';
import { RentWait } from './rent-wait.tsx';

const cellClass =
  'grid min-w-0 content-start wrap-anywhere not-first:col-span-full md:not-first:col-auto md:not-first:row-auto';

interface PaymentProps {
  payment: contract.rent.Transaction;
}

/** One payment: purpose, payer, amount, and status. */
export function PaymentRow({ payment }: PaymentProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { id, status, state, amount, fee, net, refund, kept, payment_for, notes, abilities } =
    payment;
  const { kept_reasons: reasons } = payment;
  const money = (dollars: number) => exactMoney(dollars, locale);
  const isDeposit = payment_for === 'deposit';
  const refundedAmount = arrivedOf(refund, payment.refunds);
  const isRefunded = !isDeposit && state === 'paid' && toCents(refundedAmount) >= toCents(amount);
  const tenant = payment.tenant_name || t('invited_member');
  const peer = payment.role === 'lister' ? tenant : payment.lister_name;
  return (
    <li>
      <article
        aria-label={t('payment_of', { amount: money(amount), name: peer })}
        className="grid grid-cols-rest-auto gap-x-4 gap-y-2 p-4 md:max-lg:gap-y-0 md:max-lg:py-2 md:max-lg:grid-cols-5 lg:[grid-template-columns:minmax(0,1.6fr)_minmax(0,1.3fr)_minmax(0,1.2fr)_6rem_17rem] lg:items-center xl:[grid-template-columns:minmax(0,1.6fr)_minmax(0,1.3fr)_minmax(0,1.2fr)_6rem_22rem]"
      >
        <div className={`${cellClass} md:max-lg:col-span-2 md:max-lg:row-span-2`}>
          <strong>
            <Purpose payment={payment} />
          </strong>
          <span className="text-xs text-muted">
            {t('name_at', { name: peer, place: payment.location_name })}
          </span>
          <Shares payment={payment} />
          {payment.room_and_bed && (
            <span className="text-xs text-muted">{payment.room_and_bed}</span>
          )}
        </div>
        <div className={cellClass}>
          <When payment={payment} />
          {payment.reopened && status !== 'paid' && (
            <span className="text-xs text-muted">
              {t(`reopened_${payment.reopened.by}`, {
                on: shortDate(payment.reopened.on, locale),
              })}
            </span>
          )}
          <RentWait payment={payment} className="text-xs text-muted" />
          {payment.last_attempt === 'declined' && (
            <span className="text-xs text-muted">{t('was_declined')}</span>
          )}
          {notes && <span className="text-xs text-muted">{t('note', { notes })}</span>}
          {payment.voided && (
            <span className="text-xs text-muted">
              {t(payment.voided.reason === '' ? 'voided_day' : 'voided_on', {
                date: shortDate(payment.voided.on, locale),
                reason: payment.voided.reason,
              })}
            </span>
          )}
        </div>
        <div
          className={`amount ${cellClass} max-md:@xs:[&:has(~.actions>:only-child)]:col-1 [&>strong]:text-md`}
        >
          <strong>{payment.voided ? <s>{money(amount)}</s> : money(amount)}</strong>
          {typeof fee === 'number' && typeof net === 'number' && fee > 0 && (
            <span className="text-xs text-muted">
              {t('fee_net', { fee: money(fee), net: money(net) })}
            </span>
          )}
          {refund > 0 && payment.refunds.length === 0 && (
            <span className="text-xs text-muted">
              {t(isDeposit ? 'returned' : 'refunded', { amount: money(refund) })}
            </span>
          )}
          <AfterPayment
            payment={payment}
            isManual={payment.type === 'manual'}
            className="text-xs text-muted"
          />
          {payment.written_off && (
            <span className="text-xs text-muted">
              {t(payment.written_off.reason === '' ? 'written_off_day' : 'written_off', {
                day: shortDate(payment.written_off.on, locale),
                reason: payment.written_off.reason,
              })}
            </span>
          )}
          {kept > 0 && (
            <span className="text-xs text-muted">
              {t(reasons.length > 0 ? 'kept_for' : 'kept', {
                amount: money(kept),
                reasons: reasons.join(', '),
              })}
            </span>
          )}
        </div>
        <div className="col-2 row-1 grid content-start justify-items-end gap-1 md:col-auto md:row-auto lg:justify-items-start @max-xs:col-span-full @max-xs:row-auto @max-xs:justify-items-start">
          <StatusMark tone={isRefunded ? 'over' : RENT_TONES[state]}>
            {isRefunded
              ? t('status_refunded')
              : payment.late_days
                ? t('late_days', { count: payment.late_days })
                : t(`status_${state}`)}
          </StatusMark>
        </div>
        <div className="col-span-full flex flex-wrap items-center gap-2 empty:hidden md:justify-end md:max-lg:col-start-3 lg:col-auto lg:justify-self-stretch actions max-md:@xs:[.amount~&:has(>:only-child)]:col-2 max-md:@xs:[.amount~&:has(>:only-child)]:self-center max-md:@xs:[.amount~&:has(>:only-child)]:justify-self-end">
          <ListerActions payment={payment} />
          <Objections payment={payment} />
          {abilities.pay && (
            <LinkButton
              variant="outline"
              to={
                payment.type === 'payment_request'
                  ? '/account-setting?tab=payment-requests'
                  : '/my-crashpad'
              }
            >
              {t('pay')}
            </LinkButton>
          )}
          {(status === 'paid' || status === 'voided') && (
            <LinkButton variant="subtle" to={`/receipts/${id}`}>
              {t('receipt')}
            </LinkButton>
          )}
        </div>
      </article>
    </li>
  );
}

/** Returning the money, and undoing or giving up what was recorded. */
function ListerActions({ payment }: PaymentProps) {
  const { t } = useTranslation('rent/payments');
  const { member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { abilities, period_from, period_to } = payment;
  const bankReturn = abilities.refund ? returnedByBank(payment) : undefined;
  const remainingCents = toCents(remainingOf(payment));
  // A refund that the bank returned for good is part of what is left.
  const isMoreLeft =
    remainingCents > (bankReturn?.state === 'returned' ? toCents(bankReturn.amount) : 0);
  const actions: { label: string; request: RentalDialogRequest }[] = [];
  if (bankReturn)
    actions.push({
      label: t('return_outside'),
      request: { action: 'refund', payment, way: 'outside' },
    });
  if (bankReturn?.state === 'returned')
    actions.push({ label: t('return_card'), request: { action: 'refund', payment, way: 'card' } });
  if (abilities.refund && isMoreLeft)
    actions.push({
      label: t(payment.payment_for === 'deposit' ? 'settle' : 'refund'),
      request: { action: 'refund', payment },
    });
  if (abilities.void) actions.push({ label: t('void'), request: { action: 'void', payment } });
  if (abilities.write_off && period_from !== null && period_to !== null) {
    const { id: charge_id, tenant_name: tenant, amount: left } = payment;
    const rent = { charge_id, tenant, left, period_from, period_to };
    actions.push({ label: t('write_off'), request: { action: 'write_off', rent } });
  }
  const isForeign = member?.switched === true;
  return actions.map(({ label, request }) => (
    <Button
      key={label}
      variant="subtle"
      disabled={!hydrated || isForeign}
      aria-describedby={isForeign ? 'refund-why' : undefined}
      onClick={() => openDialog(request)}
    >
      {label}
    </Button>
  ));
}

/** Objecting to it and withdrawing that, for the tenant; answering, for the lister. */
function Objections({ payment }: PaymentProps) {
  const { t } = useTranslation('rent/payments');
  const { member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const { id, role, objections, objectionable, tenant_name: tenant } = payment;
  const open = objections.filter(isOpenObjection);
  const wordsOf = useObjectionWords();
  const isOff = !hydrated || member?.switched === true;
  const withdraw = async ({ refund_id, line }: contract.rentals.Objection) => {
    const part = { ...(refund_id !== null && { refund_id }), ...(line !== null && { line }) };
    await call(rent.withdrawObjection, { params: { id }, body: part });
    toast({ kind: 'success', message: t('objection_withdrawn_done') });
    revalidate();
  };
  return (
    <>
      {open.map((objection) => (
        <Button
          key={objection.id}
          variant="outline"
          disabled={isOff}
          onClick={() =>
            role === 'lister'
              ? openDialog({ action: 'answer_objection', objection, tenant })
              : withdraw(objection)
          }
        >
          {t(role === 'lister' ? 'objection_answer' : 'objection_withdraw')}
          {open.length > 1 && `: ${wordsOf(objection)}`}
        </Button>
      ))}
      {objectionable.length > 0 && (
        <Button
          variant="subtle"
          disabled={isOff}
          onClick={() => openDialog({ action: 'object', payments: [payment] })}
        >
          {t('object')}
        </Button>
      )}
    </>
  );
}

function Purpose({ payment }: PaymentProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { payment_for, period_from, period_to } = payment;
  if (period_from === null || period_to === null)
    return t(`purpose_${payment_for}`, { ns: 'common' });
  return t('purpose_period', {
    purpose: t(`purpose_${payment_for}`, { ns: 'common' }),
    period: periodDays(period_from, period_to, locale),
  });
}

/** The periods that it covers, unless it is one whole period; what it left, and its credit. */
function Shares({ payment }: PaymentProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { periods, period_from, credit, credit_goes_to: goesTo, rest } = payment;
  const money = (dollars: number) => exactMoney(dollars, locale);
  const shares = period_from === null ? periods : [];
  return (
    <>
      {shares.map((part) => (
        <span key={part.charge_id} className="text-xs text-muted">
          {t('share', {
            period: periodDays(part.period_from, part.period_to, locale),
            amount: money(part.amount),
            of: money(part.of),
          })}
        </span>
      ))}
      {credit > 0 && (
        <span className="text-xs text-muted">
          {t(`credit_${goesTo}`, { amount: money(credit) })}
        </span>
      )}
      {rest && (
        <span className="text-xs text-muted">
          {t(rest.is_carried ? 'rest_carried' : 'rest_waived', { amount: money(rest.amount) })}
        </span>
      )}
    </>
  );
}

/** When and how it was paid, or when it is due. */
function When({ payment }: PaymentProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { type, status, paid_on, due_at, time_zone, provider, created_at } = payment;
  const isOpen = status !== 'paid' && status !== 'voided';
  if (isOpen && type === 'payment_request')
    return <span>{t('requested', { when: dayThere(created_at, time_zone, locale) })}</span>;
  if (isOpen && due_at !== null)
    return <span>{t('due', { when: dueThere(due_at, time_zone, locale) })}</span>;
  const method = MANUAL_PAYMENT_METHODS.find((value) => value === provider);
  const date =
    paid_on === null ? dayThere(created_at, time_zone, locale) : shortDate(paid_on, locale);
  return (
    <>
      <span>{date}</span>
      <span className="text-xs text-muted">{t(method ? `by_${method}` : 'by_card')}</span>
    </>
  );
}
