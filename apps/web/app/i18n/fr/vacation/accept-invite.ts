export default {
  lister: 'Hôte',
  to_rentals: 'Mes locations',
  not_valid_text:
    'Si vous l’avez acceptée, vous la trouverez dans vos locations. Si vous avez encore besoin du lit, demandez une nouvelle invitation à votre hôte.',
};
