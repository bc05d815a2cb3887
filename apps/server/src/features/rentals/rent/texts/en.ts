import { AUTOPAY_CONSENT } from '@crewpad/domain';

export default {
  consent_charges: AUTOPAY_CONSENT.charges,
  deposit_hand: '{{amount}}, paid to {{who}} directly',
  deposit_hand_due: '{{amount}}, not paid yet: you pay {{who}} directly',
  deposit_hand_lister: '{{amount}}, not paid yet: they pay you directly',
  deposit_paid: '{{amount}}, charged',
  more_charges: 'And {{count}} more',
  total: 'In total',
} as const;
