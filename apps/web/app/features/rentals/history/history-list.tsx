import type { contract } from '@crewpad/contract';
import {
  addDays,
  type Locale,
  OBJECTION_SUBJECTS,
  PAYMENT_PURPOSES,
  type PaymentPurpose,
} from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { useObjectionWords } from '../../../lib/objection-words.ts';
import { usePage } from '../../../lib/page-context.ts';
import { dayThere } from '../rental-times.ts';
import { type Change, changesBelow, changesIn, earlierDay } from './history-changes.ts';
import { sentenceOf } from './step-of.ts';

interface HistoryListProps {
  rows: readonly contract.rentals.HistoryRow[];
  /** The member whose history it is: "You". */
  reader: 'lister' | 'tenant';
  /** Whether the rows are from several crash pads. */
  withPlace?: boolean;
}

/** The history as sentences, newest first. */
export function HistoryList({ rows, reader, withPlace = false }: HistoryListProps) {
  const { t } = useTranslation('rentals/history');
  const { locale } = usePage();
  const wordsOf = useObjectionWords();
  if (rows.length === 0) return <p className="m-0 text-xs text-muted">{t('nothing_yet')}</p>;
  const tenantOf = (row: contract.rentals.HistoryRow) => row.tenant || row.email || t('the_tenant');
  const whoOf = (row: contract.rentals.HistoryRow) => {
    if (row.actor === 'tenant') return tenantOf(row);
    return row.actor === 'lister' ? row.lister : t('the_team');
  };
  const whatOf = (
    payment: PaymentPurpose,
    { from, to }: { from: string | null; to: string | null },
  ) => {
    const purpose = t(`purpose_${payment}`, { ns: 'common' });
    if (from === null || to === null) return purpose;
    const days = { from: shortDate(from, locale), to: shortDate(addDays(to, -1), locale) };
    return t('purpose_period', { purpose, ...days });
  };
  const moneyOf = ({ money, change_summary: changes }: contract.rentals.HistoryRow) => {
    if (money === null) {
      const moneyText = (value: string | number | null = 0) => exactMoney(Number(value), locale);
      const { kept, request_amount: requestedAmount, request_for: purpose, returned } = changes;
      const { not_returned: rest } = changes;
      const { credit, rent_owed, rental_amount, refund_amount, refund_for, refund_days } = changes;
      const purposeOfMoney = PAYMENT_PURPOSES.find(
        (value) => value === (refund_for?.to ?? purpose?.from),
      );
      const days = { from: dayOf(refund_days?.from), to: dayOf(refund_days?.to) };
      const movedAmount = refund_amount?.to ?? requestedAmount?.from ?? returned?.to;
      return {
        amount: moneyText(
          movedAmount ?? rest?.to ?? rent_owed?.from ?? credit?.from ?? rental_amount?.to,
        ),
        rest: moneyText(rest?.to),
        kept: moneyText(kept?.to),
        what: purposeOfMoney === undefined ? '' : whatOf(purposeOfMoney, days),
      };
    }
    const { payment_for, period_from: from, period_to: to } = money;
    return {
      amount: exactMoney(money.amount, locale),
      kept: exactMoney(money.kept, locale),
      rest: '',
      what: whatOf(payment_for, { from, to }),
    };
  };
  const nextOf = ({ change_summary: changes }: contract.rentals.HistoryRow) => {
    const day = dayOf(changes.next_try_on?.to);
    return day === null ? '' : shortDate(day, locale);
  };
  /** The period of rent that was written off, and the check-out that was requested before. */
  const timesOf = ({ change_summary: changes, time_zone }: contract.rentals.HistoryRow) => {
    const { from, to } = changes.rent_days ?? {};
    const requestedChange = changesIn(changes, locale, time_zone).find(
      ({ field }) => field === 'requested',
    );
    return {
      days: from && to ? periodDays(String(from), String(to), locale) : '',
      when: requestedChange?.from ?? '',
    };
  };
  /** The rent before a changed one, and the first day of that. */
  const rentOf = ({ change_summary: changes }: contract.rentals.HistoryRow) => ({
    old: exactMoney(Number(changes.rental_amount?.from ?? 0), locale),
    from: changes.rent_from?.to ? shortDate(String(changes.rent_from.to), locale) : '',
    ...replacedIn(changes, locale),
  });
  /** What an objection is about. */
  const aboutOf = ({ change_summary: changes }: contract.rentals.HistoryRow) => {
    const about = OBJECTION_SUBJECTS.find((value) => value === changes.objection_about?.to);
    if (about === undefined) return '';
    const { from, to } = changes.objection_days ?? {};
    const amount = Number(changes.objection_amount?.to ?? 0);
    const reason = dayOf(changes.objection_reason?.to);
    return wordsOf({ about, amount, days: { from: dayOf(from), to: dayOf(to) }, reason });
  };
  return (
    <ol className="m-0 grid list-none grid-cols-1 p-0">
      {rows.map((row) => (
        <li
          key={`${row.action} ${row.id}`}
          className="border-t border-t-line px-0 py-4 wrap-anywhere first:border-t-0 first:pt-0"
        >
          <p className="m-0 font-medium">
            {t(sentenceOf(row, reader), {
              ...moneyOf(row),
              ...timesOf(row),
              ...rentOf(row),
              about: aboutOf(row),
              next: nextOf(row),
              who: whoOf(row),
              tenant: tenantOf(row),
              lister: row.lister,
              bed: row.room_and_bed,
            })}
          </p>
          <MoneyNotes row={row} />
          {row.change_summary.rent_from && row.change_summary.rent_replaced && (
            <p className="m-0 text-xs text-muted">
              {t('rent_replaces', replacedIn(row.change_summary, locale))}
            </p>
          )}
          <Changes changes={changesBelow(row, locale)} />
          {row.reason && (
            <p className="m-0 text-xs text-muted">
              {t(labelOf(row.action), { reason: row.reason })}
            </p>
          )}
          <p className="m-0 text-xs text-muted">
            <time dateTime={row.created_at}>{dayThere(row.created_at, row.time_zone, locale)}</time>
            {withPlace && (
              <span className="before:mx-2 before:my-0 before:[content:'·']">
                {reader === 'lister' ? `${tenantOf(row)}, ${row.location}` : row.location}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The change of rent that another one replaces, or that is taken back, with its first day. */
function replacedIn(changes: contract.rentals.HistoryRow['change_summary'], locale: Locale) {
  const { rent_replaced: rent, rent_replaced_from: from } = changes;
  return {
    replaced: exactMoney(Number(rent?.to ?? 0), locale),
    replacedFrom: from?.to ? shortDate(String(from.to), locale) : '',
  };
}

/** What the free text of an entry is. */
const labelOf = (action: string) =>
  action === 'object' ? 'objection' : action === 'answer_objection' ? 'answer' : 'reason';

const dayOf = (value: string | number | null | undefined) => (value ? String(value) : null);

function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('rentals/history');
  if (changes.length === 0) return null;
  const purposeOf = (value: string | null) => {
    const purpose = PAYMENT_PURPOSES.find((option) => option === value);
    return purpose === undefined ? value : t(`purpose_${purpose}`, { ns: 'common' });
  };
  const textOf = ({ field: name, ...values }: Change) => {
    const isPurpose = name === 'request_for';
    const from = isPurpose ? purposeOf(values.from) : values.from;
    const to = isPurpose ? purposeOf(values.to) : values.to;
    const field = t(`field_${name}`);
    if (to === null) return t('removed', { field, from: from ?? '' });
    return from === null ? t('set', { field, to }) : t('change', { field, from, to });
  };
  return (
    <ul className="mx-0 my-1 pl-5 text-ink-soft">
      {changes.map((change) => (
        <li key={change.field}>{textOf(change)}</li>
      ))}
    </ul>
  );
}

/** Shares of rent, credit, what was kept of a deposit and why, and the day of a payment recorded later. */
function MoneyNotes({ row }: { row: contract.rentals.HistoryRow }) {
  const { t } = useTranslation('rentals/history');
  const { locale } = usePage();
  const { deductions = [], shares = [], reopened = null, credit = 0 } = row.money ?? {};
  const paidOn = earlierDay(row);
  const isBare = deductions.length + shares.length + credit === 0 && paidOn === null;
  if (isBare && reopened === null) return null;
  return (
    <ul className="mx-0 my-1 pl-5 text-ink-soft">
      {shares.map(({ charge_id, period_from, period_to, amount, of }) => (
        <li key={charge_id}>
          {t('share', {
            period: periodDays(period_from, period_to, locale),
            amount: exactMoney(amount, locale),
            of: exactMoney(of, locale),
          })}
        </li>
      ))}
      {credit > 0 && <li>{t('credit_part', { amount: exactMoney(credit, locale) })}</li>}
      {deductions.map(({ reason, amount }) => (
        <li key={reason}>{t('kept_part', { amount: exactMoney(amount, locale), reason })}</li>
      ))}
      {reopened !== null && <li>{t('reopened', { amount: exactMoney(reopened, locale) })}</li>}
      {paidOn !== null && <li>{t('paid_on', { day: shortDate(paidOn, locale) })}</li>}
    </ul>
  );
}
