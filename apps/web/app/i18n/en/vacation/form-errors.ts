export default {
  the_location_field_is_required: 'Please choose a vacation rental.',
  own_email: "That's your own email. Please enter the guest's.",
  crashpad_name_is_required: 'Please name your vacation rental.',
  airport_is_too_far_away: 'Please choose an airport within 50 miles of your vacation rental.',
  description_is_required: 'Please describe your vacation rental.',
  please_select_crashpad_and_try_again: 'Please select a vacation rental and try again.',
};
