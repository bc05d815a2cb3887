export default {
  loading: 'Chargement de votre compte de versement…',
  returning: 'Vérification auprès du prestataire. Cela peut prendre quelques secondes…',
  not_loaded: 'Le chargement de votre compte de versement a échoué.',
  unreachable:
    'Nous ne pouvons pas joindre le prestataire de versement pour l’instant. Réessayez dans une minute.',
  only_member: 'Seul le membre peut le modifier.',
  only_member_sees: 'Seul le membre peut voir son compte de versement.',
  link_over:
    'Le lien vers le prestataire de versement a expiré. Continuez ici pour en obtenir un nouveau.',

  state_none: 'Non relié',
  text_none: 'Reliez un compte bancaire ou une carte de débit pour recevoir les loyers.',
  state_started: 'Inachevé',
  text_started: 'Vous avez commencé à relier un compte. Terminez pour recevoir les loyers.',
  left_early: 'Vous êtes parti(e) avant la dernière étape. Reprenez où vous en étiez.',
  state_missing: 'Informations requises',
  text_missing:
    'Le prestataire a besoin d’autres informations avant que vous puissiez recevoir les loyers.',
  state_checking: 'En cours de vérification',
  text_checking: 'Le prestataire vérifie vos informations. Vous n’avez rien à faire.',
  state_held: 'Virements suspendus',
  text_held:
    'Les locataires peuvent vous payer, mais le prestataire ne peut pas encore verser l’argent à votre banque.',
  state_ready: 'Prêt',
  text_ready: 'Vous pouvez recevoir par carte les loyers, dépôts de garantie et autres paiements.',

  to_bank: '{{bank}}, se terminant par {{last4}}',
  to_bank_account: 'Compte bancaire se terminant par {{last4}}',
  to_card: 'Carte de débit se terminant par {{last4}}',
  needed: 'Encore requis :',
  needed_soon: 'Bientôt requis :',
  need_bank: 'Un compte bancaire ou une carte de débit pour les virements',
  need_name: 'Votre nom complet',
  need_birthday: 'Votre date de naissance',
  need_address: 'Votre adresse',
  need_email: 'Votre e-mail',
  need_phone: 'Votre numéro de téléphone',
  need_tax_number: 'Votre numéro de sécurité sociale ou fiscal',
  need_document: 'Une photo de votre pièce d’identité',
  need_terms: 'Votre accord aux conditions du prestataire',
  need_business_type: 'Si vous louez comme particulier ou comme société',
  need_website: 'Un site web ou une description de ce que vous louez',
  need_business: 'Une description de ce que vous louez',
  complete: 'Terminer la configuration',
  view: 'Voir le compte',
  new_window: '(s’ouvre dans une nouvelle fenêtre)',

  open_title: 'Votre compte de versement',
  open_text: 'Ouverture du prestataire de versement…',
  open_back: 'Retour aux paramètres',
  country: 'Pays de votre compte bancaire',
  country_hint: 'Vous ne pourrez plus le changer après l’envoi de vos informations.',
  country_choose: 'Choisissez un pays',
  country_other: 'Un autre pays',
  converted:
    'Nous débitons les cartes en dollars américains. Stripe les convertit dans la devise de votre compte bancaire et peut facturer cette conversion.',
  manual: 'Encaissez le loyer vous-même',
  manual_text:
    'Les paiements par carte n’arrivent que sur des comptes bancaires aux États-Unis, au Canada, au Royaume-Uni, en Suisse et dans l’Espace économique européen. Convenez d’un autre moyen de paiement, et enregistrez chaque paiement reçu.',
  manual_record: 'Enregistrer des paiements',
  deadline:
    'Répondez avant le {{day}}. Ensuite, vous ne pourrez plus recevoir de paiements tant que ce n’est pas complet.',

  schedule_title: 'Calendrier des virements',
  schedule: 'Fréquence des virements',
  schedule_hint: 'Pendant vos 30 premiers jours, chaque virement prend 7 jours de plus.',
  schedule_daily: 'Chaque jour',
  schedule_weekly: 'Chaque semaine',
  schedule_monthly: 'Chaque mois',
  schedule_saved: 'Calendrier enregistré.',
};

export const vacation = {
  text_held:
    'Les locataires peuvent vous payer, mais le prestataire ne peut pas encore verser l’argent à votre banque.',
};
