import type { contract } from '@crewpad/contract';
import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../lib/testing.tsx';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';
import { DueNote, SecondStep } from './second-step.tsx';

const NOW = '2027-03-01T12:00:00.000Z';
const security: contract.accounts.OwnSecurity = {
  second_step: true,
  required: false,
  due_at: null,
  app: { since: '2027-02-01T12:00:00.000Z' },
  passkeys: [],
  recovery_codes_left: 10,
  reset: null,
  confirmed_until: null,
};
const done = async () => {};
const cardOf = (change: Partial<typeof security>) =>
  htmlOf(
    <SecondStep security={{ ...security, ...change }} onAdd={() => {}} onChange={done} />,
    NOW,
  );
const dueNoteOf = (due_at: string | null, second_step = false) =>
  htmlOf(<DueNote security={{ ...security, second_step, due_at }} />, NOW);

describe('the second step in the settings', () => {
  it.each([true, false])('is shown as it is: %s', (second_step) => {
    expect(cardOf({ second_step })).toContain(`role="switch" aria-checked="${second_step}"`);
  });

  it('tells admins why they cannot turn it off', () => {
    expect(cardOf({ required: true })).toContain('Admins need the second step');
    expect(cardOf({ required: true, second_step: false })).not.toContain('Admins need');
  });

  it('names the day of a running removal, which can be stopped', () => {
    const card = cardOf({ reset: { due_at: '2027-03-04T12:00:00.000Z' } });
    expect(card).toContain('Mar 4, 2027');
    expect(card).toContain('Stop the removal');
    expect(cardOf({})).not.toContain('Stop the removal');
  });

  it('is due on a day that admins read, and once that is past, now', () => {
    expect(dueNoteOf('2027-03-14T12:00:00.000Z')).toContain('by Sunday, March 14, 2027');
    expect(dueNoteOf(NOW)).toContain('Set it up now');
    expect(dueNoteOf(null)).toBe('');
  });
});

describe('recovery codes', () => {
  it('are counted, and few of them are a reason for new ones', () => {
    const codes = (left: number) => htmlOf(<RecoveryCodes left={left} onChange={done} />, NOW);
    expect(codes(10)).toContain('10 of 10 left.');
    expect(codes(10)).not.toContain('Only a few');
    expect(codes(3)).toContain('Only a few codes are left.');
    expect(codes(0)).toContain('You have no codes left.');
  });

  it('are shown once, each one, and kept from translators', () => {
    const codes = ['0-K7QM-2XWD-9HTP', '1-AAAA-BBBB-CCCC'];
    const html = htmlOf(
      <NewRecoveryCodes codes={codes} email="ada@crewpad.test" onSaved={() => {}} />,
      NOW,
    );
    for (const code of codes) expect(html).toContain(code);
    expect(html).toContain('translate="no"');
  });
});
