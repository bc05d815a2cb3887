import type { ShellMember } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { isActive } from '../../lib/shell-entry.ts';

const ofListers = [
  ['invite', '/my-crew#invite'],
  ['owing', '/my-crew?owes=1&sort=owed'],
  ['calendar', '/my-crew?tab=calendar'],
  ['waitlists', '/my-crew?tab=waitlist'],
  ['past', '/my-crew?tab=history'],
  ['add_crashpad', '/create-crashpad'],
  ['received', '/lister/payments'],
  ['statement', '/transactions/statement'],
] as const;

const ofMembers = [
  ['transactions', '/transactions'],
  ['airports', '/airports'],
  ['help', '/help'],
  ['contact', '/contact'],
] as const;

const ofAdmins = [
  ['reports', '/admin/reports'],
  ['audit', '/admin/audit'],
  ['emails', '/admin/emails'],
  ['jobs', '/admin/jobs'],
] as const;

/** What a member can do by name, beside the pages of their menu: the key of its text, and where. */
export function actionsFor(member: ShellMember) {
  const isLister = isActive(member) && isListerPlan(member.user_plan);
  return [
    ...(isLister ? ofListers : []),
    ...(isActive(member) ? ofMembers : []),
    ...(member.is_admin ? ofAdmins : []),
  ];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether each word of what was typed begins a word of the name, whatever the accents. */
export function isNamed(name: string, typed: string): boolean {
  const words = plain(name).split(/[^\p{Letter}\p{Number}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
