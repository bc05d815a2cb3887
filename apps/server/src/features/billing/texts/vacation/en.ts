export default {
  basic_description: 'One vacation rental, renewed each year',
  only_tenant_pays: 'Only the guest can pay this: AutoPay was off when it was due, or is off now.',
  payee_not_ready: 'The host cannot receive payments right now. You were not charged.',
  premium_description: 'A few vacation rentals, renewed each year',
  pro_description: 'As many vacation rentals as you run, renewed each year',
  seeker_title: 'Traveler',
  tenant_card_declined: "The guest's card was declined.",
  tenant_has_no_card: 'The guest has no card that can be charged.',
  tenant_must_confirm: 'The guest must confirm this payment.',
};
