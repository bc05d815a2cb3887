import type { ShellMember } from '@crewpad/contract';
import { IconDeviceDesktop, IconLayoutDashboard, IconSettings } from '@tabler/icons-react';
import { isLister, type ShellEntry } from '../../lib/shell-entry.ts';

const isNoLister = (member: ShellMember) => !isLister(member);
const dashboard = {
  to: '/dashboard',
  label: 'dashboard',
  short: 'dashboard_short',
  Icon: IconLayoutDashboard,
  order: 5,
} as const;
const settings = '/account-setting';

export const entries: readonly ShellEntry[] = [
  { ...dashboard, in: ['header', 'bar', 'menu'], shows: isLister },
  { ...dashboard, in: ['menu'], shows: isNoLister },
  {
    to: settings,
    label: 'account',
    Icon: IconSettings,
    in: ['bar'],
    order: 70,
    shows: isNoLister,
  },
  { to: settings, label: 'settings', Icon: IconSettings, in: ['more', 'menu'], order: 70 },
  { to: '/', label: 'public_site', Icon: IconDeviceDesktop, in: ['more'], order: 90 },
];
