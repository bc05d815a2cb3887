export default {
  meta_title: 'Emails sent',
  meta_description:
    'How many emails {{brand}} sends each day, what kinds there are, and how to get fewer.',
  title: 'Emails sent',
  lead: 'Every email this site sent in the last year, by day. Days are in UTC.',
  total: 'In the last year',
  latest: 'On {{day}}',
  table_title: 'Day by day',
  day: 'Day',
  emails: 'Emails',
  newer: 'Newer days',
  older: 'Older days',
  none: "We haven't sent any emails yet.",
  kinds_title: 'Types of email',
  kinds_text:
    "- **Account:** welcome, email confirmation, password links, login alerts.\n- **Plan:** receipts, a notice {{notice}} days before renewal, declined cards.\n- **Rentals:** invitations, replies to them, check-outs, changes.\n- **Rent:** receipts, failed payments, requests.\n- **Messages:** when you have unread messages.\n- **Reviews:** new reviews and responses.\n- **Waitlists and saved searches:** when a bed becomes free or a listing matches your search.\n- **Reminders:** for listers, about full crash pads and listings that haven't changed for {{days}} days.\n\nWe don't send newsletters from others, and we don't sell email addresses.",
  stop_title: 'How to get fewer',
  stop_text:
    "- Choose your emails by topic in your [settings](/account-setting?tab=emails): right away, once a day or never. Emails you can turn off have an unsubscribe link.\n- Read your messages here, and we won't email you about them.\n- Update a listing and save it, and its reminders pause.\n- Hide or deactivate full crash pads.\n- We always send receipts, security emails and legal notices. You need them if something goes wrong.\n- Once your account is closed, all emails stop.",
} as const;
