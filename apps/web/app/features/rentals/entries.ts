import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconKey, IconMailOpened, IconUsers } from '@tabler/icons-react';
import { isActive, type ShellEntry } from '../../lib/shell-entry.ts';

const isLister = (member: ShellMember) => isActive(member) && isListerPlan(member.user_plan);
const isTenant = ({ pending_invites, has_rentals }: ShellMember) =>
  pending_invites > 0 || has_rentals;

const myRentals = {
  to: '/my-crashpad',
  label: 'my_rentals',
  short: 'rental_short',
  Icon: IconKey,
  order: 42,
  waiting: 'answers',
} as const;

export const entries: readonly ShellEntry[] = [
  {
    to: '/my-crashpad',
    label: 'invites_wait',
    Icon: IconMailOpened,
    in: ['attention'],
    order: 3,
    shows: ({ pending_invites }) => pending_invites > 0,
  },
  {
    to: '/my-crew',
    label: 'my_crew',
    Icon: IconUsers,
    in: ['header', 'menu'],
    order: 41,
    shows: isLister,
  },
  { ...myRentals, in: ['header', 'menu'], shows: isTenant },
  // The bar of listers has their crash pads instead.
  { ...myRentals, in: ['bar'], shows: (member) => isTenant(member) && !isLister(member) },
];
