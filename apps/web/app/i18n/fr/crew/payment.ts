export default {
  after_lister: 'Vous pourrez ensuite publier votre premier logement.',
  after_seeker: 'Vous pourrez ensuite écrire aux loueurs de tous les aéroports.',
  for_seekers: 'Pour trouver un logement',
  for_listers: 'Pour publier des logements',
};
