export { baseOf, ChosenListingBanner } from './chosen-listing/chosen-listing-banner.tsx';
export { ChosenListingCard } from './chosen-listing/chosen-listing-card.tsx';
export { type ChosenListing, loadChosenListing } from './chosen-listing/load-chosen-listing.ts';
export { useChosenListing } from './chosen-listing/use-chosen-listing.ts';
export { LoginPage } from './login/login-page.tsx';
export { ForgotPage } from './password/forgot-page.tsx';
export { ResetPage } from './password/reset-page.tsx';
export { UseAnyway, useCommonPassword } from './password/use-anyway.tsx';
export { ChoosePage } from './sign-up/choose-page.tsx';
export { checkDetails, SIGN_UP_ORDER, signUpValues } from './sign-up/details/check-details.ts';
export { DetailsFields } from './sign-up/details/details-fields.tsx';
export { DetailsPage } from './sign-up/details/details-page.tsx';
export { DetailsProgress } from './sign-up/details/details-progress.tsx';
export {
  DETAILS_STEPS,
  type DetailsStep,
  openStep,
  stepOf as stepOfDetail,
} from './sign-up/details/details-steps.ts';
export { useTypedDetails } from './sign-up/details/use-typed-details.ts';
export {
  EMPTY_DETAILS,
  forgetDraft,
  readInvitedDetails,
  storeInvitedDetails,
} from './sign-up/draft.ts';
export { AirlineField } from './sign-up/fields/airline-field.tsx';
export { isDayInMonth, NO_SUCH_DAY } from './sign-up/fields/birthday.ts';
export { BirthdayField } from './sign-up/fields/birthday-field.tsx';
export { NameFields } from './sign-up/fields/name-fields.tsx';
export { PhoneField } from './sign-up/fields/phone-field.tsx';
export { isPossiblePhone } from './sign-up/fields/phone-number.ts';
export { PlanCard, PlanCards } from './sign-up/plans/plan-card.tsx';
export { PlansPage } from './sign-up/plans/plans-page.tsx';
export { PolicyLinks } from './sign-up/policy-links.tsx';
export { SignUpSteps } from './sign-up/sign-up-steps.tsx';
export { TermsPage } from './terms/terms-page.tsx';
export { type TermsRole, TermsText } from './terms/terms-text.tsx';
export { NewEmailPage } from './verify/new-email-page.tsx';
export { ResendPage } from './verify/resend-page.tsx';
export { VerifyPage } from './verify/verify-page.tsx';
export { withEmail } from './with-email.ts';
