import { IconShield } from '@tabler/icons-react';
import type { ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/admin',
    label: 'admin',
    Icon: IconShield,
    in: ['header', 'more', 'menu'],
    order: 50,
    shows: ({ is_admin }) => is_admin,
  },
];
