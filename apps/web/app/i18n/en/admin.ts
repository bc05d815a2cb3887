import { defineMessages } from '../messages.ts';

const messages = {
  meta: 'Find a member',
  description: 'Find a member and step into the account.',
  title: 'Find a member',
  lead: 'By name or e-mail. Each search and each step into an account is written down.',
  search: 'Name or e-mail',
  find: 'Find',
  begin_title: 'Whom are you looking for?',
  begin_text: 'Type a name or an e-mail, or a part of it.',
  none_title: 'Nobody found',
  none_text: 'No member has "{{search}}" in the name or e-mail.',
  found_one: '{{count}} member',
  found_other: '{{count}} members',
  members: 'Members',
  member: 'Member',
  plan: 'Plan',
  status: 'Status',
  action: 'Account',
  no_plan: 'No plan',
  step_in: 'Step in',
  step_into: 'Step into the account of {{name}}',
  stepping: 'One moment ...',
  yourself: 'This is you',
  closed: 'Closed',
  status_ACTIVE: 'Active',
  status_INACTIVE: 'Inactive',
  status_CLOSED: 'Closed',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page_of: 'Page {{page}} of {{pages}}',
  refused: 'This account cannot be stepped into.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof messages;
  }
}

/** Pages of admins. */
export const adminText = defineMessages('admin', messages);
