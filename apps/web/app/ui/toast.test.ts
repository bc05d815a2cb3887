import { expect, it } from 'vitest';
import { receiveToasts, toast } from './toast.ts';

it('starts every message with a capital, wherever it comes from', () => {
  const shown: unknown[] = [];
  const stop = receiveToasts({
    show: ({ message }) => shown.push(message),
    dismiss: () => undefined,
  });
  toast({ kind: 'success', message: 'payment successful, please hang tight, being redirected' });
  toast({ kind: 'error', message: 'Wrong email or password.' });
  toast({ kind: 'error', message: '' });
  stop();
  expect(shown).toEqual([
    'Payment successful, please hang tight, being redirected',
    'Wrong email or password.',
    '',
  ]);
});
