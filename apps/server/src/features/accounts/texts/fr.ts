export default {
  cannot_contact: 'Vous ne pouvez pas contacter cette personne.',
  choose_password: 'Choisissez un nouveau mot de passe.',
  close_code_sent: 'Nous vous avons envoyé un code. Saisissez-le pour fermer votre compte.',
  closed: 'Votre compte est fermé.',
  email_changed: 'Merci. Votre e-mail a été changé.',
  email_free: 'Vous pouvez utiliser cet e-mail.',
  email_taken: 'Cette adresse e-mail a déjà un compte. Veuillez vous connecter.',
  email_verified: 'Merci. Votre e-mail est vérifié.',
  legal_accepted: 'Merci. Votre réponse est enregistrée.',
  legal_changed: 'Il existe une version plus récente. Veuillez d’abord la lire.',
  link_sent:
    'Si cette adresse e-mail a un compte, nous avons envoyé un lien pour choisir un nouveau mot de passe.',
  logged_out: 'Vous êtes déconnecté(e).',
  logged_out_elsewhere: 'Vous êtes déconnecté(e) partout ailleurs.',
  new_email_sent: 'Nous avons envoyé un e-mail à la nouvelle adresse. Suivez son lien.',
  new_link_sent:
    'Si cette adresse e-mail n’est pas encore vérifiée, nous avons envoyé un nouveau lien.',
  own_account: 'Vous êtes dans votre propre compte.',
  password_changed: 'Votre mot de passe a été changé. Vous êtes déconnecté(e) partout ailleurs.',
  password_reset: 'Votre mot de passe a été changé. Veuillez vous connecter.',
  session_ended: 'Cette session est déconnectée.',
  used_link:
    'Ce lien a déjà servi, ou vous en avez reçu un plus récent. Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau avec « Mot de passe oublié ? ».',
  wrong_link: 'Ce lien a expiré ou n’est pas valide. Veuillez vous connecter.',
  wrong_login: 'E-mail ou mot de passe incorrect.',
  wrong_password: 'Ce n’est pas votre mot de passe actuel.',
  email_confirmed: 'Le nouvel e-mail est confirmé.',
  email_change_stopped: 'L’e-mail ne change pas.',
  passkey_question_ended:
    'Cela a pris trop de temps ou a déjà reçu une réponse. Veuillez réessayer.',
  passkey_unknown:
    'Cette clé d’accès a été retirée du compte. Connectez-vous avec votre mot de passe.',
  wrong_passkey: 'Cette clé d’accès n’a pas fonctionné. Réessayez ou utilisez un autre moyen.',
  passkey_not_accepted: 'Cette clé d’accès ne peut pas servir ici. Veuillez réessayer.',
  passkey_exists: 'Cette clé d’accès sert déjà.',
  passkey_removed: 'La clé d’accès a été retirée.',
  too_many_passkeys: 'Vous avez déjà dix clés d’accès. Retirez-en d’abord une.',
  last_method:
    'La deuxième étape a besoin de cette clé d’accès. Configurez d’abord une application d’authentification ou une autre clé d’accès.',
  no_second_step_method:
    'Configurez d’abord une application d’authentification ou une clé d’accès.',
  challenge_ended:
    'Cette connexion a pris trop de temps ou s’est terminée ailleurs. Veuillez vous reconnecter.',
  wrong_code:
    'Ce code n’est pas correct. Les codes d’une application changent toutes les 30 secondes, et chacun sert une fois.',
  app_not_waiting: 'Cette configuration a pris trop de temps. Veuillez recommencer.',
  second_step_must_stay: 'Les administrateurs ont besoin de la deuxième étape : elle reste active.',
  admins_cannot_reset:
    'La deuxième étape d’un administrateur ne peut pas être supprimée ici. Écrivez à ceux qui gèrent ce site.',
  password_too_new: 'Votre mot de passe a moins de 7 jours. Réessayez quand il sera plus ancien.',
  reset_needs_password:
    'Connectez-vous d’abord avec votre mot de passe ou, si vous n’en avez pas, avec Google ou Facebook. Un lien reçu par e-mail ne suffit pas ici.',
  reset_link_sent:
    'Nous vous avons envoyé un e-mail. Son lien lance la suppression de la deuxième étape.',
  reset_started: 'La deuxième étape sera supprimée dans 72 heures, sauf si quelqu’un l’arrête.',
  reset_started_already: 'La suppression de la deuxième étape a déjà commencé.',
  reset_stopped: 'La deuxième étape reste active.',
};
