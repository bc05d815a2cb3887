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
  invite_to: '{{bed}}, libre : inviter un locataire',
  act_crew: 'Mes locataires',
  act_message: 'Écrire à tous les locataires de ce logement',
  select_all_tenants: 'Choisir les locataires de tous les logements',
  act_invite: 'Inviter un locataire',
  because_tenants:
    'Vous avez des locataires ou des invitations en attente. Supprimez-les tous pour faire ce changement.',
  because_limit:
    'Votre forfait ne permet pas d’autre logement. Passez à un forfait supérieur pour en ajouter un.',
  because_card: 'Ajoutez d’abord une carte. Vous pourrez ensuite ajouter des logements.',
  deactivate_text:
    'Nous le retirons de la recherche, et les voyageurs ne peuvent plus demander de lit. Réactivez-le dès que vous avez une place.',
  your_crashpad_has_been_reactivated: 'Votre logement a été réactivé.',
  your_crashpad_has_been_deactivated:
    'Votre logement a été désactivé. Réactivez-le dès que vous avez une place.',
  your_crashpad_has_been_removed: 'Votre logement a été supprimé.',
};
