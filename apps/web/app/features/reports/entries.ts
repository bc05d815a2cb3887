import { IconReceipt } from '@tabler/icons-react';
import { isLister, type ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/lister/payments',
    also: ['/transactions', '/transactions/statement', '/lister/payouts'],
    label: 'money',
    Icon: IconReceipt,
    in: ['header', 'more', 'menu'],
    order: 42,
    shows: isLister,
  },
];
