export default {
  seeker_notice:
    'A traveler account deactivates after 6 months. It does not renew by itself: you are not charged again unless you renew.',
  tenant_title: 'Welcome, guest',
  tenant_text:
    'Your account is free: you rent through your host’s invitation and pay no plan. Rentals and invitations are under My rentals.',
  my_rentals: 'My rentals',
  find: 'Find a vacation rental',
  only_plan: 'There is no other plan for travelers. You can renew yours when it ends.',
  autopay_off_text:
    'Rent is not taken by itself any more: you take it by hand. Your vacation rentals and guests stay as they are, and you can switch AutoPay on again at any time.',
  fact_deposit: 'The deposit is charged when the guest accepts.',
  step_crashpads: 'Set up vacation rentals',
  step_crashpads_text:
    'List your vacation rentals with rooms, beds and rent, so that each bed has its price.',
  add_crashpad: 'Add a vacation rental',
  my_crashpads: 'My vacation rental',
  step_tenants: 'Invite guests',
  step_tenants_text: 'Invite your guests by e-mail. They see what they pay before they accept.',
  my_crew: 'My guests',
};
