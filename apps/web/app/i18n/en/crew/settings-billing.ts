export default {
  tenant_text:
    'Your account is free: you rent through your lister’s invitation and need no plan. Your rentals and invitations are under My crew house rentals.',
  my_rentals: 'My crew house rentals',
  find: 'Find a crew house',
  autopay_off_text:
    'Rent is no longer collected automatically. You collect it yourself. Your crew houses and tenants stay as they are, and you can turn AutoPay on again at any time.',
  step_crashpads: 'Set up crew houses',
  step_crashpads_text: 'List your crew houses with rooms, beds and prices.',
  add_crashpad: 'Add a crew house',
  my_crashpads: 'My crew house',
};
