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
};

export const vacation = {
  my_crashpads: 'Mes logements',
};

export const crew = {
  my_crashpads: 'Mes logements',
};
