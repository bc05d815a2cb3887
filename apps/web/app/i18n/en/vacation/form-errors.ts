export default {
  the_location_field_is_required: 'Please choose a vacation rental.',
  own_email: 'This is your own email. Please enter the email of the guest.',
  crashpad_name_is_required: 'Please name your vacation rental.',
  airport_is_too_far_away: 'An airport must be within 50 miles of your vacation rental.',
  description_is_required: 'Please describe your vacation rental.',
};
