export default {
  title: 'Calendrier',
  lead: 'Voyez les arrivées, les départs et les jours de loyer dans votre agenda.',
  text: 'Ajoutez cette adresse comme abonnement dans Google Agenda, Calendrier d’Apple ou Outlook. Toute personne qui l’a peut voir votre calendrier.',
  only_member: 'Seul le membre peut voir l’adresse de son calendrier.',
  show: 'Afficher l’adresse',
  try_again: 'Réessayer',
  failed: 'Le chargement de l’adresse a échoué.',
  address: 'Adresse du calendrier',
  copy: 'Copier',
  copied: 'Adresse copiée.',
  renew: 'Nouvelle adresse',
  renew_title: 'Créer une nouvelle adresse ?',
  renew_text: 'L’ancienne adresse cesse de fonctionner dans tous les agendas qui l’utilisent.',
  renewed: 'Vous avez une nouvelle adresse.',
  keep: 'Garder l’ancienne',
  show_of: 'Afficher l’adresse de {{title}}',
  address_of: 'Adresse du calendrier de {{title}}',
  end: 'Supprimer l’adresse',
  end_title: 'Supprimer cette adresse ?',
  end_text:
    'Elle ne fonctionnera plus dans les calendriers qui l’utilisent. Vous pourrez en créer une autre.',
  ended: 'L’adresse ne fonctionne plus.',
  keep_address: 'La garder',
  houses_title: 'Calendriers pour le ménage et les partenaires',
  houses_lead: 'Une adresse par crash pad, avec lits, arrivées, départs et jours bloqués.',
  houses_text:
    'Sans noms, montants, téléphones ni notes. Toute personne qui a l’adresse peut le lire tant que vous ne la supprimez pas.',
};

export const vacation = {
  houses_lead: 'Une adresse par logement, avec lits, arrivées, départs et jours bloqués.',
};

export const crew = {
  houses_lead: 'Une adresse par logement, avec lits, arrivées, départs et jours bloqués.',
};
