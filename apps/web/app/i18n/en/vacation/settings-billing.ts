export default {
  seeker_notice:
    "A traveler account deactivates after 6 months. It does not renew automatically. You won't be charged again unless you renew.",
  tenant_title: 'Welcome, guest',
  tenant_text:
    'Your account is free: you rent through your host’s invitation and need no plan. Your rentals and invitations are under My rentals.',
  my_rentals: 'My rentals',
  find: 'Find a vacation rental',
  only_plan: 'There is one plan for travelers. You can renew it when it ends.',
  autopay_off_text:
    'Rent is no longer collected automatically. You collect it yourself. Your vacation rentals and guests stay as they are, and you can turn AutoPay on again at any time.',
  fact_deposit: 'The deposit is charged when the guest accepts.',
  step_crashpads: 'Set up vacation rentals',
  step_crashpads_text: 'List your vacation rentals with rooms, beds and prices.',
  add_crashpad: 'Add a vacation rental',
  my_crashpads: 'My vacation rental',
  step_tenants: 'Invite guests',
  step_tenants_text: 'Invite your guests by email. They see the amounts before they accept.',
  my_crew: 'My guests',
  one_time_text: 'One-time payments that your hosts request, such as a deposit or parking.',
  one_time_none_text: 'When a host requests a payment, you can pay or reject it here.',
};
