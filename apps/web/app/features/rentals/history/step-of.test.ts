import { RENTAL_TRANSITIONS } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import texts from '../../../i18n/en/rental-history.ts';
import { stepOf } from './step-of.ts';

describe('the sentences of the history', () => {
  it('tell every step of a rental but private notes', () => {
    const steps = new Set(RENTAL_TRANSITIONS.map(({ action }) => action));
    steps.delete('edit_note');
    for (const action of ['invite', ...steps]) {
      expect(stepOf({ action }), action).toBe(action);
      expect(texts).toHaveProperty(action);
    }
  });

  it('say of an unknown step only that something changed', () => {
    for (const action of ['toString', 'request_autopay', ''])
      expect(stepOf({ action })).toBe('other');
  });
});
