import { expect, it } from 'vitest';
import { messageToast, receiveToasts, toast } from './toast.ts';

it('capitalizes every message', () => {
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

it('closes a toast about messages after four seconds, others after the default', () => {
  const shown: unknown[] = [];
  const stop = receiveToasts({ show: ({ stays }) => shown.push(stays), dismiss: () => undefined });
  messageToast({ kind: 'success', message: 'message archived' });
  toast({ kind: 'success', message: 'saved' });
  stop();
  expect(shown).toEqual([4000, undefined]);
});
