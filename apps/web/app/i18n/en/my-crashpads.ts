import { defineMessages } from '../messages.ts';

const messages = {
  title: 'My crashpad',
  description: 'Your crash pads: who lives where, what is free, and what comes in.',
  lead: 'Who lives where, what is free, and what comes in.',
  add_location: 'Add location',
  feedback: 'Send feedback',
  help: 'Get help',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',

  summary: 'All together',
  stat_crashpads: 'Crash pads',
  stat_beds: 'Beds taken',
  stat_revenue: 'Monthly revenue',
  stat_views: 'Views',
  taken_of: '{{taken}} of {{beds}}',
  percent: '{{percent}}%',

  empty_title: 'Your first crash pad goes here',
  empty_text:
    'Describe the house in five steps: where it is, its rooms and beds, what it offers, the rules, and pictures. What you type is kept, so you can stop at any time.',
  video: 'Watch how it is done on our video channel',

  draft_title: 'You were writing “{{title}}”',
  draft_untitled: 'You were writing a new crash pad',
  draft_text: 'Step {{step}} of 5, last saved on {{date}}.',
  draft_go_on: 'Go on with your draft',
  draft_discard: 'Discard',
  draft_discarded: 'Your draft is discarded.',

  full_one: '{{count}} crash pad is full',
  full_other: '{{count}} crash pads are full',
  full_text:
    'Please deactivate full crash pads, or hide them from the search until a bed is free, so that crew do not ask in vain.',

  filters: 'Filters',
  search: 'Search your crash pads',
  search_hint: 'Title, city or airport',
  find: 'Search',
  clear: 'Clear',
  filter_all: 'All',
  filter_active: 'Active',
  filter_inactive: 'Inactive',
  filter_hidden: 'Hidden',
  filter_full: 'Full',
  filter_vacant: 'With free beds',
  found_zero: 'No crash pad',
  found_one: '{{count}} crash pad',
  found_other: '{{count}} crash pads',
  none_match: 'No crash pad fits',
  none_match_text: 'Try another word, or look at all of them.',
  show_all: 'Show all',
  beyond: 'This page is empty',
  beyond_text: 'The list ends before it.',
  first_page: 'First page',
  pages: 'Pages',
  previous_page: 'Previous',
  next_page: 'Next',
  page_of: 'Page {{page}} of {{pages}}',

  badge_active: 'Active',
  badge_inactive: 'Inactive',
  badge_hidden: 'Hidden from search',
  badge_featured: 'Featured',
  badge_boosted: 'Boosted',
  badge_full: 'Full',
  near: '{{place}}, near {{prefix}}',
  price: '{{amount}} a month',
  occupancy: 'Occupancy',
  beds_taken_one: '{{taken}} of {{count}} bed taken',
  beds_taken_other: '{{taken}} of {{count}} beds taken',
  rooms: 'Rooms and beds of {{title}}',
  room_taken: '{{taken}} of {{beds}}',
  room_taken_read: '{{taken}} of {{beds}} taken',
  all_rooms: 'Show all {{count}} rooms',
  fewer_rooms: 'Show fewer rooms',
  no_rooms: 'No rooms yet: edit the details to add rooms and beds.',
  free: 'Free',
  pending: 'Pending',
  invited: 'Invited, not accepted yet',
  lives_here: 'Lives here',
  since: 'From {{from}}',
  from_to: 'From {{from}} to {{to}}',
  close_tenant: 'Close what is said of {{name}}',

  actions_of: 'Actions for {{title}}',
  act_edit: 'Edit details',
  act_view: 'See public page',
  act_reports: 'View reports',
  act_copy: 'Copy to a new draft',
  replaces_draft: 'It replaces the draft you are writing. You can undo that.',
  act_hide: 'Hide from search',
  act_show: 'Show in search again',
  act_deactivate: 'Deactivate',
  act_reactivate: 'Reactivate',
  act_delete: 'Delete',
  because_tenants:
    'You have pending or accepted tenants, please delete all tenants and/or invites to make this change.',
  because_expired: 'Your plan has expired. Renew it to make changes.',
  because_inactive: 'Your account is inactive. Finish your payment details to make changes.',

  reports_title: 'Reports',
  reports_text: 'Reports are currently being updated.',
  deactivate_title: 'Deactivate “{{title}}”?',
  deactivate_text:
    'It leaves the search, and nobody can ask for a bed. Simply reactivate when you have an opening.',
  deactivate: 'Deactivate',
  delete_title: 'Delete “{{title}}”?',
  delete_text: 'This action cannot be undone.',
  delete: 'Delete',
  keep: 'Keep it',

  your_crashpad_has_been_reactivated: 'Your crashpad has been reactivated.',
  your_crashpad_has_been_deactivated:
    'Your crashpad has been deactivated. Simply reactivate when you have an opening.',
  your_crashpad_has_been_removed: 'Your crashpad has been removed.',
  is_hidden: '“{{title}}” is hidden from the search.',
  is_shown: '“{{title}}” can be found in the search again.',
  is_copied: '“{{title}}” is copied into a new draft.',
  is_copied_over: '“{{title}}” is copied. It replaced the draft you had.',
  something_went_wrong: 'Something went wrong. Please try again.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'my-crashpads': typeof messages;
  }
}

export const myCrashpadsText = defineMessages('my-crashpads', messages);
