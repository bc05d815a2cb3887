/** Email topics and frequency, and the unsubscribe page. */
export default {
  emails_title: 'Emails',
  emails_text:
    'Choose when we email you. We always send receipts, security emails and legal notices right away.',
  emails_switched: 'Only the member can see and change this.',
  refusal_check: 'Check your email address',
  emails_saved: 'Choice saved.',
  topic_messages: 'Messages',
  topic_messages_hint: 'Unread messages, 10 minutes after they arrive.',
  topic_rent: 'Rentals and payments',
  topic_rent_hint: 'Invitations, changes to a rental, rent and failed payments.',
  topic_reviews: 'Reviews',
  topic_reviews_hint: 'New reviews and responses.',
  topic_alerts: 'Waitlists and saved searches',
  topic_alerts_hint: 'When a bed becomes free or a crash pad matches your search.',
  topic_reminders: 'Reminders',
  topic_reminders_hint: 'Things you may have missed, such as a reply or the end of your plan.',
  topic_news: 'News',
  topic_news_hint: "Your welcome email and what's new on {{brand}}.",
  time_now: 'Right away',
  time_daily: 'Once a day',
  time_off: 'Never',

  unsubscribe_meta: 'Unsubscribe',
  unsubscribe_description: 'Turn off emails from {{brand}}.',
  unsubscribe_title: 'Unsubscribe',
  unsubscribe_ask: 'Stop getting emails about this?',
  unsubscribe_confirm: 'Unsubscribe',
  unsubscribed_title: "You've unsubscribed",
  unsubscribed_text: "We won't send you these emails anymore: {{topic}}.",
  choose_emails: 'Choose your emails',
  unsubscribe_bad_title: "This link doesn't work",
  unsubscribe_bad:
    'Open the link from the email again, or choose your emails in your account settings.',
  unsubscribe_unreachable: "We couldn't reach the server. Please try again.",

  reminders_title: 'Your tenants',
  reminders: 'Remind tenants who pay by hand',
  reminders_text:
    'We email them three days before rent is due, on the day, and three days after it while they owe it.',
  reminders_on: 'On. We remind tenants who pay by hand.',
  reminders_off: 'Off. You remind tenants who pay by hand.',
  reminders_switched: 'Only the member can change this.',
} as const;

export const vacation = {
  reminders_title: 'Your guests',
  reminders: 'Remind guests who pay by hand',
  reminders_on: 'On. We remind guests who pay by hand.',
  reminders_off: 'Off. You remind guests who pay by hand.',
};
