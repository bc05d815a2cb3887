/** Server texts: emails about accounts. */
export default {
  asked_heading: 'Someone asked to change your email',
  asked_not_you: "If this wasn't you, change your password now. The link will stop working.",
  asked_preview: 'Nothing changes until the new address is confirmed.',
  asked_subject: 'Someone asked to change your {{brand}} email',
  asked_text:
    "{{greeting}} someone with your password asked to change your account's email. We sent a link to the new address, unless another account already uses it. Nothing changes until someone opens the link.",
  attempts_advice:
    "Your account isn't locked. If your password is short or you use it elsewhere, change it.",
  attempts_heading: 'Someone is guessing your password',
  attempts_note: 'If you mistyped your password, you can ignore this email.',
  attempts_preview: "The attempts failed. Your account isn't locked.",
  attempts_subject: 'Many attempts to log in to your {{brand}} account',
  attempts_text:
    '{{greeting}} someone entered many wrong passwords for your account today. All attempts failed, and we slowed them down.',
  browser_on_system: '{{browser}} on {{system}}',
  change_password: 'Change my password',
  closed_again: 'You can open a new account with this address at any time.',
  closed_heading: 'Your account is closed',
  closed_preview: "We won't charge you again.",
  closed_subject: 'Your {{brand}} account is closed',
  closed_text:
    "You closed your account. We removed your card and won't charge you again. We took down your listings and deleted your details, except what receipts and reviews need.",
  code_heading: 'Close your account',
  code_note:
    "The code is valid for {{minutes}} minutes, and only in the browser where you requested it. If you didn't request it, change your password. No one can close your account without the code.",
  code_preview: 'The code is valid for {{minutes}} minutes.',
  code_subject: 'Your code to close your {{brand}} account',
  code_text:
    "{{greeting}} enter this code on the page where you requested it. This closes your account and can't be undone.",
  email_changed_heading: 'Your email was changed',
  email_changed_preview: 'You can no longer log in with this address.',
  email_changed_subject: 'Your {{brand}} email was changed',
  email_changed_text:
    'Your account has a new, confirmed email. You can no longer log in with this address, and we send our emails to the new one.',
  fact_device: 'Device',
  fact_login: 'Login by',
  fact_network: 'Network',
  fact_time: 'Time',
  greeting: 'Hi {{name}},',
  greeting_unnamed: 'Hello,',
  ignore_if_you: 'If this was you, you can ignore this email.',
  link_preview: 'The link is valid for {{minutes}} minutes.',
  lister_button: 'Add a {{place}}',
  lister_next: 'Add your first {{place}} so people can find it.',
  lister_then: 'Then set up your payouts and invite your tenants, to get their rent by card.',
  login: 'Log in',
  login_by_password: 'Password',
  login_by_link: 'Link in an email',
  login_by_google: 'Google',
  login_by_facebook: 'Facebook',
  login_by_sign_up: 'Sign-up',
  login_by_passkey: 'Passkey',
  login_by_invitation: 'Invitation',
  login_note: "The link works once and expires in {{minutes}} minutes. Don't forward this email.",
  login_subject: 'Your link to log in to {{brand}}',
  login_text: "{{greeting}} use this link to log in. You don't need a password.",
  new_device_heading: 'A new device logged in',
  new_device_subject: 'New device in your {{brand}} account',
  new_device_text:
    "{{greeting}} someone logged in to your account on a device or browser that we haven't seen before.",
  new_email_button: 'Confirm my new email',
  new_email_heading: 'Is this your new email?',
  new_email_note:
    "The link expires in {{hours}} hours. If you don't have a {{brand}} account, you can ignore this email.",
  new_email_preview: 'Confirm it to log in with this address.',
  new_email_subject: 'Confirm your new email for {{brand}}',
  new_email_text:
    'Once you confirm it, you log in with this address and get our emails here. Until then, your account keeps its current email.',
  not_you: "If you didn't do this, write to {{address}} right away.",
  notice_preview: 'If this was you, you can ignore this email.',
  password_heading: 'Your password was changed',
  password_not_you: "If this wasn't you, change your password now. That logs out all devices.",
  password_preview: 'We logged you out everywhere else.',
  password_subject: 'Your {{brand}} password was changed',
  password_text: '{{greeting}} your password was just changed. We logged you out everywhere else.',
  payout_account_changed_heading: 'Your payouts go elsewhere now',
  payout_account_changed_subject: 'Your {{brand}} payout account was changed',
  payout_account_changed_text:
    '{{greeting}} the bank account or debit card that receives your payouts was changed.',
  provider_linked_heading: 'A new way to log in',
  provider_linked_subject: 'New way to log in to your {{brand}} account',
  provider_linked_text:
    '{{greeting}} someone logged in to your account with another site, which has verified your email. From now on you can log in that way, too.',
  reset: 'Choose a new password',
  reset_note:
    "The link works once and expires in {{minutes}} minutes. If you didn't request it, you can ignore this email. Your password stays the same.",
  reset_subject: 'Choose a new password for {{brand}}',
  reset_text: '{{greeting}} someone requested a new password for your account.',
  seeker_button: 'Find a {{place}}',
  seeker_next: 'Pick an airport and see which {{places}} have free beds.',
  seeker_then:
    'Save your search to hear about new {{places}}, lower prices and free beds. Message a lister from the page of their {{place}}.',
  tenant_button: 'Open my rental',
  tenant_next: 'Open your rental to see its details.',
  tenant_then: 'That is where you accept invitations, pay rent and message your lister.',
  verify_button: 'Verify my email',
  verify_heading: 'Is this your email?',
  verify_note:
    "The link expires in {{hours}} hours. If you didn't sign up for {{brand}}, you can ignore this email.",
  verify_preview: 'Verify it so our emails reach you.',
  verify_subject: 'Verify your email for {{brand}}',
  verify_text: 'Someone created an account with this address. If it was you, please verify it.',
  welcome_after: 'After that: {{next}}',
  welcome_heading: 'Welcome aboard',
  welcome_note: 'You log in with this email. We never ask for your password by email.',
  welcome_pay: 'Pay for my plan',
  welcome_preview: 'Your account is ready.',
  welcome_subject: 'Welcome to {{brand}}',
  welcome_text: '{{greeting}} your account is ready. {{next}}',
  welcome_unpaid_preview: 'One step left: pay for your plan.',
  welcome_unpaid_text:
    "{{greeting}} there's one step left: pay for your plan. Then your account opens, and we send you a receipt.",
  account_locked_subject: 'Your {{brand}} account is locked',
  account_locked_preview: 'What you can still do, and why',
  account_locked_text:
    "{{greeting}} we locked your account and logged you out. You can log in to read, pay and settle what is open. Your listings can't be found, and your invitations can't be accepted. Rent of current stays goes on.",
  account_locked_hold:
    "Collections are on hold too: your tenants' cards aren't charged, we pay nothing out to you, and you can't void, settle or return money outside {{brand}}. Your tenants know that payments are on hold.",
  account_unlocked_subject: 'Your {{brand}} account is unlocked',
  account_unlocked_preview: 'You can use everything again',
  account_unlocked_text:
    '{{greeting}} your account is unlocked. Your listings can be found again, and your invitations are open.',
  account_unlocked_hold:
    "Collections go on: rent of current periods is charged now. Rent of earlier periods isn't charged automatically; you get an email about it. Payouts go on as before.",
  fact_reason: 'Reason',
  lock_questions: 'Questions? Write to {{address}}.',
  support_email_text:
    'Please confirm that this address is yours. The account uses it from {{day}} on.',
  support_email_note: "If you didn't ask for this, ignore this email. Nothing changes then.",
  support_asked_subject: 'Your {{brand}} email is about to change',
  support_asked_preview: 'You can stop it until then.',
  support_asked_text:
    "{{greeting}} support was asked to change the email of your account to {{email}}. It changes on {{day}}, once that address is confirmed. If this wasn't you, stop it.",
  stop_this: 'Stop this',
  support_stopped_subject: 'Your {{brand}} email stays the same',
  support_stopped_text: '{{greeting}} the change of your email was stopped. You log in as before.',
  second_step_on_subject: 'The second step of your {{brand}} account is on',
  second_step_on_heading: 'The second step is on',
  second_step_on_text:
    '{{greeting}} from now on, a login also needs a code of your authenticator app, or one of your recovery codes. We logged you out everywhere else.',
  second_step_off_subject: 'The second step of your {{brand}} account is off',
  second_step_off_heading: 'The second step is off',
  second_step_off_text:
    '{{greeting}} the second step was turned off. Your password alone logs you in again. The authenticator app and the recovery codes were deleted.',
  recovery_code_used_subject: 'A recovery code of your {{brand}} account was used',
  recovery_code_used_heading: 'A recovery code was used',
  recovery_code_used_text:
    '{{greeting}} someone logged in with one of your recovery codes. Codes left: {{left}}.',
  recovery_code_used_low: 'Create new recovery codes in your account settings before you run out.',
  recovery_codes_made_subject: 'New recovery codes for your {{brand}} account',
  recovery_codes_made_heading: 'You have new recovery codes',
  recovery_codes_made_text:
    '{{greeting}} ten new recovery codes were created. The old ones no longer work.',
  passkey_added_subject: 'A passkey was added to your {{brand}} account',
  passkey_added_heading: 'You have a new passkey',
  passkey_added_text:
    '{{greeting}} the passkey “{{name}}” was added to your account. Anyone who has it can log in without your password.',
  passkey_removed_subject: 'A passkey was removed from your {{brand}} account',
  passkey_removed_heading: 'A passkey was removed',
  passkey_removed_text:
    '{{greeting}} the passkey “{{name}}” was removed from your account. It no longer logs anyone in.',
  passkey_counter_fell_subject: 'Check the passkeys of your {{brand}} account',
  passkey_counter_fell_heading: 'A passkey may have been copied',
  passkey_counter_fell_text:
    '{{greeting}} someone used one of your passkeys in a way that a copy of it would be used. We refused it. Remove that passkey in your settings, and add a new one.',
  start_reset_subject: 'Remove the second step of your {{brand}} account',
  start_reset_heading: 'Lost your phone and your codes?',
  start_reset_preview: 'It takes 72 hours, and can be stopped.',
  start_reset_text:
    '{{greeting}} someone who logged in to your account asked to remove its second step. The link starts 72 hours of waiting. Then the second step is off, and all devices are logged out.',
  start_reset_button: 'Start the 72 hours',
  start_reset_note:
    "The link works once and expires in {{minutes}} minutes. If you didn't request this, someone can log in to your account: change your password now, and don't use the link.",
  reset_started_subject: 'The second step of your {{brand}} account will be removed',
  reset_started_preview: 'You can stop it until then.',
  reset_started_text:
    "{{greeting}} someone requested to remove the second step of your account. We remove it on {{day}} and log you out everywhere. If this wasn't you, stop it and change your password. A login with the second step stops it, too.",
  reset_soon_subject: 'One day left: the second step of your {{brand}} account will be removed',
  reset_stopped_subject: 'The second step of your {{brand}} account stays on',
  reset_stopped_heading: 'The second step stays on',
  reset_stopped_text:
    '{{greeting}} the removal of the second step was stopped. You log in as before.',
  reset_done_subject: 'The second step of your {{brand}} account was removed',
  reset_done_heading: 'The second step was removed',
  reset_done_text:
    '{{greeting}} the second step is off, and all devices are logged out. Log in with your password, then set it up again in your account settings.',
  operator_reset_subject: 'We removed the second step of your {{brand}} account',
  operator_reset_heading: 'We removed the second step',
  operator_reset_text:
    '{{greeting}} we removed the second step of your account and logged you out everywhere. Log in with your password, then set it up again.',
} as const;
