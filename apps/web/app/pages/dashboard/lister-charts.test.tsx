import { expect, it } from 'vitest';
import { wordsOf } from '../../lib/testing.tsx';
import { ListerCharts, movesOf } from './lister-charts.tsx';

const stay = {
  ...{ id: 1, status: 'accepted' as const, display_name: 'Ana S.', location: 'Kew House' },
  ...{ start_date: '2026-11-30', checkout_date: null },
};

it('the next 14 days have the accepted stays that begin or end in them, oldest first', () => {
  const moves = movesOf(
    [
      { ...stay, start_date: '2026-12-13' },
      { ...stay, id: 2, start_date: '2026-12-14' },
      { ...stay, id: 3, start_date: '2026-11-29', checkout_date: '2026-11-30' },
      { ...stay, id: 4, status: 'pending' },
    ],
    '2026-11-30',
  );
  expect(moves.map(({ rental_id, kind, on }) => [rental_id, kind, on])).toEqual([
    [3, 'goes', '2026-11-30'],
    [1, 'comes', '2026-12-13'],
  ]);
});

it('a lister reads who comes and goes, and what was received of what was expected', () => {
  const month = { id: 202611, months: '2026-11', amounts: 350, expected: 800, percentage: 50 };
  const text = wordsOf(
    <ListerCharts
      months={[{ ...month, is_running: true }]}
      moves={movesOf([stay], '2026-11-30')}
    />,
  );
  expect(text).toMatch(/November 2026, not finished yet \$350\.00 \$800\.00/);
  expect(text).toMatch(/Ana S\. arrives on Nov 30.* Kew House/);
});

it('a lister without money and moves sees no charts', () => {
  expect(wordsOf(<ListerCharts months={[]} moves={[]} />)).toBe('');
});
