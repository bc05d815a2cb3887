import { IconMessageCircle } from '@tabler/icons-react';
import { isActive, type ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/messages',
    label: 'my_messages',
    short: 'messages',
    Icon: IconMessageCircle,
    in: ['header', 'bar', 'menu'],
    order: 45,
    shows: isActive,
    waiting: 'unread',
  },
];
