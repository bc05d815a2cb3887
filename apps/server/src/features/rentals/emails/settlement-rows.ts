import { formatPeriod } from '../rent/queries/describe-rent.ts';
import type { EmailedStep } from './queries/find-step.ts';
import type { RentalTexts } from './when.ts';

/** What is left to settle at the end of a stay, for one side; nothing for other steps. */
export function settlementRows(
  { left, rental }: EmailedStep,
  to: 'lister' | 'tenant',
  { texts, money }: RentalTexts,
): [name: string, value: string][] {
  if (left === null) return [];
  const who = rental.lister.display_name;
  const { unused, unused_manual, unused_days: days, credit, open } = left;
  const amounts = [
    ['unused_rent', (unused?.amount ?? 0) + unused_manual],
    ['paid_ahead', credit],
    ['open_rent', open.reduce((sum, { amount }) => sum + amount, 0)],
    ['deposit_left', rental.deposit_money.held],
  ] as const;
  return amounts
    .filter(([, cents]) => cents > 0)
    .flatMap(([name, cents]): [string, string][] => [
      [
        texts.t(`rentals/rent:${name}`),
        texts.t(`rentals/rent:${name}_${to}`, { amount: money(cents), who }),
      ],
      ...(name === 'unused_rent' && days !== null
        ? [
            [texts.t('rentals/rent:unused_days'), formatPeriod(days.from, days.to, texts)] as [
              string,
              string,
            ],
          ]
        : []),
    ]);
}
