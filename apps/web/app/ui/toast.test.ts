import { expect, it } from 'vitest';
import { messageToast, receiveToasts, toast } from './toast.ts';

it('a toast capitalizes its title and message', () => {
  const toasts: unknown[] = [];
  const stop = receiveToasts({
    show: ({ title, message }) => toasts.push(...(title ? [title] : []), message),
    dismiss: () => undefined,
    clear: () => undefined,
  });
  toast({ kind: 'success', message: 'payment successful, please hang tight, being redirected' });
  toast({ kind: 'error', message: 'Wrong email or password.' });
  toast({ kind: 'error', message: '' });
  toast({ kind: 'error', title: 'payment failed', message: 'your card was declined.' });
  stop();
  expect(toasts).toEqual([
    'Payment successful, please hang tight, being redirected',
    'Wrong email or password.',
    '',
    'Payment failed',
    'Your card was declined.',
  ]);
});

it('a toast about messages closes after four seconds, others after the default time', () => {
  const toasts: unknown[] = [];
  const stop = receiveToasts({
    show: ({ stays }) => toasts.push(stays),
    dismiss: () => undefined,
    clear: () => undefined,
  });
  messageToast({ kind: 'success', message: 'message archived' });
  toast({ kind: 'success', message: 'saved' });
  stop();
  expect(toasts).toEqual([4000, undefined]);
});
