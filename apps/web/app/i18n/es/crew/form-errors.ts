export default {
  the_location_field_is_required: 'Elige una casa.',
  crashpad_name_is_required: 'Ponle nombre a tu casa.',
  airport_is_too_far_away: 'El aeropuerto debe estar a menos de 50 millas de tu casa.',
  description_is_required: 'Describe tu casa.',
  please_select_crashpad_and_try_again: 'Elige una casa e inténtalo de nuevo.',
};
