export default {
  login_title: 'Content de vous revoir',
  login_lead: 'Connectez-vous pour voir vos messages et vos locations.',
  login_lead_search: 'Connectez-vous pour enregistrer votre recherche près de {{airport}}.',
  login_meta: 'Connexion',
  login_description: 'Connectez-vous à {{brand}}.',
  email: 'E-mail',
  password: 'Mot de passe',
  keep_me_logged_in: 'Rester connecté(e)',
  keep_hint: 'Pendant 365 jours sur cet appareil. Sinon 1 jour.',
  forgot_password: 'Mot de passe oublié ?',
  no_account: 'Première visite ?',
  register: 'Créer un compte',
  login: 'Se connecter',
  login_failed: 'La connexion a échoué. Veuillez réessayer.',
  oauth_failed: 'L’autre site ne vous a pas connecté(e). Réessayez ou utilisez votre mot de passe.',
  oauth_again:
    'Cela a pris trop de temps ou a commencé dans un autre navigateur. Veuillez recommencer.',
  oauth_email_taken:
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec votre mot de passe.',
  log_in_as: 'Se connecter en tant que {{email}} ?',
  login_link_over:
    'Ce lien ne fonctionne plus. Chaque lien sert une fois, pendant 10 minutes. Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau avec « Mot de passe oublié ? ».',
  login_by_link: 'Connexion en cours…',
  or: 'ou',
  continue_with_facebook: 'Continuer avec Facebook',
  continue_with_google: 'Continuer avec Google',
  forgot_title: 'Mot de passe oublié ?',
  forgot_lead:
    'Saisissez votre e-mail. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  forgot_description: 'Demandez un lien pour choisir un nouveau mot de passe.',
  send: 'Envoyer',
  sent: 'Envoyé. Regardez votre boîte de réception.',
  sent_button: 'Lien envoyé',
  sent_why:
    'Rien reçu ? Regardez dans le courrier indésirable, ou saisissez à nouveau votre e-mail.',
  back_to_login: 'Retour à la connexion',
  reset_title: 'Choisissez un nouveau mot de passe',
  reset_lead: 'Nous vous déconnecterons sur tous les appareils.',
  reset_description: 'Choisissez un nouveau mot de passe pour votre compte.',
  reset_checking: 'Vérification de votre lien…',
  new_password: 'Nouveau mot de passe',
  new_password_hint: 'Au moins 6 caractères.',
  confirm_password: 'Confirmer le mot de passe',
  save_password: 'Enregistrer',
  password_changed: 'Mot de passe modifié. Veuillez vous connecter.',
  heads_up: 'Attention',
  link_expired: 'Le lien de vérification a expiré ou n’est pas valide.',
  ask_again: 'Demander un nouveau lien',
  verify_meta: 'Vérification de l’e-mail',
  verify_description: 'Vérifiez votre adresse e-mail.',
  verify_checking: 'Vérification de votre e-mail…',
  confirm: 'Confirmer',
  verify_question: 'Votre adresse e-mail est-elle {{email}} ?',
  verified_title: 'Votre e-mail est vérifié',
  verified_text: 'Merci. Que voulez-vous faire maintenant ?',
  verified_elsewhere:
    'Merci. Continuez sur l’appareil de votre inscription, ou connectez-vous ici.',
  verified_unpaid: 'Merci. Il reste une étape : payer votre forfait.',
  finish_sign_up: 'Terminer l’inscription',
  verify_expired:
    'Le lien de vérification a expiré. Connectez-vous et modifiez votre adresse e-mail, ou contactez-nous.',
  verify_unreachable:
    'Nous n’avons pas pu vérifier votre e-mail pour l’instant. Votre lien reste valable.',
  new_email_meta: 'Nouvel e-mail',
  new_email_description: 'Confirmez votre nouvelle adresse e-mail.',
  new_email_checking: 'Confirmation de votre nouvel e-mail…',
  new_email_question: 'Voulez-vous désormais vous connecter avec {{email}} ?',
  new_email_title: 'Votre nouvel e-mail est confirmé',
  new_email_text: 'Utilisez-le désormais pour vous connecter. Que voulez-vous faire maintenant ?',
  new_email_unreachable:
    'Nous n’avons pas pu confirmer votre nouvel e-mail pour l’instant. Votre lien reste valable.',
  my_messages: 'Mes messages',
  my_crashpads: 'Mes crash pads',
  account_setting: 'Paramètres du compte',
  contact_us: 'Nous contacter',
  resend_title: 'Vérifiez votre e-mail',
  resend_lead: 'Nous vous envoyons un nouveau lien de vérification. Il est valable 24 heures.',
  resend_description: 'Demandez un nouveau lien de vérification.',
  send_link: 'Envoyer le lien',
  new_email_later:
    'Votre compte l’utilise à partir du {{date}}. D’ici là, connectez-vous comme avant.',
  stop_email_meta: 'Arrêter le changement de votre e-mail',
  stop_email_description: 'Gardez l’e-mail de votre compte.',
  stop_email_checking: 'Arrêt du changement…',
  stop_email_question: 'Voulez-vous garder {{email}} ?',
  stop_email_title: 'Votre e-mail ne change pas',
  stop_email_text: 'Rien n’a changé. Connectez-vous comme avant.',
  stop_email_unreachable: 'Impossible de l’arrêter pour l’instant. Votre lien reste valable.',
  second_step_title: 'Votre deuxième étape',
  second_step_lead: 'Une étape de plus, pour que votre mot de passe seul ne suffise pas.',
  second_step_over:
    'Trop de temps a passé, ou le code était faux trop souvent. Connectez-vous de nouveau.',
  app_code: 'Code de votre application',
  app_code_hint: 'Les six chiffres de votre application d’authentification.',
  recovery_code: 'Code de récupération',
  recovery_code_hint: 'Par exemple 3-K7QM-2XWD-9HTP. Chaque code sert une fois.',
  login_with_passkey: 'Se connecter avec une clé d’accès',
  use_passkey: 'Utiliser votre clé d’accès',
  use_passkey_instead: 'Utiliser une clé d’accès',
  passkey_step_text:
    'Confirmez avec votre empreinte, votre visage, un code PIN ou une clé de sécurité.',
  passkey_canceled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou utilisez un autre moyen.',
  passkey_failed:
    'Votre navigateur n’a pas pu utiliser la clé d’accès. Réessayez ou utilisez un autre moyen.',
  use_recovery_code: 'Utiliser un code de récupération',
  use_app_code: 'Utiliser un code de votre application',
  second_step_lost: 'Je ne peux pas',
  second_step_lost_title: 'Ni téléphone ni codes ?',
  second_step_lost_text:
    'Nous pouvons vous envoyer un lien qui supprime la deuxième étape. Cela prend {{hours}} heures, car quelqu’un d’autre pourrait avoir votre mot de passe.',
  second_step_lost_stop:
    'Vous pouvez l’arrêter à tout moment : avec le lien de nos e-mails, dans vos paramètres ou en vous connectant avec la deuxième étape.',
  second_step_lost_after:
    'Après {{hours}} heures, nous supprimons votre application et vos codes de récupération et vous déconnectons partout. Ensuite, votre mot de passe suffit.',
  second_step_lost_password:
    'Impossible si vous avez changé de mot de passe au cours des {{days}} derniers jours.',
  send_reset_link: 'M’envoyer un lien',
  reset_link_sent: 'Consultez vos e-mails',
  reset_link_sent_text:
    'Ouvrez le lien de notre e-mail pour démarrer les {{hours}} heures. Rien ne change avant.',
  back_to_code: 'Retour au code',
  reset_link_over:
    'Ce lien ne fonctionne plus. Pour en recevoir un autre, connectez-vous et choisissez « Je ne peux pas ».',
  start_reset_title: 'Supprimer la deuxième étape',
  start_reset_text:
    'Dans {{hours}} heures, nous supprimons votre application d’authentification et vos codes de récupération et vous déconnectons partout. Ensuite, votre mot de passe suffit.',
  start_reset_not_you: 'Ce n’était pas vous ? Ne faites rien ici et changez votre mot de passe.',
  start_reset: 'Démarrer les {{hours}} heures',
  reset_started_title: 'La suppression a commencé',
  reset_started_text: 'Nous supprimons la deuxième étape : {{when}}.',
  keep_second_step_title: 'Garder la deuxième étape',
  keep_second_step_text:
    'Quelqu’un nous a demandé de supprimer la deuxième étape de votre compte. Voulez-vous l’arrêter ?',
  keep_second_step: 'Garder la deuxième étape',
  second_step_kept_title: 'La deuxième étape reste activée',
  second_step_kept_text:
    'Nous avons arrêté la suppression. Si ce n’était pas vous, quelqu’un a votre mot de passe : choisissez-en un nouveau.',
  choose_new_password: 'Choisir un nouveau mot de passe',
  keep_link_over:
    'Ce lien ne fonctionne plus. Pour arrêter une suppression, connectez-vous avec la deuxième étape ou arrêtez-la dans vos paramètres.',
};

export const vacation = {
  my_crashpads: 'Mes logements',
};

export const crew = {
  my_crashpads: 'Mes logements',
};
