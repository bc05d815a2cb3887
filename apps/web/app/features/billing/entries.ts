import { IconClockExclamation, IconCreditCard, IconReceipt } from '@tabler/icons-react';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import type { ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: UNPAID_HOME,
    label: 'finish_sign_up',
    Icon: IconCreditCard,
    in: ['attention', 'menu'],
    order: 1,
    shows: owesSignUp,
  },
  {
    to: '/account-expired',
    label: 'expired',
    Icon: IconClockExclamation,
    in: ['attention'],
    order: 2,
    shows: ({ expired }) => expired,
  },
  { to: '/receipts', label: 'receipts', Icon: IconReceipt, in: ['menu'], order: 60 },
];
