export { payeeLost, payeeReady } from './accounts.ts';
export { connectDemoLister } from './onboarding.ts';
export {
  type AutopaySettings,
  findPayoutAccount,
  findTerms,
  isAutopaySetUp,
  isPayeeReady,
  requireAutopaySetup,
  requireCardAmounts,
  requirePayee,
} from './payees.ts';
export { type PartOfPayout, readPayout } from './sent-payouts.ts';
