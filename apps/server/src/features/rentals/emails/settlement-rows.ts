import { formatDay } from '@crewpad/domain';
import type { EmailedStep } from './queries/find-step.ts';
import { formatPeriod, type RentalTexts } from './when.ts';

type Row = [name: string, value: string];

/** What is left to settle at the end of a stay, for one side; nothing for other steps. */
export function settlementRows(
  { left, rental }: EmailedStep,
  to: 'lister' | 'tenant',
  { texts, money, locale }: RentalTexts,
): Row[] {
  if (left === null) return [];
  const { t } = texts;
  const who = rental.lister.display_name;
  const { unused, unused_manual, unused_days: days, returned, credit, open } = left;
  const backOn = returned && formatDay(new Date(returned.on), 'UTC', locale);
  const back = (name: 'returned_rent' | 'rent_in_stay', cents: number): Row[] =>
    cents === 0 || backOn === null
      ? []
      : [
          [
            t(`rentals:${name}`),
            t(`rentals:${name}_${to}`, { amount: money(cents), who, day: backOn }),
          ],
        ];
  const rowOf = (
    name: 'unused_rent' | 'paid_ahead' | 'open_rent' | 'deposit_left',
    cents: number,
  ): Row[] =>
    cents === 0
      ? []
      : [[t(`rentals:${name}`), t(`rentals:${name}_${to}`, { amount: money(cents), who })]];
  const unusedCents = (unused?.amount ?? 0) + unused_manual;
  const inStay = returned?.in_stay ?? 0;
  return [
    ...rowOf('unused_rent', unusedCents),
    ...(unusedCents === 0 || days === null
      ? []
      : [[t('rentals:unused_days_left'), formatPeriod(days.from, days.to, texts)] satisfies Row]),
    ...back('returned_rent', (returned?.amount ?? 0) - inStay),
    ...back('rent_in_stay', inStay),
    ...rowOf('paid_ahead', credit),
    ...rowOf(
      'open_rent',
      open.reduce((sum, { amount }) => sum + amount, 0),
    ),
    ...open.flatMap(({ rent, from, to: end, whole }): Row[] => {
      if (whole === null) return [];
      const values = { amount: money(rent), whole: money(whole) };
      const shortened = { ...values, days: formatPeriod(from, end, texts) };
      return [[t('rentals:rent_shortened'), t('rentals:rent_shortened_to', shortened)]];
    }),
    ...rowOf('deposit_left', rental.deposit_money.held),
  ];
}
