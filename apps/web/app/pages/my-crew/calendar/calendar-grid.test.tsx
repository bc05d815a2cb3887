import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarList } from './calendar-list.tsx';

const bed = {
  ...{ id: 1, bed_name: 'F4', bed_kind: 'cold' as const, rental_amount: null },
  bars: [
    {
      ...{ kind: 'stay' as const, from: '2026-11-01', until: '2026-12-12', rental_id: 9 },
      ...{ status: 'accepted' as const, tenant: 'Mia Stone', rental_amount: 400 },
      agreed_end: '2026-12-12',
    },
    {
      ...{ kind: 'block' as const, from: '2026-12-12', until: '2026-12-15', block_id: 3 },
      note: 'New window',
    },
    {
      ...{ kind: 'hold' as const, from: '2026-12-15', until: '2026-12-20' },
      member: { id: 5, name: 'Tom B.' },
    },
    {
      ...{ kind: 'stay' as const, from: '2027-01-01', until: null, rental_id: 10 },
      ...{ status: 'pending' as const, tenant: '', rental_amount: 410.5, agreed_end: null },
    },
  ],
  gaps: [{ from: '2026-12-20', until: '2027-01-01' }],
};
const calendar = {
  range: { from: '2026-12-07', until: '2027-01-18' },
  houses: [
    {
      ...{ id: 2, title: 'Bunk house', today: '2026-12-10' },
      rooms: [{ id: 4, room_name: 'Front room', beds: [bed] }],
    },
  ],
};
const onPress = () => undefined;
const LINES = [
  'Mia Stone $400 , Nov 1, 2026 to Dec 12, 2026, agreed end',
  'Blocked: New window , Dec 12, 2026 to Dec 15, 2026',
  'Held for Tom B. , Dec 15, 2026 to Dec 20, 2026',
  'Invited $410.50 , from Jan 1, 2027, invitation not accepted',
];

it('reads each bed with who has it, for how much and on which days', () => {
  const words = wordsOf(<CalendarGrid {...calendar} onPress={onPress} />);
  expect(words).toContain(`F4 Front room ${LINES.join(' ')}`);
});

it('leads from a stay to its tenant, from a hold to the waitlist, and tells free days', () => {
  const html = htmlOf(<CalendarGrid {...calendar} onPress={onPress} />);
  expect(html).toContain('href="/my-crew/9"');
  expect(html).toContain('href="/my-crew?tab=waitlist"');
  expect(html).toContain('aria-label="Free Dec 20, 2026 to Jan 1, 2027: invite or block"');
});

it('marks what goes on outside of the shown days, and where today is', () => {
  const html = htmlOf(<CalendarGrid {...calendar} onPress={onPress} />);
  expect(html.match(/data-cut-before=/g)).toHaveLength(1);
  expect(html.match(/data-cut-after=/g)).toHaveLength(1);
  expect(html.match(/data-today=/g)).toHaveLength(1);
});

it('has the same beds, people and free days as a list', () => {
  const words = wordsOf(<CalendarList {...calendar} onPress={onPress} />);
  expect(words).toContain('Mia Stone $400, Nov 1, 2026 to Dec 12, 2026, agreed end');
  expect(words).toContain('Invited $410.50, from Jan 1, 2027, invitation not accepted');
  expect(words).toContain('Free Dec 20, 2026 to Jan 1, 2027 Invite or block');
});

it('leaves out what lies outside of the shown days', () => {
  const november = { ...calendar, range: { from: '2026-11-01', until: '2026-12-01' } };
  const words = wordsOf(<CalendarList {...november} onPress={onPress} />);
  expect(words).toContain('Mia Stone');
  expect(words).not.toMatch(/Blocked|Held|Invited|Free/);
});
