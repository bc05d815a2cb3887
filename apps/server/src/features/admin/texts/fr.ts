export default {
  already_closed: 'Ce signalement est déjà fermé.',
  dismissed: 'Le signalement est classé.',
  email_not_failed: 'Cet e-mail n’a pas échoué.',
  email_retried: 'L’e-mail est envoyé à nouveau.',
  hidden: 'C’est masqué pour tous.',
  job_not_failed: 'Cette tâche n’a pas échoué.',
  job_retried: 'La tâche est relancée.',
  logged_out_elsewhere: 'Vous êtes déconnecté(e) partout ailleurs.',
  member_logged_out: 'Le membre est déconnecté partout.',
  move_closed: 'Le mouvement est clos.',
  move_made: 'L’argent a été transféré.',
  move_over: 'Ce mouvement est déjà terminé.',
  move_refused: 'Le prestataire l’a encore refusé.',
  move_running: 'Une tentative est en cours. Attendez une minute.',
  move_unanswered: 'Le prestataire n’a pas répondu. Nous redemandons bientôt.',
  move_unknown: 'Le prestataire l’a peut-être exécuté. Réessayez d’abord.',
  move_waits: 'Le prestataire n’a pas encore transféré le paiement. Nous réessayons dans l’heure.',
  not_hidable: 'Seuls les crash pads et les avis peuvent être masqués.',
  restored: 'Tout le monde peut à nouveau le voir.',
  why_no_balance: 'Notre solde est insuffisant.',
  why_pending: 'La banque ne l’a pas confirmé depuis plus d’un jour.',
  why_refused: 'Le prestataire le refuse.',
  why_retrying: 'La banque l’a renvoyé. Nous réessayons.',
  why_returned: 'La banque l’a renvoyé et nous ne réessayons plus.',
  why_shared_card: 'La carte du locataire est aussi celle du loueur.',
  why_unknown: 'Le prestataire n’a pas répondu.',
  why_waiting: 'Le prestataire n’a pas encore transféré le paiement.',
  member_locked: 'Le compte est bloqué.',
  member_unlocked: 'Le compte est débloqué.',
  locked_already: 'Le compte est déjà bloqué.',
  not_locked: 'Le compte n’est pas bloqué.',
  verification_sent: 'Le lien a été renvoyé.',
  verified_already: 'L’adresse e-mail est déjà vérifiée.',
};

export const vacation = {
  not_hidable: 'Seuls les logements et les avis peuvent être masqués.',
  why_shared_card: 'La carte du locataire est aussi celle de l’hôte.',
};

export const crew = {
  not_hidable: 'Seuls les logements et les avis peuvent être masqués.',
};
