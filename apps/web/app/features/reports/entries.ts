import { IconCoins } from '@tabler/icons-react';
import { isLister, type ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/lister/payments',
    label: 'money',
    Icon: IconCoins,
    in: ['header', 'more', 'menu'],
    order: 42,
    shows: isLister,
  },
];
