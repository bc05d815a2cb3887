/** What members report to the admins. */
export default {
  report: 'Report',
  title: 'Report {{name}}',
  lead_message:
    'We look at this message and some before and after it. The other member is not told.',
  lead_thread: 'We look at the newest messages. The other member is not told.',
  lead_user: 'We look at this profile. The member is not told who reported it.',
  lead_listing: 'We look at this crash pad. Its lister is not told who reported it.',
  lead_review:
    'We look at this review and the response to it. Its author is not told who reported it.',
  reason: 'What is wrong?',
  reason_scam: 'Scam or fraud',
  reason_harassment: 'Harassment or insults',
  reason_not_real: 'It is not real',
  reason_contact: 'Contact details, or payment outside the site',
  reason_other: 'Something else',
  note: 'What should we know?',
  note_hint: 'Only our team reads this.',
  cancel: 'Cancel',
  send: 'Send report',
  failed: 'Your report was not sent. Please try again.',
  thanks: 'Thank you for your report. We will look at it.',
  done: 'Done',
  close: 'Close',
} as const;
