/** Shared by all text pages. `<page>_line` describes a page where others link to it. */
export default {
  contents: 'On this page',
  related: 'Read next',
  ask_us: 'Ask us a question',
  what_line: 'The words, the beds, and a month in each.',
  why_line: 'A crash pad, a hotel and a lease, compared in numbers.',
  help_line: 'Short answers you can search.',
  policies_line: 'What we expect from each other.',
  house_rules_line: 'How to share a kitchen and let others sleep.',
  quality_listings_line: 'What we check, and how to judge a listing.',
  refund_policies_line: 'What we refund, and how to ask.',
  security_line: 'Cards, logins, scams.',
  problems_line: "What to try when a page doesn't work.",
  contact_line: 'Write to us.',
  fees_line: 'Every price, with an example.',
  emails_line: 'How many we send, and how to get fewer.',
  image_requirements_line: 'Pictures that fill beds.',
  tenant_management_line: 'Rooms, beds, rent and reports in one place.',
  autopay_line: 'Rent by card, day by day.',
  tenant_messaging_line: 'Message one tenant or the whole house.',
  listing_apps_line: 'Find the plan that fits.',
  advertise_line: 'Reach crew with your business.',
  featured_details_line: 'What the labels mean and cost.',
  terms_line: 'What you and {{brand}} agree on.',
  privacy_line: 'What we store, why, and for how long.',
  airports_line: "Pick your base and see what's free.",
} as const;

export const vacation = {
  why_line: 'A vacation rental, a hotel and a lease, compared in numbers.',
  airports_line: "Pick an airport and see what's free.",
  advertise_line: 'Reach travelers with your business.',
};
