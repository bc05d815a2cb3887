import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { formatWhen, isPaused, type RentalTexts, wordsFact } from '../../rentals/index.ts';
import { content, paymentFacts } from '../emails/money-emails.ts';
import { findRecipients } from '../emails/queries/mailed-money.ts';
import { objectedCents } from '../payments/objectionable.ts';
import { findTransaction, type TransactionRow } from '../payments/queries/find-transactions.ts';

interface NotifiedObjection {
  id: number;
  rental_id: number;
  charge_id: number;
  refund_id: number | null;
  line: number | null;
  /** It is about open rent that AutoPay charges once the objection has ended. */
  is_charged: boolean;
  /** When the card is charged for the rent, if it is. */
  next_attempt_at: Date | null;
}

async function findObjection(
  trx: Trx,
  id: number | undefined,
): Promise<NotifiedObjection | undefined> {
  const { rows } = await sql<NotifiedObjection>`
    select b.id, b.rental_id, b.charge_id, b.refund_id, b.line,
      coalesce(b.refund_id is null and o.collection = 'auto', false) as is_charged,
      case when b.refund_id is null and o.collection = 'auto' and not ${isPaused}
        then o.next_attempt_at end as next_attempt_at
    from objections b join rentals r on r.id = b.rental_id left join obligations o on o.id = b.charge_id and o.paid_at is null
    where b.id = ${id ?? null}::integer`.execute(trx);
  return rows[0];
}

/** The payment that an objection is about, and what that part is, with its amount. */
export async function findObjectedPayment(trx: Trx, objectionId: number | undefined) {
  const objection = await findObjection(trx, objectionId);
  if (objection === undefined) return undefined;
  const payment = await findTransaction(trx, objection.charge_id);
  if (payment === undefined) return undefined;
  const about = payment.objections.find(({ id }) => id === objectionId)?.about;
  const amount_cents = objectedCents(payment, objection);
  return { id: payment.id, part: { amount_cents, ...(about !== undefined && { about }) } };
}

/** A step of an objection, for the other side: what it is about, and whether a card is charged. */
export function objectionMail(site: MailSite): Composer<'objection'> {
  const textsOf = mailTexts('rentals/emails', site);
  return async (trx, { objectionId, step, to }) => {
    const told = await findObjection(trx, objectionId);
    const row = told && (await findTransaction(trx, told.charge_id));
    const objection = row?.objections.find(({ id }) => id === objectionId);
    if (told === undefined || row === undefined || objection === undefined) return undefined;
    if (step === undefined || to === undefined) return undefined;
    const recipient = (await findRecipients(trx, row.rental_id))[to];
    if (recipient === null) return undefined;
    const texts = textsOf(recipient.locale);
    const { t } = texts.texts;
    const part = row.settlements.find(({ id }) => id === objection.refund_id);
    const line = part?.deductions[objection.line ?? -1];
    const cents = objectedCents(row, objection);
    const names = {
      ...{ tenant: row.tenant_name, who: row.lister_name, amount: texts.money(cents) },
      what: t(`rent/objections:about_${objection.about}`, { amount: texts.money(cents) }),
    };
    const next = told.next_attempt_at;
    const isOver = step !== 'received';
    const charged = () =>
      next === null
        ? openText(row, to, texts)
        : t(`rent/objections:charged_${to}`, {
            tenant: row.tenant_name,
            when: formatWhen(next, row.time_zone, texts.locale),
          });
    const after = isOver && objection.about === 'rent' ? charged() : undefined;
    const said = step === 'received' && !told.is_charged ? 'received_uncharged' : step;
    const words = {
      subject: t(`rent/objections:${step}_subject`, names),
      says: t(`rent/objections:${said}`, names),
    };
    return content(recipient, texts, words, [
      facts(
        ...paymentFacts(row, texts),
        ...wordsFact(texts.t('reason'), line?.reason, row),
        ...wordsFact(t('rent/objections:objection'), objection.text, row),
        ...wordsFact(
          t('rent/objections:answer'),
          step === 'answered' ? objection.answer : null,
          row,
        ),
      ),
      ...(after === undefined ? [] : [text(after)]),
      button(t('rent/objections:see'), `${site.publicUrl}/transactions?tenant=${row.rental_id}`),
    ]);
  };
}

/** What happens to rent that no card is charged for; undefined unless it is open. */
function openText(
  { status, obligation_status, collection, lister_name: who }: TransactionRow,
  to: 'tenant' | 'lister',
  { texts: { t } }: RentalTexts,
): string | undefined {
  const isOpen = status === 'pending' || status === 'failed';
  if (!isOpen || obligation_status === 'collecting') return undefined;
  return collection === 'hand'
    ? t(`rent/objections:stays_open_hand_${to}`, { who })
    : t('rent/objections:stays_open');
}
