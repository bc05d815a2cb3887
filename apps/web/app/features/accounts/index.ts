export { LoginPage } from './login/login-page.tsx';
export { withEmail } from './login/with-email.ts';
export { ForgotPage } from './password/forgot-page.tsx';
export { ResetPage } from './password/reset-page.tsx';
export { AirlineField } from './sign-up/airline-field.tsx';
export { isDayInMonth, NO_SUCH_DAY } from './sign-up/birthday.ts';
export { BirthdayField } from './sign-up/birthday-field.tsx';
export { checkDetails, SIGN_UP_ORDER, signUpValues } from './sign-up/check-details.ts';
export { ChoosePage } from './sign-up/choose-page.tsx';
export { DetailsFields } from './sign-up/details-fields.tsx';
export { DetailsPage } from './sign-up/details-page.tsx';
export {
  EMPTY_DETAILS,
  forgetDraft,
  keepInvitedDetails,
  readInvitedDetails,
} from './sign-up/draft.ts';
export { NameFields } from './sign-up/name-fields.tsx';
export { PhoneField } from './sign-up/phone-field.tsx';
export { PlanCard, PlanCards } from './sign-up/plan-card.tsx';
export { PlansPage } from './sign-up/plans-page.tsx';
export { SignUpSteps } from './sign-up/sign-up-steps.tsx';
export { useTypedDetails } from './sign-up/use-typed-details.ts';
export { TermsPage } from './terms/terms-page.tsx';
export { type TermsRole, TermsText } from './terms/terms-text.tsx';
export { NewEmailPage } from './verify/new-email-page.tsx';
export { ResendPage } from './verify/resend-page.tsx';
export { VerifyPage } from './verify/verify-page.tsx';
export { loadWanted, type Wanted } from './wanted/load-wanted.ts';
export { useWanted } from './wanted/use-wanted.ts';
export { WantedBanner } from './wanted/wanted-banner.tsx';
export { WantedCard } from './wanted/wanted-card.tsx';
