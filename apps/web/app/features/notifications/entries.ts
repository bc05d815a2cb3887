import { IconBell } from '@tabler/icons-react';
import type { ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/notifications',
    label: 'my_notifications',
    Icon: IconBell,
    in: ['icons', 'menu'],
    order: 31,
    shows: ({ switched }) => !switched,
    waiting: 'notifications',
  },
];
