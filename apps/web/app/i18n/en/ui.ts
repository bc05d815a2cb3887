/** Texts of the shared components in ui/. */
export default {
  close: 'Close',
  newest: 'Newest',
  notifications: 'Notifications',
  older: 'Older',
  pages: 'Pages',
  stars_out_of_5: '{{score}} out of 5 stars',
} as const;
