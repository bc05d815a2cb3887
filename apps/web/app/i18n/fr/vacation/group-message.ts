export default {
  title: 'Écrire à vos locataires',
  loading: 'Chargement de vos locataires…',
  load_failed: 'Le chargement de vos locataires a échoué.',
  no_tenants: 'Aucun locataire trouvé. Invitez d’abord un locataire, puis écrivez-lui ici.',
  more: 'Un message groupé atteint jusqu’à {{max}} locataires. Seuls les {{max}} premiers sont choisis.',
  why_nobody: 'Choisissez au moins un locataire.',
  sent_one: 'Envoyé à {{count}} locataire.',
  sent_other: 'Envoyé à {{count}} locataires.',
};
