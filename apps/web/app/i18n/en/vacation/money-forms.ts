export default {
  fee_tenant_pays: 'Guest pays',
  agreed_hint: 'Agreed with the guest. Edit the rental to change rent or payment day.',
  collect_action: 'The guest has to confirm this payment with their bank.',
};
