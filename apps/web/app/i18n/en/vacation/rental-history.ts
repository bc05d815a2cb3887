export default {
  pause_payouts: "the host can't receive card payments",
  the_tenant: 'The guest',
  field_location: 'Vacation rental',
};
