import { defineMessages } from '../messages.ts';

const messages = {
  my_messages: 'My Messages',
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  my_crashpad: 'My Crashpad',
  my_crew: 'My Crew',
  my_rentals: 'My Crashpad Rentals',
  invites_one: '{{count}} invitation waits for you',
  invites_other: '{{count}} invitations wait for you',
  greeting: 'Hi, {{name}}',
  finish_sign_up: 'Finish sign-up',
  sign_up_is_not_paid: 'Your sign-up is not paid yet.',
  admin: 'Find a member',
  admin_bar: 'Back to admin',
  looking_at: 'You are in the account of {{name}} (no. {{id}}).',
  back_to_admin: 'Back to admin',
  expired: 'Expired',
  expired_tip: 'Your account has expired. Please renew your subscription to continue.',
  receipts: 'Receipts',
  settings: 'Settings',
  logout: 'Logout',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    member: typeof messages;
  }
}

/** The navigation of members; visitors never load it. */
export const memberText = defineMessages('member', messages);
