export default {
  crashpad_name_is_required: 'Donnez un nom à votre logement.',
  airport_is_too_far_away: 'Choisissez un aéroport à moins de 50 miles de votre logement.',
  description_is_required: 'Veuillez décrire votre logement.',
  the_location_field_is_required: 'Veuillez choisir un logement.',
  please_select_crashpad_and_try_again: 'Choisissez un logement et réessayez.',
};
