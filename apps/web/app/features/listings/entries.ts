import { isListerPlan } from '@crewpad/domain';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { isActive, type ShellEntry } from '../../lib/shell-entry.ts';

export const entries: readonly ShellEntry[] = [
  {
    to: '/my-crashpads',
    label: 'my_crashpad',
    short: 'crashpads_short',
    Icon: IconBuildingCommunity,
    in: ['header', 'bar', 'menu'],
    order: 40,
    shows: (member) => isActive(member) && isListerPlan(member.user_plan),
  },
];
