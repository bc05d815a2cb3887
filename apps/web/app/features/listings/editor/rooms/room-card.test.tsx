import { rentalTypeRule } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../../lib/testing.tsx';
import type { FormIssues } from '../../../../ui/form/use-form-issues.ts';
import type { WizardRoom } from '../form/wizard-form.ts';
import { RoomCard } from './room-card.tsx';
import { addRoom, setBedCount } from './room-items.ts';

const NO_ISSUES = { issues: [], keyOf: () => undefined } as never as FormIssues;
const rooms = setBedCount(0, 2)(addRoom('Attic')([]));

function wordsWith(prices: readonly string[], rents: readonly string[]): string {
  const [attic] = rooms as [WizardRoom];
  const beds = attic.beds.map((bed, at) => ({ ...bed, rental_amount: rents[at] ?? '' }));
  return wordsOf(
    <RoomCard
      room={{ ...attic, beds }}
      at={0}
      rule={rentalTypeRule('crashpad')}
      tenants={new Map()}
      issues={NO_ISSUES}
      startsFolded
      prices={prices}
      edit={() => undefined}
    />,
  );
}

it('a room shows the rents of its beds, and the prices of the crash pad for beds without their own', () => {
  expect(wordsWith(['300'], [])).toContain('Attic , 2 beds, $300 ');
  expect(wordsWith(['220', '260'], [])).toContain('Attic , 2 beds, $220 – $260 ');
  expect(wordsWith(['220', '260'], ['280', '300'])).toContain('Attic , 2 beds, $280 – $300 ');
  expect(wordsWith(['', ''], [])).toMatch(/Attic , 2 beds (?!,)/);
});
