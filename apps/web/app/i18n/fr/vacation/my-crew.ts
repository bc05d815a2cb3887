export default {
  title: 'Mes locataires',
  description: 'Vos locataires, vos invitations et les changements récents.',
  lead: 'Locataires, invitations et changements récents',
  add_tenant: 'Ajouter un locataire',
  stat_tenants: 'Locataires',
  tenants_csv: 'Locataires en CSV',
  expired_text:
    'Vous pouvez encore annuler des invitations, enregistrer et confirmer des départs et modifier des notes. Renouvelez votre forfait pour inviter ou modifier.',
  help_invite: 'Invitez des locataires',
  search: 'Rechercher parmi vos locataires',
  location: 'Logement',
  location_all: 'Tous les logements',
  found_zero: 'Aucun locataire',
  found_one: '{{count}} locataire',
  found_other: '{{count}} locataires',
  empty_title: 'Pas encore de locataire',
  empty_text:
    'Invitez un locataire dans un lit. L’invitation s’accepte par e-mail, avec ou sans compte.',
  none_match: 'Aucun locataire ne correspond',
  phase_staying: 'En cours',
  selection: 'Locataires choisis',
};
