import { defineMessages } from '../messages.ts';

/** What is wrong with a field, by the stable keys that browser and server share. */
const messages = {
  first_name_required: 'Please enter your first name.',
  last_name_required: 'Please enter your last name.',
  display_name_required: 'Please enter a display name.',
  display_name_must_be_at_least_3_characters: 'Display name must be at least 3 characters.',
  gender_is_required: 'Please choose your gender.',
  to_filter_listings_birthday_is_required: 'To filter listings birthday is required.',
  day_is_not_in_the_month: 'This month does not have that day.',
  how_you_heard_about_us_is_required: 'Please tell us how you heard about us.',
  email_is_required: 'E-mail is required.',
  email_is_incorrect_please_check_spelling_and_try_again:
    'E-mail is incorrect. Please check spelling and try again.',
  please_check_spelling_and_try_again: 'Please check spelling and try again.',
  confirm_email_is_required: 'Please confirm your e-mail.',
  emails_do_not_match: 'E-mails do not match.',
  email_is_taken: 'This e-mail already has an account. Please log in.',
  phone_number_is_required: 'Phone number is required.',
  phone_number_is_not_valid: 'Please enter a valid phone number.',
  password_is_required: 'Password is required.',
  password_is_minimum_6_characters: 'Password is minimum 6 characters.',
  password_is_too_long: 'Password must be at most 200 characters.',
  password_is_too_common: 'This password is too easy to guess. Please choose another.',
  confirm_password_is_required: 'Please confirm your password.',
  passwords_do_not_match: 'Passwords do not match.',
  password_and_email_do_not_match: 'Password and email do not match.',
  zip_postal_code_is_required: 'Zip / postal code is required.',
  please_select_your_country: 'Please select your country.',
  card_number_is_required: 'Card number is required.',
  month_is_required: 'Expiry date is required.',
  cvc_is_required: 'CVC is required.',
  card_number_is_not_valid: 'Please check the card number.',
  expiry_is_not_valid: 'Please check the date of expiry.',
  cvc_is_not_valid: 'Please check the CVC.',
  terms_must_be_ticked: 'Please tick the box first.',
  text_is_not_valid: 'This text holds characters that cannot be kept.',
  value_is_not_valid: 'Please check what you entered here.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'form-errors': typeof messages;
  }
}

export type FormErrorKey = keyof typeof messages;

export function isFormErrorKey(key: string): key is FormErrorKey {
  return key in messages;
}

export const formErrorsText = defineMessages('form-errors', messages);
