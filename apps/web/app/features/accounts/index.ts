export { baseOf, ChosenListingBanner } from './chosen-listing/chosen-listing-banner.tsx';
export { ChosenListingCard } from './chosen-listing/chosen-listing-card.tsx';
export { type ChosenListing, loadChosenListing } from './chosen-listing/load-chosen-listing.ts';
export { useChosenListing } from './chosen-listing/use-chosen-listing.ts';
export { LoginPage } from './login-page.tsx';
export { ForgotPage, ResendPage } from './password/email-form.tsx';
export { UseAnyway, useCommonPassword } from './password/new-password-fields.tsx';
export { ResetPage } from './password/reset-page.tsx';
export { KeepSecondStepPage, StartResetPage } from './second-step/reset-page.tsx';
export { ChoosePage } from './sign-up/choose-page.tsx';
export {
  checkDetails,
  DETAILS_STEPS,
  type DetailsStep,
  openStep,
  SIGN_UP_ORDER,
  signUpValues,
  stepOf as stepOfDetail,
} from './sign-up/details/check-details.ts';
export {
  DetailsFields,
  DetailsProgress,
  useTypedDetails,
} from './sign-up/details/details-fields.tsx';
export { DetailsPage } from './sign-up/details/details-page.tsx';
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
export { PlanCard, PlanCards, PlansPage } from './sign-up/plans-page.tsx';
export { PolicyLinks } from './sign-up/policy-links.tsx';
export { SignUpSteps } from './sign-up/sign-up-steps.tsx';
export { TermsPage } from './terms/terms-page.tsx';
export { type TermsRole, TermsText } from './terms/terms-text.tsx';
export { NewEmailPage, StopEmailPage, VerifyPage } from './verify-page.tsx';
export { withEmail } from './with-email.ts';
