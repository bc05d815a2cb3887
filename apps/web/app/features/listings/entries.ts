import { IconBuildingCommunity } from '@tabler/icons-react';
import { isLister, type ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/my-crashpads',
    label: 'my_crashpad',
    short: 'crashpads_short',
    Icon: IconBuildingCommunity,
    in: ['header', 'bar', 'menu'],
    order: 40,
    shows: isLister,
  },
];
