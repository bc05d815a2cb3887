/** Server texts: admin actions. */
export default {
  already_closed: 'This report is already closed.',
  dismissed: 'The report was dismissed.',
  email_not_failed: "This email hasn't failed.",
  email_retried: 'The email is being sent again.',
  hidden: "It's now hidden from everyone.",
  job_not_failed: "This job hasn't failed.",
  job_retried: 'The job is running again.',
  logged_out_elsewhere: 'You are logged out everywhere else.',
  member_logged_out: 'The member is logged out everywhere.',
  not_hidable: 'Only crash pads and reviews can be hidden.',
  restored: 'Everyone can see it again.',
} as const;
