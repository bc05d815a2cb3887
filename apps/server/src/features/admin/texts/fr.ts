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
  not_hidable: 'Seuls les crash pads et les avis peuvent être masqués.',
  restored: 'Tout le monde peut à nouveau le voir.',
};
