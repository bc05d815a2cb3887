/** Texts of the shared components in ui/. */
export default {
  chart_not_finished: 'Not finished yet',
  chart_running: '{{name}}, not finished yet',
  chart_table: 'Show as table',
  discard: 'Discard',
  discard_title: 'Discard what you typed?',
  keep_editing: 'Keep editing',
  newest: 'Newest',
  notifications: 'Notifications',
  next_page: 'Next',
  older: 'Older',
  page_of: 'Page {{page}} of {{pages}}',
  pages: 'Pages',
  previous_page: 'Previous',
  stars_out_of_5: '{{score}} out of 5 stars',
} as const;
