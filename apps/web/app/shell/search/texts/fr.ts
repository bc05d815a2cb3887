export default {
  title: 'Rechercher partout',
  hint: 'Rechercher partout ( / )',
  placeholder: 'Noms, crash pads, messages, actions',
  results: 'Résultats',
  group_tenant: 'Locataires',
  group_crashpad: 'Crash pads',
  group_thread: 'Messages',
  group_airport: 'Aéroports',
  group_member: 'Membres',
  group_action: 'Aller à',
  none: 'Aucun résultat. Essayez un nom, un e-mail ou un lit.',
  failed: 'La recherche a échoué. Veuillez réessayer.',
  found_one: '{{count}} résultat',
  found_other: '{{count}} résultats',
  do_invite: 'Inviter un locataire',
  do_owing: 'Qui doit un loyer',
  do_calendar: 'Calendrier des lits',
  do_waitlists: 'Listes d’attente',
  do_past: 'Anciens locataires',
  do_add_crashpad: 'Ajouter un crash pad',
  do_received: 'Paiements reçus',
  do_statement: 'Relevé annuel',
  do_transactions: 'Transactions',
  do_airports: 'Rechercher par aéroport',
  do_help: 'Aide',
  do_contact: 'Contact',
  do_reports: 'Signalements des membres',
  do_audit: 'Journal d’audit',
  do_emails: 'E-mails',
  do_jobs: 'Tâches',
};

export const vacation = {
  placeholder: 'Noms, logements, messages, actions',
  group_crashpad: 'Logements',
  do_add_crashpad: 'Ajouter un logement',
};

export const crew = {
  placeholder: 'Noms, logements, messages, actions',
  group_crashpad: 'Logements',
  do_add_crashpad: 'Ajouter un logement',
};
