export default {
  asked_heading: 'Quelqu’un a demandé à changer votre e-mail',
  asked_not_you:
    'Si ce n’était pas vous, changez votre mot de passe maintenant. Le lien cesse alors de fonctionner.',
  asked_preview: 'Rien ne change tant que la nouvelle adresse n’est pas confirmée.',
  asked_subject: 'Quelqu’un a demandé à changer votre e-mail {{brand}}',
  asked_text:
    '{{greeting}} quelqu’un qui connaît votre mot de passe a demandé à changer l’e-mail de votre compte. Nous avons envoyé un lien à la nouvelle adresse, sauf si elle appartient à un autre compte. Rien ne change tant que personne ne suit le lien.',
  attempts_advice:
    'Votre compte n’est pas bloqué. Si votre mot de passe est court, ou si vous l’utilisez ailleurs, changez-le.',
  attempts_heading: 'Quelqu’un essaie de deviner votre mot de passe',
  attempts_note: 'Si vous vous êtes trompé(e) de mot de passe, ignorez cet e-mail.',
  attempts_preview: 'Les essais ont échoué. Votre compte n’est pas bloqué.',
  attempts_subject: 'De nombreux essais de connexion à votre compte {{brand}}',
  attempts_text:
    '{{greeting}} quelqu’un a essayé aujourd’hui de nombreux mots de passe faux pour votre compte. Les essais ont échoué, et nous les avons ralentis.',
  browser_on_system: '{{browser}} sur {{system}}',
  change_password: 'Changer mon mot de passe',
  closed_again: 'Vous pouvez ouvrir un nouveau compte avec cette adresse à tout moment.',
  closed_heading: 'Votre compte est fermé',
  closed_preview: 'Nous ne débiterons plus rien.',
  closed_subject: 'Votre compte {{brand}} est fermé',
  closed_text:
    'Vous avez fermé votre compte. Nous avons supprimé votre carte et ne débiterons plus rien. Nous avons retiré vos annonces et supprimé vos données, sauf celles dont les reçus et les avis ont besoin.',
  code_heading: 'Fermer votre compte',
  code_note:
    'Le code est valable {{minutes}} minutes, seulement dans le navigateur où vous l’avez demandé. Si vous ne l’avez pas demandé, changez votre mot de passe. Personne ne peut fermer votre compte sans le code.',
  code_preview: 'Le code est valable {{minutes}} minutes.',
  code_subject: 'Votre code pour fermer votre compte {{brand}}',
  code_text:
    '{{greeting}} saisissez ce code sur la page où vous l’avez demandé. Cela ferme votre compte, et c’est définitif.',
  email_changed_heading: 'Votre e-mail a été changé',
  email_changed_preview: 'Vous ne pouvez plus vous connecter avec cette adresse.',
  email_changed_subject: 'Votre e-mail {{brand}} a été changé',
  email_changed_text:
    'Votre compte a un nouvel e-mail confirmé. Vous ne pouvez plus vous connecter avec cette adresse, et nous envoyons nos e-mails à la nouvelle.',
  fact_device: 'Appareil',
  fact_login: 'Méthode',
  fact_network: 'Réseau',
  fact_time: 'Heure',
  greeting: 'Bonjour {{name}},',
  greeting_unnamed: 'Bonjour,',
  ignore_if_you: 'Si c’était vous, ignorez cet e-mail.',
  link_preview: 'Le lien est valable {{minutes}} minutes.',
  lister_button: 'Ajouter un {{place}}',
  lister_next: 'Ajoutez votre premier {{place}} pour qu’on puisse le trouver.',
  lister_then:
    'Ensuite, configurez vos virements et invitez vos locataires pour recevoir leurs loyers par carte.',
  login: 'Se connecter',
  login_by_password: 'Mot de passe',
  login_by_link: 'Lien dans un e-mail',
  login_by_google: 'Google',
  login_by_facebook: 'Facebook',
  login_by_sign_up: 'Inscription',
  login_by_passkey: 'Clé d’accès',
  login_by_invitation: 'Invitation',
  login_note:
    'Le lien fonctionne une fois, pendant {{minutes}} minutes. Ne transférez pas cet e-mail.',
  login_subject: 'Votre lien pour vous connecter à {{brand}}',
  login_text:
    '{{greeting}} vous pouvez vous connecter avec ce lien. Il ne vous faut pas de mot de passe.',
  new_device_heading: 'Connexion depuis un nouvel appareil',
  new_device_subject: 'Nouvel appareil sur votre compte {{brand}}',
  new_device_text:
    '{{greeting}} quelqu’un s’est connecté à votre compte avec un appareil ou un navigateur que nous ne connaissions pas.',
  new_email_button: 'Confirmer mon nouvel e-mail',
  new_email_heading: 'Est-ce votre nouvel e-mail ?',
  new_email_note:
    'Le lien fonctionne pendant {{hours}} heures. Si vous n’avez pas de compte {{brand}}, ignorez cet e-mail.',
  new_email_preview: 'Confirmez-le pour vous connecter avec cette adresse.',
  new_email_subject: 'Confirmez votre nouvel e-mail pour {{brand}}',
  new_email_text:
    'Une fois confirmée, cette adresse sert à vous connecter et reçoit nos e-mails. D’ici là, votre compte garde son e-mail actuel.',
  not_you: 'Si ce n’était pas vous, écrivez tout de suite à {{address}}.',
  notice_preview: 'Si c’était vous, vous pouvez ignorer cet e-mail.',
  password_heading: 'Votre mot de passe a été changé',
  password_not_you:
    'Si ce n’était pas vous, changez votre mot de passe maintenant. Cela déconnecte tout le monde.',
  password_preview: 'Vous êtes déconnecté(e) partout ailleurs.',
  password_subject: 'Votre mot de passe {{brand}} a été changé',
  password_text:
    '{{greeting}} votre mot de passe vient d’être changé. Votre compte est déconnecté partout ailleurs.',
  payout_account_changed_heading: 'Vos versements vont sur un autre compte',
  payout_account_changed_subject: 'Votre compte de versement {{brand}} a changé',
  payout_account_changed_text:
    '{{greeting}} le compte bancaire ou la carte de débit qui reçoit vos versements a changé.',
  provider_linked_heading: 'Une nouvelle façon de vous connecter',
  provider_linked_subject: 'Nouvelle façon de vous connecter à votre compte {{brand}}',
  provider_linked_text:
    '{{greeting}} quelqu’un s’est connecté à votre compte avec un autre site, qui a vérifié votre adresse e-mail. Vous pouvez désormais aussi vous connecter ainsi.',
  reset: 'Choisir un nouveau mot de passe',
  reset_note:
    'Le lien fonctionne une fois, pendant {{minutes}} minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste le même.',
  reset_subject: 'Choisissez un nouveau mot de passe pour {{brand}}',
  reset_text: '{{greeting}} quelqu’un a demandé un nouveau mot de passe pour votre compte.',
  seeker_button: 'Trouver un {{place}}',
  seeker_next: 'Choisissez un aéroport et voyez quels {{places}} ont des lits libres.',
  seeker_then:
    'Enregistrez votre recherche et nous vous signalons les nouveautés, les baisses de prix et les lits libres. Depuis chaque annonce, vous pouvez envoyer un message.',
  tenant_button: 'Ouvrir ma location',
  tenant_next: 'Ouvrez votre location pour en voir les détails.',
  tenant_then: 'Vous y acceptez les invitations, payez le loyer et envoyez des messages.',
  verify_button: 'Vérifier mon e-mail',
  verify_heading: 'Est-ce votre e-mail ?',
  verify_note:
    'Le lien fonctionne pendant {{hours}} heures. Si vous ne vous êtes pas inscrit(e) à {{brand}}, ignorez cet e-mail.',
  verify_preview: 'Vérifiez-le pour recevoir nos e-mails.',
  verify_subject: 'Vérifiez votre e-mail pour {{brand}}',
  verify_text:
    'Quelqu’un a ouvert un compte avec cette adresse. Si c’était vous, veuillez la vérifier.',
  welcome_after: 'Ensuite : {{next}}',
  welcome_heading: 'Bienvenue à bord',
  welcome_note:
    'Vous vous connectez avec cet e-mail. Nous ne demandons jamais votre mot de passe par e-mail.',
  welcome_pay: 'Payer mon forfait',
  welcome_preview: 'Votre compte est prêt.',
  welcome_subject: 'Bienvenue sur {{brand}}',
  welcome_text: '{{greeting}} votre compte est prêt. {{next}}',
  welcome_unpaid_preview: 'Il reste une étape : payer votre forfait.',
  welcome_unpaid_text:
    '{{greeting}} il reste une étape : payer votre forfait. Votre compte s’ouvre ensuite et nous vous envoyons un reçu.',
  account_locked_subject: 'Votre compte {{brand}} est bloqué',
  account_locked_preview: 'Ce que vous pouvez encore faire, et pourquoi',
  account_locked_text:
    '{{greeting}} nous avons bloqué votre compte et fermé vos sessions. Vous pouvez vous connecter pour lire, payer et régler ce qui est ouvert. Vos annonces ne figurent plus dans la recherche, et personne ne peut accepter vos invitations. Le loyer des séjours en cours continue.',
  account_locked_hold:
    'Les encaissements sont aussi suspendus : les cartes de vos locataires ne sont pas débitées, nous ne vous versons rien, et vous ne pouvez ni annuler, ni solder, ni rendre de l’argent hors de {{brand}}. Vos locataires savent que les paiements sont suspendus.',
  account_unlocked_subject: 'Votre compte {{brand}} est débloqué',
  account_unlocked_preview: 'Vous pouvez de nouveau tout utiliser',
  account_unlocked_text:
    '{{greeting}} votre compte est débloqué. Vos annonces figurent de nouveau dans la recherche et vos invitations sont ouvertes.',
  account_unlocked_hold:
    'Les encaissements reprennent : le loyer des périodes en cours est débité maintenant. Celui des périodes passées n’est pas débité automatiquement ; vous recevrez un e-mail à ce sujet. Les versements reprennent comme avant.',
  fact_reason: 'Motif',
  lock_questions: 'Des questions ? Écrivez à {{address}}.',
  support_email_text:
    'Confirmez que cette adresse est la vôtre. Le compte l’utilise à partir du {{day}}.',
  support_email_note: 'Si vous n’avez rien demandé, ignorez cet e-mail. Rien ne change alors.',
  support_asked_subject: 'Votre e-mail {{brand}} va changer',
  support_asked_preview: 'Vous pouvez l’arrêter d’ici là.',
  support_asked_text:
    '{{greeting}} l’assistance a été priée de remplacer l’e-mail de votre compte par {{email}}. Le changement a lieu le {{day}}, une fois cette adresse confirmée. Si ce n’était pas vous, arrêtez-le.',
  stop_this: 'Arrêter ceci',
  support_stopped_subject: 'Votre e-mail {{brand}} ne change pas',
  support_stopped_text:
    '{{greeting}} le changement de votre e-mail est arrêté. Vous vous connectez comme avant.',
  second_step_on_subject: 'La deuxième étape de votre compte {{brand}} est active',
  second_step_on_heading: 'La deuxième étape est active',
  second_step_on_text:
    '{{greeting}} désormais, une connexion demande aussi un code de votre application d’authentification ou un de vos codes de récupération. Nous vous avons déconnecté partout ailleurs.',
  second_step_off_subject: 'La deuxième étape de votre compte {{brand}} est désactivée',
  second_step_off_heading: 'La deuxième étape est désactivée',
  second_step_off_text:
    '{{greeting}} la deuxième étape a été désactivée. Votre mot de passe seul suffit de nouveau. L’application d’authentification et les codes de récupération ont été supprimés.',
  recovery_code_used_subject: 'Un code de récupération de votre compte {{brand}} a été utilisé',
  recovery_code_used_heading: 'Un code de récupération a été utilisé',
  recovery_code_used_text:
    '{{greeting}} quelqu’un s’est connecté avec un de vos codes de récupération. Codes restants : {{left}}.',
  recovery_code_used_low:
    'Créez de nouveaux codes de récupération dans les réglages de votre compte avant d’en manquer.',
  recovery_codes_made_subject: 'Nouveaux codes de récupération pour votre compte {{brand}}',
  recovery_codes_made_heading: 'Vous avez de nouveaux codes de récupération',
  recovery_codes_made_text:
    '{{greeting}} dix nouveaux codes de récupération ont été créés. Les anciens ne fonctionnent plus.',
  passkey_added_subject: 'Une clé d’accès a été ajoutée à votre compte {{brand}}',
  passkey_added_heading: 'Vous avez une nouvelle clé d’accès',
  passkey_added_text:
    '{{greeting}} la clé d’accès « {{name}} » a été ajoutée à votre compte. Qui la détient peut se connecter sans votre mot de passe.',
  passkey_removed_subject: 'Une clé d’accès a été retirée de votre compte {{brand}}',
  passkey_removed_heading: 'Une clé d’accès a été retirée',
  passkey_removed_text:
    '{{greeting}} la clé d’accès « {{name}} » a été retirée de votre compte. Elle ne permet plus de se connecter.',
  passkey_counter_fell_subject: 'Vérifiez les clés d’accès de votre compte {{brand}}',
  passkey_counter_fell_heading: 'Une clé d’accès a peut-être été copiée',
  passkey_counter_fell_text:
    '{{greeting}} quelqu’un a utilisé l’une de vos clés d’accès comme on utiliserait une copie. Nous l’avons refusée. Retirez cette clé dans vos paramètres et ajoutez-en une nouvelle.',
  start_reset_subject: 'Supprimer la deuxième étape de votre compte {{brand}}',
  start_reset_heading: 'Téléphone et codes perdus ?',
  start_reset_preview: 'Cela prend 72 heures et peut être arrêté.',
  start_reset_text:
    '{{greeting}} quelqu’un qui s’est connecté à votre compte a demandé la suppression de sa deuxième étape. Le lien lance une attente de 72 heures. Ensuite, la deuxième étape est désactivée et tous les appareils sont déconnectés.',
  start_reset_button: 'Lancer les 72 heures',
  start_reset_note:
    'Le lien fonctionne une fois et expire dans {{minutes}} minutes. Si vous n’avez rien demandé, quelqu’un a votre mot de passe : changez-le maintenant et n’utilisez pas le lien.',
  reset_started_subject: 'La deuxième étape de votre compte {{brand}} va être supprimée',
  reset_started_preview: 'Vous pouvez l’arrêter d’ici là.',
  reset_started_text:
    '{{greeting}} quelqu’un a demandé la suppression de la deuxième étape de votre compte. Elle est supprimée le {{day}}, et tous les appareils sont déconnectés. Si ce n’était pas vous, arrêtez-la et changez votre mot de passe. Une connexion avec la deuxième étape l’arrête aussi.',
  reset_soon_subject:
    'Plus qu’un jour : la deuxième étape de votre compte {{brand}} va être supprimée',
  reset_stopped_subject: 'La deuxième étape de votre compte {{brand}} reste active',
  reset_stopped_heading: 'La deuxième étape reste active',
  reset_stopped_text:
    '{{greeting}} la suppression de la deuxième étape a été arrêtée. Vous vous connectez comme avant.',
  reset_done_subject: 'La deuxième étape de votre compte {{brand}} a été supprimée',
  reset_done_heading: 'La deuxième étape a été supprimée',
  reset_done_text:
    '{{greeting}} la deuxième étape est désactivée et tous les appareils sont déconnectés. Connectez-vous avec votre mot de passe, puis configurez-la de nouveau dans les réglages de votre compte.',
  operator_reset_subject: 'Nous avons supprimé la deuxième étape de votre compte {{brand}}',
  operator_reset_heading: 'Nous avons supprimé la deuxième étape',
  operator_reset_text:
    '{{greeting}} nous avons supprimé la deuxième étape de votre compte et vous avons déconnecté partout. Connectez-vous avec votre mot de passe, puis configurez-la de nouveau.',
};
