import { bookingFacts, type RentalTexts, wordsFact } from '../../rentals/index.ts';
import { PURPOSES } from '../payments/covered-lines.ts';
import type { RequestRow } from '../requests/queries/request-rows.ts';

type Fact = readonly [name: string, value: string];

/** What happened to a payment request. */
export type RequestStep = 'sent' | 'changed' | 'paid' | 'rejected' | 'withdrawn';

export interface EmailTexts {
  subject: string;
  says: string;
  /** What happens next. */
  next?: string | undefined;
}

/** What an email about a request says. */
export function requestWords(
  { lister_name: who, tenant_name: tenant, amount_cents, was_stopped }: RequestRow,
  { step, isStopped = was_stopped }: { step: RequestStep; isStopped: boolean | undefined },
  { t, money, texts }: RentalTexts,
): EmailTexts {
  const amount = money(amount_cents);
  const next = isStopped ? texts.t('rent/payments:request_stopped') : undefined;
  switch (step) {
    case 'sent':
      return {
        subject: t('request_sent_subject', { who, amount }),
        says: t('request_sent', { who }),
      };
    case 'changed':
      return {
        subject: texts.t('rent/payments:request_changed_subject', { who, amount }),
        says: texts.t('rent/payments:request_changed', { who }),
        next,
      };
    case 'paid':
      return {
        subject: t('request_paid_subject', { tenant, amount }),
        says: t('request_paid', { tenant }),
      };
    case 'rejected':
      return {
        subject: t('request_rejected_subject', { tenant, amount }),
        says: t('request_rejected', { tenant }),
        next: isStopped ? texts.t('rent/payments:request_stopped_lister') : undefined,
      };
    case 'withdrawn':
      return {
        subject: t('request_withdrawn_subject', { who, amount }),
        says: t('request_withdrawn', { who }),
        next,
      };
  }
}

/** The request of an email; after an edit also what it was before. */
export function requestFacts(request: RequestRow, step: RequestStep, all: RentalTexts): Fact[] {
  const { t, money, texts } = all;
  const { rental_id: id, crashpad_name: title } = request;
  return [
    [t('for'), texts.t(PURPOSES[request.payment_for])],
    [t('amount'), money(request.amount_cents)],
    ...bookingFacts({ ...request, id, listing: { title } }, all),
    ...wordsFact(t('notes'), request.notes, request),
    ...(step === 'changed' ? earlierFacts(request, all) : []),
  ];
}

/** The amount and the purpose before an edit, if it changed them. */
function earlierFacts(request: RequestRow, { t, money, texts }: RentalTexts): Fact[] {
  const { amount_before: amount, payment_for_before: purpose } = request;
  const rows: Fact[] = [];
  if (purpose !== null && purpose !== request.payment_for) {
    rows.push([texts.t('rent/payments:for_before'), texts.t(PURPOSES[purpose])]);
  }
  if (amount !== null && amount !== request.amount_cents) {
    rows.push([t('amount_before'), money(amount)]);
  }
  return rows;
}
