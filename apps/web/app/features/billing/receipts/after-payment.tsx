import type { contract } from '@crewpad/contract';
import { isOpenObjection } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { useObjectionWords } from '../../../lib/objection-words.ts';
import { usePage } from '../../../lib/page-context.ts';

interface AfterPaymentProps {
  payment: Pick<contract.billing.Receipt, 'refunds' | 'objections' | 'dispute' | 'owed_to_lister'>;
  /** It was paid manually, so a manual refund needs no mention. */
  isManual?: boolean;
  className?: string | undefined;
}

/** What happened to a payment afterward: its refunds, a dispute, and what we still owe its lister. */
export function AfterPayment({ payment, isManual = false, className }: AfterPaymentProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const money = (dollars: number) => exactMoney(dollars, locale);
  const day = (date: string) => shortDate(date, locale);
  const aboutOf = useObjectionWords();
  const { refunds, objections, dispute, owed_to_lister: owed } = payment;
  return (
    <>
      {refunds.map((refund) => (
        <span key={refund.id} className={className}>
          {t(textOf(refund, isManual), {
            amount: money(refund.amount),
            day: day(refund.on),
            next: day(refund.next_try_on ?? refund.on),
          })}
          {refund.reason !== null && `. ${t('refund_reason', { reason: refund.reason })}`}
        </span>
      ))}
      {dispute && (
        <span className={className}>
          {t(`dispute_${dispute.next === 'nothing_moved' ? 'closed' : dispute.state}`, {
            amount: money(disputedAmount(dispute) || dispute.amount),
            day: day(dispute.decided_on ?? dispute.opened_on),
          })}
          {dispute.given_back > 0 &&
            `. ${t('dispute_given_back', { amount: money(dispute.given_back) })}`}
          <Next dispute={dispute} />
        </span>
      )}
      {objections.map((objection) => (
        <span key={`objection ${objection.id}`} className={className}>
          {t(objection.text === '' ? 'objection_day' : 'objection_open', {
            ...{ day: day(objection.on), text: objection.text },
          })}{' '}
          {t('objection_about', { about: aboutOf(objection) })}
          {isOpenObjection(objection) && ` ${t('objection_waits')}`}
          {objection.answer !== null &&
            ` ${t(objection.answer === '' ? 'objection_answered_day' : 'objection_answered', {
              ...{ day: day(objection.answered_on ?? objection.on), text: objection.answer },
            })}`}
          {objection.withdrawn_on !== null &&
            ` ${t('objection_withdrawn', { day: day(objection.withdrawn_on) })}`}
        </span>
      ))}
      {owed !== undefined && (
        <span className={className}>{t('owed', { amount: money(owed) })}</span>
      )}
    </>
  );
}

/** What a lost dispute took, before the bank gave back a part. */
const disputedAmount = ({ state, taken_back, given_back }: contract.billing.PaymentDispute) =>
  state === 'lost' ? taken_back + given_back : 0;

function textOf(
  { state, method, replaced, returns }: contract.billing.PaymentRefund,
  isManual: boolean,
) {
  if (state === 'returned' && replaced) return 'refund_replaced';
  if (returns > 0 && (state === 'pending' || state === 'done'))
    return `refund_again_${state}` as const;
  if (state !== 'done' || method === 'card') return `refund_${state}` as const;
  return isManual ? 'refund_manual' : 'refund_outside';
}

/** What comes next in a dispute. Where we owe the lister, their own line says so. */
function Next({ dispute }: { dispute: contract.billing.PaymentDispute }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { next, replacement } = dispute;
  if (next === null) return null;
  const amount = exactMoney(replacement?.left ?? 0, locale);
  const rent = replacement && (replacement.left === 0 ? 'next_rent_settled' : 'next_rent_is_open');
  const isBankAsking = next === 'bank_asks' || next === 'nothing_moved';
  const outcome = next === 'owed_to_lister' ? 'stays_paid' : isBankAsking ? 'bank_asks' : next;
  return `. ${outcome === 'rent_is_open' ? t(rent ?? 'next_rent_opens', { amount }) : t(`next_${outcome}`)}`;
}
