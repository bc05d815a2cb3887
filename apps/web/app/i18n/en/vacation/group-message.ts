export default {
  title: 'Message your guests',
  loading: 'Loading your guests…',
  load_failed: "We couldn't load your guests.",
  no_tenants: 'No guests found. Invite a guest first, then message them here.',
  more: 'A group message can reach up to {{max}} guests. We selected only the first {{max}}.',
  why_nobody: 'Select at least one guest.',
  sent_one: 'Sent to {{count}} guest.',
  sent_other: 'Sent to {{count}} guests.',
};
