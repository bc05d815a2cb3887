export default {
  description: 'Vos conversations avec des voyageurs et des hôtes.',
  empty_text: 'Trouvez un logement et écrivez à son hôte. Vous verrez la conversation ici.',
  empty_text_lister:
    'Les voyageurs intéressés par vos logements vous écrivent ici. Les annonces complètes reçoivent plus de messages.',
  find_crashpads: 'Trouver un logement',
  my_crashpads: 'Mes logements',
  act_listing: 'Voir le logement',
  act_airports: 'Trouver des logements',
  select_listing: 'Choisissez un logement',
  starter_bed_text:
    'Bonjour {{name}}, un lit est-il libre à {{title}} ? Quand pourrais-je arriver ?',
  starter_see_text: 'Bonjour {{name}}, pourrais-je visiter {{title}} avant de me décider ?',
};
