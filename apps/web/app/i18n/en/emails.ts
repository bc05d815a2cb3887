export default {
  meta_title: 'Emails sent',
  meta_description:
    'How many emails %brand% sent, day by day, what kinds there are, and how to get fewer of them.',
  title: 'Emails sent',
  lead: 'Every email this site sent in the last year, by day. Days are in UTC.',
  total: 'In the last year',
  latest: 'On {{day}}',
  table_title: 'Day by day',
  day: 'Day',
  emails: 'Emails',
  newer: 'Newer days',
  older: 'Older days',
  none: 'No email has been sent yet.',
  kinds_title: 'Kinds of email',
  kinds_text:
    '- **Account:** welcome, confirmation of your email, links for passwords, news about logins.\n- **Plan:** receipts, a notice {{notice}} days before a renewal, declined cards.\n- **Rentals:** invitations, answers to them, check-outs, changes.\n- **Rent:** receipts, failed payments, requests.\n- **Messages:** when you have unread messages.\n- **Reminders:** to listers, about full houses and listings that have not changed for {{days}} days.\n\nWe do not send newsletters of others, and we do not sell addresses.',
  stop_title: 'How to get fewer',
  stop_text:
    '- Read your messages here, and we do not email you about them.\n- Save a listing once it is right, and its reminders pause.\n- Hide or deactivate full houses.\n- Receipts and emails about security, rentals and payments always come. You need them if something goes wrong.\n- Close your account, and everything stops.',
} as const;
