export default {
  the_location_field_is_required: 'Elige un alojamiento.',
  own_email: 'Este es tu propio correo. Escribe el del huésped.',
  crashpad_name_is_required: 'Ponle nombre a tu alojamiento.',
  airport_is_too_far_away: 'El aeropuerto debe estar a menos de 50 millas de tu alojamiento.',
  description_is_required: 'Describe tu alojamiento.',
  the_email_field_is_required: 'Escribe el correo del huésped.',
  please_select_crashpad_and_try_again: 'Elige un alojamiento e inténtalo de nuevo.',
};
