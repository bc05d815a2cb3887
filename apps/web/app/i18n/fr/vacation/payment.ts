export default {
  after_lister: 'Vous pourrez ensuite publier votre premier logement.',
  after_seeker: 'Vous pourrez ensuite écrire aux hôtes de tous les aéroports.',
  for_seekers: 'Pour trouver un logement',
  for_listers: 'Pour publier des logements',
  other_terms_lister: 'Les hôtes et les voyageurs acceptent des conditions différentes.',
  other_terms_seeker: 'Les voyageurs et les hôtes acceptent des conditions différentes.',
};
