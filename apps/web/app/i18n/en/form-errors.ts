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
  card_has_expired: 'This date of expiry is over.',
  year_is_required: 'Year of expiry is required.',
  please_enter_your_first_name: 'Please enter your first name.',
  please_enter_your_last_name: 'Please enter your last name.',
  please_enter_a_valid_phone_number: 'Please enter a valid phone number.',
  select_your_birth_year: 'Select your birth year.',
  select_your_birth_month: 'Select your birth month.',
  select_your_birth_day: 'Select your birth day.',
  please_check_email_spelling_and_try_again: 'Please check email spelling and try again.',
  new_email_must_differ: 'The new e-mail must differ from the present one.',
  current_password_is_required: 'Please enter your current password.',
  current_password_is_incorrect: 'This is not your current password.',
  please_enter_the_code: 'Please enter the code.',
  please_enter_a_valid_code: 'Please enter a valid code.',
  terms_must_be_ticked: 'Please tick the box first.',
  crashpad_name_is_required: 'Please name your crashpad.',
  rental_type_is_required: 'Please choose a rental type.',
  address_is_required: 'Please choose an address.',
  airport_is_required: 'Please choose at least one airport.',
  airport_must_be_chosen_from_the_drop_down: 'Please pick an airport from the list.',
  at_most_two_airports: 'At most two different airports can be chosen.',
  airport_distance_is_required: 'Please choose the distance to the airport.',
  description_is_required: 'Please describe your crashpad.',
  description_is_minimum_200_characters:
    'The description needs at least 200 characters, without phone numbers and e-mails.',
  name_rooms_and_beds: 'Please name your rooms and give each its beds.',
  room_name_is_required: 'Please name the room.',
  you_must_have_at_least_one_room_with_bed_numbers:
    'You must have at least one room with bed numbers.',
  too_many_rooms: 'These are too many rooms.',
  too_many_beds: 'These are too many beds.',
  room_is_not_of_this_listing: 'This room is not here any longer. Please reload the page.',
  bed_is_not_of_this_listing: 'This bed is not here any longer. Please reload the page.',
  room_is_named_twice: 'A room is here twice. Please reload the page.',
  bed_is_named_twice: 'A bed is here twice. Please reload the page.',
  bathrooms_is_required: 'Please choose the number of bathrooms.',
  number_of_shower_is_required: 'Please choose the number of half baths.',
  max_nights_is_required: 'Please choose the max days per month.',
  rate_per_from_is_required: 'Please enter the price a month, at least $1.',
  rate_per_to_is_required: 'Please enter the highest price a month.',
  rate_per_to_is_below_rate_per_from: 'The highest price must not be below the lowest.',
  rate_per_day_to_is_below_rate_per_day_from:
    'The highest price a day must not be below the lowest.',
  deposit_required_is_required: 'Please enter the deposit, or 0 for none.',
  is_not_an_option: 'Please choose one of the options.',
  we_need_lots_of_nice_images: 'We need lots of nice images. Please add at least one.',
  at_most_15_images: 'At most 15 images can be shown.',
  primary_image_is_required: 'Please choose the primary image.',
  picture_is_not_yours: 'One of the pictures cannot be used. Please upload it again.',
  at_most_3_documents: 'At most 3 documents can be offered.',
  document_is_not_yours: 'One of the documents cannot be used. Please upload it again.',
  contact_details_are_not_allowed: 'Please leave out phone numbers and e-mails here.',
  must_be_a_number: 'Please enter a number.',
  is_too_small: 'This number is too small.',
  is_too_large: 'This number is too large.',
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
