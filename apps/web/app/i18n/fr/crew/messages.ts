export default {
  empty_text: 'Trouvez un logement et écrivez à son loueur. Vous verrez la conversation ici.',
  empty_text_lister:
    'Les équipages intéressés par vos logements vous écrivent ici. Les annonces complètes reçoivent plus de messages.',
  find_crashpads: 'Trouver un logement',
  my_crashpads: 'Mes logements',
  act_listing: 'Voir le logement',
  act_airports: 'Trouver des logements',
  select_listing: 'Choisissez un logement',
};
