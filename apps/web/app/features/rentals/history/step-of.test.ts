import { AUTOPAY_TRANSITIONS, RENTAL_TRANSITIONS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import texts from '../../../i18n/en/rental-history.ts';
import { stepOf } from './step-of.ts';

describe('the history sentences', () => {
  it('cover every step of a rental but private notes', () => {
    const steps = new Set<string>(
      [...RENTAL_TRANSITIONS, ...AUTOPAY_TRANSITIONS].map(({ action }) => action),
    );
    steps.delete('edit_note');
    for (const action of ['invite', ...steps]) {
      expect(stepOf({ action, change_summary: {} }), action).toBe(action);
      expect(texts).toHaveProperty(action);
    }
  });

  it('fall back to a generic change for an unknown step', () => {
    for (const action of ['toString', ''])
      expect(stepOf({ action, change_summary: {} })).toBe('other');
  });

  it('distinguish a request to stop AutoPay from its end', () => {
    const entry = (to: number) => ({
      action: 'disable_autopay',
      change_summary: { auto_pay: { from: 1, to } },
    });
    expect(stepOf(entry(3))).toBe('ask_autopay_off');
    expect(stepOf(entry(0))).toBe('disable_autopay');
    expect(stepOf({ ...entry(1), action: 'request_autopay' })).toBe('withdraw_autopay_off');
    expect(stepOf({ ...entry(2), action: 'request_autopay' })).toBe('request_autopay');
  });
});
