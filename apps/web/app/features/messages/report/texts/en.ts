/** What members report to the admins. */
export default {
  report: 'Report',
  title: 'Report {{name}}',
  lead_message:
    "We'll review this message and some before and after it. We won't notify the other member.",
  lead_thread: "We'll review the newest messages. We won't notify the other member.",
  lead_user: "We'll review this profile. We won't tell the member who reported it.",
  lead_listing: "We'll review this crash pad. We won't tell its lister who reported it.",
  lead_review:
    "We'll look at this review and its response. We won't tell the author who reported it.",
  reason: 'What is wrong?',
  reason_scam: 'Scam or fraud',
  reason_harassment: 'Harassment or insults',
  reason_not_real: "It isn't real",
  reason_contact: 'Contact details, or payment outside the site',
  reason_other: 'Something else',
  note: 'What should we know?',
  note_hint: 'Only our team can see this.',
  send: 'Send report',
  failed: "We couldn't send your report. Please try again.",
  thanks: "Thank you for your report. We'll look into it.",
  done: 'Done',
} as const;
