export default {
  title: 'Mes logements',
  description: 'Vos logements : locataires, lits libres et revenus.',
  add_location: 'Ajouter un logement',
  stat_crashpads: 'Logements',
  empty_title: 'Votre premier logement apparaîtra ici',
  draft_untitled: 'Brouillon : logement sans titre',
  search: 'Rechercher parmi vos logements',
  found_zero: 'Aucun logement',
  found_one: '{{count}} logement',
  found_other: '{{count}} logements',
  none_match: 'Aucun logement ne correspond',
  none_match_text: 'Essayez une autre recherche, ou affichez tous les logements.',
  removed_title: 'Nous avons retiré ce logement de la recherche et masqué sa page.',
  select_all_tenants: 'Choisir les locataires de tous les logements',
  because_limit:
    'Votre forfait ne permet pas d’autre logement. Passez à un forfait supérieur pour en ajouter un.',
  because_card: 'Ajoutez d’abord une carte. Vous pourrez ensuite ajouter des logements.',
  your_crashpad_has_been_reactivated: 'Votre logement a été réactivé.',
  your_crashpad_has_been_deactivated:
    'Votre logement a été désactivé. Réactivez-le dès que vous avez une place.',
  your_crashpad_has_been_removed: 'Votre logement a été supprimé.',
};
