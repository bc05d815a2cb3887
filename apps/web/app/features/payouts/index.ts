export { OpenPayoutsPage } from './open-payouts-page.tsx';
export {
  CollectManually,
  OTHER_COUNTRY,
  PayoutCountry,
} from './payout-country.tsx';
export { PayoutGuide } from './payout-guide.tsx';
export { PayoutPanel } from './payout-panel.tsx';
export { isAutopaySetUp, isPayoutReady, usePayoutAccount } from './use-payout-account.ts';
