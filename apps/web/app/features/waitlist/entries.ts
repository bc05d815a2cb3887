import { IconClockExclamation } from '@tabler/icons-react';
import { isLister, type ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/my-crew?tab=waitlist',
    label: 'waitlists',
    Icon: IconClockExclamation,
    in: ['more'],
    order: 43,
    shows: isLister,
  },
];
