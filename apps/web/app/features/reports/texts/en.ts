/** The calendar of a member's rentals, for calendar apps. */
export default {
  title: 'Calendar',
  lead: 'See check-ins, check-outs and rent days in your calendar app.',
  text: 'Add this address as a subscription in Google Calendar, Apple Calendar or Outlook. Anyone who has it can see your calendar.',
  only_member: 'Only the member can see their calendar address.',
  show: 'Show address',
  try_again: 'Try again',
  failed: "We couldn't load the address.",
  address: 'Calendar address',
  copy: 'Copy',
  copied: 'Address copied.',
  renew: 'New address',
  renew_title: 'Get a new address?',
  renew_text: 'The old address stops working in every calendar that uses it.',
  renewed: 'You have a new address.',
  keep: 'Keep the old one',
} as const;
