import { defineMessages } from '../messages.ts';

const messages = {
  login_title: 'Welcome back',
  login_lead: 'Log in to your messages and rentals.',
  login_meta: 'Login',
  login_description: 'Log in to %brand%.',
  email: 'E-mail',
  password: 'Password',
  keep_me_logged_in: 'Keep me logged in',
  keep_hint: 'For 365 days on this device. Otherwise for 1 day.',
  forgot_password: 'Forgot password?',
  no_account: 'New here?',
  register: 'Create Account',
  login: 'Login',
  login_failed: 'Login failed. Please try again.',
  oauth_failed: 'The other site did not let you in. Please try again, or use your password.',
  oauth_email_taken:
    'There is already an account with this e-mail. Please log in with its password.',
  login_by_link: 'Signing you in ...',
  or: 'or',
  continue_with_facebook: 'Continue with Facebook',
  continue_with_google: 'Continue with Google',
  forgot_title: 'Forgot your password?',
  forgot_lead: 'Tell us your e-mail and we will send you a link to choose a new one.',
  forgot_description: 'Ask for a link to choose a new password.',
  send: 'Send',
  sent: 'Sent. Please look into your mailbox.',
  sent_button: 'Link sent',
  sent_why:
    'Nothing there? Look among unwanted mails, or enter the e-mail again to send once more.',
  back_to_login: 'Back to login',
  reset_title: 'Choose a new password',
  reset_lead: 'All devices where you are logged in will be logged out.',
  reset_description: 'Choose a new password for your account.',
  reset_checking: 'Checking your link ...',
  new_password: 'New password',
  new_password_hint: 'At least 6 characters.',
  confirm_password: 'Confirm password',
  save_password: 'Save password',
  password_changed: 'Your password is changed. Please log in.',
  heads_up: 'Heads up',
  link_expired: 'The verification link has expired or is invalid.',
  ask_again: 'Ask for a new link',
  verify_meta: 'E-mail verification',
  verify_description: 'Confirms the e-mail of your account.',
  verify_checking: 'Verifying your e-mail ...',
  verified_title: 'Your e-mail is verified',
  verified_already: 'Your e-mail is already verified',
  verified_text: 'Thank you. Where would you like to go?',
  verify_expired:
    'Heads up, the verification link has expired, please login and try updating your email account or contact us.',
  verify_unreachable: 'Your e-mail could not be verified right now. Your link is still good.',
  new_email_meta: 'New e-mail',
  new_email_description: 'Confirms the new e-mail of your account.',
  new_email_checking: 'Confirming your new e-mail ...',
  new_email_title: 'Your new e-mail is confirmed',
  new_email_text: 'From now on you log in with it. Where would you like to go?',
  new_email_unreachable:
    'Your new e-mail could not be confirmed right now. Your link is still good.',
  try_again: 'Try again',
  my_messages: 'My Messages',
  my_crashpads: 'My Crashpad',
  account_setting: 'Account settings',
  contact_us: 'Contact us',
  resend_title: 'Verify your e-mail',
  resend_lead: 'We send you a new verification link. It is good for 24 hours.',
  resend_description: 'Ask for a new verification link.',
  send_link: 'Send verification link',
  something_went_wrong: 'Something went wrong. Please try again.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    login: typeof messages;
  }
}

/** Getting in: login, forgotten passwords and the verification of e-mails. */
export const loginText = defineMessages('login', messages);
