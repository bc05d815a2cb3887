export default {
  seeker_notice:
    "A traveler account deactivates after 6 months. It doesn't renew automatically. You won't be charged again unless you renew.",
  tenant_title: 'Welcome, guest',
  tenant_text:
    "Your account is free. You rent through your host's invitation and don't need a plan. Your rentals and invitations are under My rentals.",
  my_rentals: 'My rentals',
  find: 'Find a vacation rental',
  autopay_off_text:
    "We'll stop collecting rent automatically. You collect it yourself. Your vacation rentals and guests don't change, and you can turn AutoPay on again at any time.",
  autopay_off_tenants_one: 'AutoPay ends for {{count}} guest. We email them.',
  autopay_off_tenants_other: 'AutoPay ends for {{count}} guests. We email each of them.',
  autopay_again_one: 'Ask {{count}} guest again',
  autopay_again_other: 'Ask {{count}} guests again',
  autopay_asked_one: 'You asked {{count}} guest.',
  autopay_asked_other: 'You asked {{count}} guests.',
  fact_deposit: 'We charge the deposit when the guest accepts.',
  step_crashpads: 'Set up vacation rentals',
  step_crashpads_text: 'List your vacation rentals with rooms, beds and prices.',
  add_crashpad: 'Add a vacation rental',
  my_crashpads: 'My vacation rental',
  step_tenants: 'Invite guests',
  step_tenants_text: 'Invite your guests by email. They see the amounts before they accept.',
  my_crew: 'My guests',
  one_time_text: 'One-time payments your hosts request, such as a deposit or parking.',
  one_time_none_text: 'When a host requests a payment, you can pay or reject it here.',
};
