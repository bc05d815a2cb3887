import type { contract } from '@crewpad/contract';
import { type Locale, toCents, toDollars } from '@crewpad/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';

type Deposit = contract.rentals.DepositState;

interface Reader {
  /** The lister's name, for the tenant; null for the lister. */
  lister: string | null;
  /** Whether the stay is over. */
  isOver: boolean;
  locale: Locale;
}

/** What became of a deposit, the same for both sides: "$90.00 of $100.00, $10.00 open". */
export function DepositLine({
  deposit,
  isLabeled,
  ...reader
}: Omit<Reader, 'locale'> & { deposit: Deposit; isLabeled?: boolean }) {
  const { t } = useTranslation('rent');
  const { locale } = usePage();
  const line = depositLine(deposit, { ...reader, locale }, t);
  return isLabeled ? t('line', { line }) : line;
}

/** Empty without a deposit. Pure. */
export function depositLine(deposit: Deposit, reader: Reader, t: TFunction<'rent'>) {
  const money = (dollars: number) => exactMoney(dollars, reader.locale);
  const { state, returned, kept, taken_back, disputed, reasons } = deposit;
  if (state === 'none') return '';
  // What a bank still decides about is not lost yet.
  const lostAmount = toDollars(toCents(taken_back) - toCents(disputed));
  const takenParts = [
    ...(disputed > 0 ? [t('disputed', { amount: money(disputed) })] : []),
    ...(lostAmount > 0 ? [t('taken_back', { amount: money(lostAmount) })] : []),
  ];
  const isTaken = state === 'taken_back';
  const parts = isTaken
    ? [...takenParts]
    : state === 'settled'
      ? []
      : [mainPart(deposit, reader, t)];
  const request = { lister: reader.lister ?? '', asked: money(deposit.requested) };
  if (deposit.requested > 0 && !SAYS_REQUEST.includes(state)) {
    parts.push(t(reader.lister === null ? 'asked_lister' : 'asked', request));
  }
  if (!isTaken) parts.push(...takenParts);
  if (returned > 0) parts.push(t('returned', { amount: money(returned) }));
  if (kept > 0) {
    const key = reasons.length > 0 ? 'kept_for' : 'kept';
    parts.push(t(key, { amount: money(kept), reasons: reasons.join(', ') }));
  }
  return parts.join(', ');
}

/** Of an unpaid deposit it is part of the sentence; a payment in progress is no longer asked for. */
const SAYS_REQUEST: readonly Deposit['state'][] = ['due', 'agreed', 'processing'];

function mainPart(
  deposit: Deposit,
  { lister, isOver, locale }: Reader,
  t: TFunction<'rent'>,
): string {
  const money = (dollars: number) => exactMoney(dollars, locale);
  const { state, agreed, paid, held, open, by, paid_on, hold, requested } = deposit;
  const amount = money(agreed);
  switch (state) {
    case 'agreed':
      if (hold !== null) return t('unconfirmed', { amount });
      if (by === 'autopay') return t('agreed_autopay', { amount });
      return lister === null
        ? t('agreed_manual_lister', { amount })
        : t('agreed_manual', { amount, lister });
    case 'part':
      return t('part', { held: money(held), amount, open: money(open) });
    case 'held': {
      if (isOver || paid_on === null || held !== paid) return t('held', { amount: money(held) });
      const isCharged = by === 'autopay' && paid === agreed;
      const day = shortDate(paid_on, locale);
      return t(isCharged ? 'charged' : 'paid', { amount: money(held), day });
    }
    case 'processing':
      return t('processing', { amount });
    default:
      if (hold !== null) return t('unconfirmed', { amount });
      if (requested > 0) {
        const requestedAmount = money(requested);
        return lister === null
          ? t('due_asked_lister', { amount, asked: requestedAmount })
          : t('due_asked', { amount, asked: requestedAmount, lister });
      }
      if (isOver) return t('unpaid', { amount });
      return lister === null ? t('due_lister', { amount }) : t('due', { amount, lister });
  }
}
