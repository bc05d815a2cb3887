import { formatDue, formatPeriod, formatWhen, type RentalTexts } from '../../rentals/index.ts';
import type { ReopenedPeriod } from './queries/mailed-cover.ts';

/** The reader of an email about rent that is no longer covered, and its two sides. */
interface ReopenedFor {
  to: 'tenant' | 'lister';
  row: { lister_name: string; tenant_name: string; time_zone: string };
}

/** How rent that is no longer covered is collected: one sentence if it is the same for all periods. */
export function collectionOf(
  reopened: readonly ReopenedPeriod[],
  { to, row }: ReopenedFor,
  { locale, texts }: RentalTexts,
): string {
  const names = { who: row.lister_name, tenant: row.tenant_name };
  const [one, ...more] = reopened;
  if (isByHand(reopened)) {
    const how = reopened.some(({ has_autopay }) => has_autopay) ? 'voided_by_hand' : 'pay_by_hand';
    return texts.t(`rent/payments:${how}_${to}`, names);
  }
  if (one === undefined || one.charged_at === null || more.length > 0)
    return texts.t('rent/payments:voided_each');
  const when = formatWhen(one.charged_at, row.time_zone, locale);
  return texts.t(`rent/payments:voided_card_${to}`, { ...names, when });
}

const isByHand = (reopened: readonly ReopenedPeriod[]) =>
  reopened.every(({ charged_at }) => charged_at === null);

/** Each period with the day on which it is due, or the time at which the card is charged. */
export const reopenedFacts = (
  reopened: readonly ReopenedPeriod[],
  { to, row }: ReopenedFor,
  { money, locale, texts }: RentalTexts,
): [string, string][] =>
  reopened.map(({ period_from, period_to, cents, due_at, charged_at }) => {
    const zone = { isCharged: charged_at !== null, timeZone: row.time_zone };
    const values = {
      amount: money(cents),
      when: formatDue(charged_at ?? due_at, zone, locale),
      who: row.lister_name,
    };
    const how =
      charged_at !== null ? 'charged' : isByHand(reopened) ? 'due' : (`due_${to}` as const);
    return [
      formatPeriod(period_from, period_to, texts),
      texts.t(`rent/payments:reopened_${how}`, values),
    ];
  });
