/** Server texts: listings. */
export default {
  created: 'Your crashpad has been created.',
  deactivated: 'Your crashpad has been deactivated. Simply reactivate when you have an opening.',
  draft_edited_meanwhile: 'This draft has changed since you opened it.',
  draft_removed: 'Your draft has been removed.',
  edited_meanwhile: 'This crash pad has changed since you opened it.',
  has_tenants:
    'you have pending or accepted tenants, please delete all tenants and/or invites to make this change',
  needs_card: 'Please add a card to your account before you add a crash pad.',
  not_copied: "This crash pad was removed from the site, so you can't copy it.",
  plan_limit_one: 'Your plan allows {{count}} crash pad. Please upgrade to add another one.',
  plan_limit_other: 'Your plan allows {{count}} crash pads. Please upgrade to add another one.',
  reactivated: 'Your crashpad has been reactivated.',
  removed: 'Your crashpad has been removed.',
  reviewed: 'You have reviewed this crash pad.',
  room_has_tenants:
    'this crashpad has a pending or accepted tenant, please delete all tenants to delete crashpad',
  room_removed: 'The room has been removed.',
  price_updated: 'The price has been updated.',
  price_for_next_tenant:
    'The price has been updated. It counts for the next tenant; the rent now stays the same.',
  room_updated: 'The room has been updated.',
  updated: 'Your crashpad has been updated.',
  wrong_state: "This crash pad's status doesn't allow this change.",
} as const;
