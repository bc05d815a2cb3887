export default {
  to_rentals: 'Mes locations',
  not_valid_text:
    'Demandez une nouvelle invitation à votre hôte si vous avez encore besoin du lit.',
};
