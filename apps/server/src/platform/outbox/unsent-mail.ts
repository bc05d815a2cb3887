import { button, type MailContent, note, text } from '../mail/content.ts';

/**
 * As long as the emails that anyone can order for an address, because it is rendered and discarded.
 */
export const UNSENT_MAIL: MailContent = {
  to: 'unknown@localhost',
  locale: 'en',
  subject: 'An email without a recipient',
  preview: 'This is never sent, since no account has the address that was typed.',
  heading: 'An email without a recipient',
  blocks: [
    text('This is never sent, since no account has the address that was typed a moment ago.'),
    button('Nowhere', `http://localhost/reset-password/${'-'.repeat(43)}`),
    note(
      'It is rendered all the same, and discarded: a server that has less to do for some addresses than for others reveals which of them have an account.',
    ),
  ],
};
