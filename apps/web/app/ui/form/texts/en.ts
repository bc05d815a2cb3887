/** Texts that every form shares. */
export default {
  please_check_one: 'Please check this:',
  please_check_other: 'Please check these {{count}} things:',
  and_more: 'and {{count}} more',
  optional: 'optional',
  show_password: 'Show password',
  use_anyway: 'Use it anyway',
  hide_password: 'Hide password',
  choose: 'Choose',
  one_moment: 'One moment…',
} as const;
