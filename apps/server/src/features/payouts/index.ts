export { payeeLost, payeeReady } from './accounts.ts';
export { connectDemoLister } from './onboarding.ts';
export {
  type AutopaySettings,
  findPayoutAccount,
  findTerms,
  isAutopaySetUp,
  isPayeeHeld,
  isPayeeReady,
  requireAutopaySetup,
  requireCardAmounts,
  requirePayee,
} from './payees.ts';
export { changeHold } from './schedules.ts';
export { type PartOfPayout, readPayout } from './sent-payouts.ts';
