export default {
  the_location_field_is_required: 'Please choose a crew house.',
  crashpad_name_is_required: 'Please name your crew house.',
  airport_is_too_far_away: 'Please choose an airport within 50 miles of your crew house.',
  description_is_required: 'Please describe your crew house.',
  please_select_crashpad_and_try_again: 'Please select a crew house and try again.',
};
