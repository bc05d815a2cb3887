import type { ShellMember } from '@crewpad/contract';
import { IconKey, IconUsers } from '@tabler/icons-react';
import { isLister, type ShellEntry } from '../../lib/shell-entry.ts';

const isTenant = ({ pending_invites, has_rentals }: ShellMember) =>
  pending_invites > 0 || has_rentals;

const myRentals = {
  to: '/my-crashpad',
  label: 'my_rentals',
  short: 'rental_short',
  Icon: IconKey,
  order: 44,
  waiting: 'answers',
} as const;

export const entries: readonly ShellEntry[] = [
  {
    to: '/my-crashpad',
    label: 'invites_wait',
    Icon: IconKey,
    in: ['attention'],
    order: 3,
    shows: ({ pending_invites }) => pending_invites > 0,
  },
  {
    to: '/my-crew',
    label: 'my_crew',
    short: 'crew_short',
    Icon: IconUsers,
    in: ['header', 'bar', 'menu'],
    order: 41,
    shows: isLister,
  },
  { ...myRentals, in: ['header', 'menu'], shows: isTenant },
  // The bar of listers has their own pages instead, and this one behind "More".
  {
    ...myRentals,
    in: ['bar'],
    order: 46,
    shows: (member) => isTenant(member) && !isLister(member),
  },
  { ...myRentals, in: ['more'], shows: isTenant },
];
