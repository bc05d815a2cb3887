export default {
  autopay_paused_payouts: "AutoPay is paused: the host can't receive card payments",
  the_tenant: 'The guest',
  field_location: 'Vacation rental',
};
