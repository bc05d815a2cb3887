export default {
  fee_tenant_pays: 'Guest pays',
  agreed_hint: 'Agreed with the guest. To change the rent or payment day, edit the rental.',
  collect_action: 'The guest needs to confirm this payment with their bank.',
};
