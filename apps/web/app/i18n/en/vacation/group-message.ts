export default {
  title: 'Message your guests',
  loading: 'Loading your guests…',
  load_failed: 'We could not load your guests.',
  no_tenants: 'No guests found. Invite a guest first, then write to them here.',
  more: 'A group message reaches up to {{max}} guests. Only the first {{max}} are selected.',
  why_nobody: 'Select at least one guest.',
  sent_one: 'Sent to {{count}} guest.',
  sent_other: 'Sent to {{count}} guests.',
};
