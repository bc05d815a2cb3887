export default {
  tenant_text:
    'Your account is free: you rent through your lister’s invitation and pay no plan. Rentals and invitations are under My crew house rentals.',
  my_rentals: 'My crew house rentals',
  find: 'Find a crew house',
  autopay_off_text:
    'Rent is not taken by itself any more: you take it by hand. Your crew houses and tenants stay as they are, and you can switch AutoPay on again at any time.',
  step_crashpads: 'Set up crew houses',
  step_crashpads_text:
    'List your crew houses with rooms, beds and rent, so that each bed has its price.',
  add_crashpad: 'Add a crew house',
  my_crashpads: 'My crew house',
};
