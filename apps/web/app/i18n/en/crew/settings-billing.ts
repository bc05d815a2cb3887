export default {
  tenant_text:
    "Your account is free. You rent through your lister's invitation and don't need a plan. Your rentals and invitations are under My Crew house Rentals.",
  my_rentals: 'My crew house rentals',
  find: 'Find a crew house',
  autopay_off_text:
    "We'll stop collecting rent automatically. You collect it yourself. Your crew houses and tenants don't change, and you can turn AutoPay on again at any time.",
  step_crashpads: 'Set up crew houses',
  step_crashpads_text: 'List your crew houses with rooms, beds and prices.',
  add_crashpad: 'Add a crew house',
  my_crashpads: 'My crew house',
};
