export default {
  account_expired: 'Votre compte a expiré. Renouvelez votre forfait pour continuer.',
  account_inactive: 'Votre compte n’est pas actif.',
  account_locked: 'Votre compte est bloqué. Contactez-nous pour le débloquer.',
  bad_link: 'Ce lien a expiré ou n’est pas valide.',
  check_what_you_entered: 'Vérifiez ce que vous avez saisi.',
  confirmation_required: 'Veuillez saisir à nouveau votre mot de passe.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  heic_help:
    'Cette photo est au format HEIC, que nous ne pouvons pas lire. Enregistrez-la en JPEG et envoyez-la à nouveau. Sur un iPhone, réglez Appareil photo > Formats sur Le plus compatible. Sur un Mac, exportez-la depuis Aperçu.',
  internal: 'Une erreur du serveur s’est produite. Veuillez réessayer plus tard.',
  job_in_progress: 'Cette tâche est en attente ou en cours.',
  key_reused: 'Cet en-tête Idempotency-Key a déjà servi avec un autre contenu.',
  login_expired: 'Votre session a expiré. Déconnectez-vous, puis reconnectez-vous.',
  not_found: 'Introuvable.',
  token_expired:
    'Votre session a peut-être expiré. Actualisez la page, puis déconnectez-vous et reconnectez-vous.',
  too_many_for_hours_one: 'Trop de demandes. Réessayez dans {{count}} heure.',
  too_many_for_hours_other: 'Trop de demandes. Réessayez dans {{count}} heures.',
  too_many_for_minutes_one: 'Trop de demandes. Réessayez dans {{count}} minute.',
  too_many_for_minutes_other: 'Trop de demandes. Réessayez dans {{count}} minutes.',
  too_many_requests_one: 'Trop de demandes. Réessayez dans {{count}} seconde.',
  too_many_requests_other: 'Trop de demandes. Réessayez dans {{count}} secondes.',
  unavailable:
    'Cette partie du site n’est pas disponible pour l’instant. Réessayez dans un moment.',
  unreadable: 'La demande n’a pas pu être lue.',
  second_step_required:
    'Configurez et passez d’abord la deuxième étape de connexion, dans les réglages de votre compte.',
};
