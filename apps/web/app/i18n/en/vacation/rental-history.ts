export default {
  pause_payouts: "the host can't receive card payments",
  autopay_ended_payouts_disconnected:
    "AutoPay ended on {{day}} because the host can't receive card payments anymore.",
  the_tenant: 'The guest',
  field_location: 'Vacation rental',
};
