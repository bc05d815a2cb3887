export default {
  advice_confirm:
    'Confirmez le paiement, ou enregistrez une autre carte, que nous débiterons tout de suite.',
  advice_last:
    'C’était le dernier essai : nous ne débiterons plus votre forfait automatiquement. Pour continuer, enregistrez une autre carte, puis renouvelez votre forfait.',
  advice_new_card:
    'Nous ne débiterons plus cette carte. Dès que vous en enregistrez une autre, nous débiterons celle-là.',
  advice_retry:
    'Nous débiterons à nouveau votre carte le {{day}}. Si vous en enregistrez une autre avant, nous débiterons celle-là tout de suite.',
  after_sign_up: 'Terminer le paiement',
  amount: 'Montant',
  card: 'Carte',
  card_ending: '{{name}} se terminant par {{last4}}',
  card_unknown: 'Carte',
  charged: 'Débité',
  check_card: 'Vérifier ma carte',
  confirm: 'Confirmer le paiement',
  decline_confirm: 'Votre banque demande que vous confirmiez ce paiement.',
  decline_cvc: 'Le code de sécurité était faux. Saisissez à nouveau la carte.',
  decline_expired: 'La carte a expiré. Utilisez-en une autre.',
  decline_gone:
    'Le prestataire de paiement ne connaît plus cette carte. Enregistrez-la à nouveau, ou enregistrez-en une autre.',
  decline_insufficient_funds:
    'Provision insuffisante. Utilisez une autre carte, ou réessayez plus tard.',
  decline_not_supported: 'La carte ne permet pas ce type de paiement. Utilisez une autre carte.',
  decline_number: 'Le numéro de carte était faux. Saisissez à nouveau la carte.',
  decline_unreachable: 'La banque était injoignable. Vous n’avez rien à faire pour l’instant.',
  decline_usual:
    'Votre banque a refusé le paiement. Utilisez une autre carte, ou demandez-lui pourquoi.',
  decline_velocity:
    'La carte a dépassé ce que sa banque permet. Utilisez une autre carte, ou réessayez plus tard.',
  ending_heading: 'Votre forfait arrive à sa fin',
  ending_note: 'Si votre recherche est terminée, vous n’avez rien à faire.',
  ending_preview: 'Il ne se renouvelle pas automatiquement.',
  ending_renew:
    'Renouvelez avant ce jour pour continuer à écrire aux loueurs de {{places}} : la nouvelle période commence à la fin de celle-ci, vous ne perdez donc rien.',
  ending_subject: 'Votre forfait {{brand}} se termine le {{day}}',
  ending_text:
    'Bonjour {{name}}, votre forfait se termine le {{day}}. Il ne se renouvelle pas automatiquement, et votre carte n’est plus débitée.',
  ends: 'Fin',
  expired_heading: 'Votre compte a expiré',
  expired_lister:
    'Jusqu’au renouvellement, vos {{places}} n’apparaissent pas dans la recherche et vous ne pouvez pas inviter de locataires. Vos locations en cours continuent.',
  expired_preview: 'Renouvelez votre forfait pour continuer.',
  expired_seeker:
    'Jusqu’au renouvellement, vous ne pouvez pas commencer de nouvelles conversations. Vos locations en cours continuent.',
  expired_subject: 'Votre compte {{brand}} a expiré',
  expired_text: 'Bonjour {{name}}, votre forfait s’est terminé le {{day}}.',
  failed_heading: 'Votre paiement a échoué',
  failed_subject: 'Votre paiement à {{brand}} a échoué',
  failed_text: 'Bonjour {{name}}, nous n’avons pas pu prendre ce paiement. Rien n’a été débité.',
  for: 'Objet',
  last_tried: 'Dernier essai',
  next_attempt: 'Prochain essai',
  no_card: 'Il n’y a pas de carte que nous pourrions débiter.',
  none: 'Nous n’essaierons plus.',
  not_charged: 'Rien n’a été débité. Voici ce que vous pouvez faire.',
  notice_card: 'Vous n’avez rien à faire.',
  notice_card_expires:
    'Votre carte aura expiré d’ici là, et sa banque peut la refuser. Ajoutez-en une autre, ou modifiez sa date d’expiration.',
  notice_heading: 'Votre forfait va se renouveler',
  notice_no_card: 'Il n’y a pas de carte que nous puissions débiter. Ajoutez-en une d’ici là.',
  notice_stop:
    'Si vous ne voulez pas que votre forfait se renouvelle, désactivez « Renouveler automatiquement » dans Mes services avant ce jour. Votre forfait se termine alors le {{ends}}.',
  notice_subject: 'Votre forfait {{brand}} se renouvelle le {{day}}',
  notice_text:
    'Bonjour {{name}}, nous débiterons {{price}} le {{day}}. Votre forfait court ensuite jusqu’au {{until}}. {{advice}}',
  paid: 'Payé',
  period: 'Période',
  period_days: 'du {{from}} au {{to}}',
  plan_months_one: 'Forfait {{title}}, {{count}} mois',
  plan_months_other: 'Forfait {{title}}, {{count}} mois',
  plan_price: '{{plan}}, {{price}}',
  plan_year: 'Forfait {{title}}, un an',
  questions: 'Une question sur ce paiement ? Écrivez à {{address}}.',
  receipt: 'Reçu',
  receipt_heading: 'Merci pour votre paiement',
  receipt_note: 'Vous pouvez l’imprimer là-bas quand vous en avez besoin.',
  receipt_open: 'Ouvrir le reçu',
  receipt_preview: '{{summary}}, {{amount}}',
  receipt_subject: 'Votre reçu {{brand}} : {{amount}}',
  receipt_text: 'Bonjour {{name}}, nous avons reçu votre paiement.',
  renew: 'Renouveler mon forfait',
  renewal_failed_heading: 'Votre forfait n’a pas pu être renouvelé',
  renewal_failed_last_heading: 'Votre forfait n’a pas été renouvelé',
  renewal_failed_last_subject: 'Votre forfait {{brand}} n’a pas été renouvelé',
  renewal_failed_subject: 'Votre forfait {{brand}} n’a pas pu être renouvelé',
  renewal_failed_text:
    'Bonjour {{name}}, nous n’avons pas pu débiter votre carte. Rien n’a été débité.',
  term_ended: 'Fin de votre période',
  term_ends: 'Fin de votre période',
  to_continue: 'Pour continuer',
  tried: 'Essayé',
  update_card: 'Modifier ma carte',
  ending_note_lister:
    'Pour le renouveler automatiquement, activez « Renouveler automatiquement » dans Mes services.',
  ending_renew_lister:
    'Renouvelez-le avant ce jour pour que vos {{places}} restent dans la recherche. La nouvelle période commence à la fin de celle-ci, vous ne perdez donc aucun jour.',
  my_services: 'Ouvrir Mes services',
  off_subject: 'Votre forfait {{brand}} ne sera pas renouvelé',
  off_text:
    'Bonjour {{name}}, vous avez désactivé le renouvellement. Votre forfait {{title}} court jusqu’au {{ends}}. Nous ne débiterons pas votre carte pour une autre période.',
  on_subject: 'Votre forfait {{brand}} se renouvelle automatiquement',
  on_text:
    'Bonjour {{name}}, votre forfait {{title}} se renouvelle automatiquement. Nous débiterons {{price}} le {{day}}. Votre forfait court ensuite jusqu’au {{until}}.',
  next_plan_subject: 'Votre forfait {{brand}} change le {{ends}}',
  next_plan_text:
    'Bonjour {{name}}, votre forfait {{title}} court jusqu’au {{ends}}, puis {{next}} commence. Nous débiterons {{price}} le {{day}}. Votre forfait court ensuite jusqu’au {{until}}.',
  same_plan_subject: 'Votre forfait {{brand}} reste le même',
  same_plan_text:
    'Bonjour {{name}}, vous gardez votre forfait {{title}}. Il court jusqu’au {{ends}}.',
  changed_subject: 'Votre forfait {{brand}} est maintenant {{title}}',
  changed_text:
    'Bonjour {{name}}, votre forfait est maintenant {{title}}, jusqu’au {{until}}. L’avoir pour vos jours non utilisés l’a payé, votre carte n’a donc pas été débitée.',
  changed_next: 'Nous débiterons {{price}} pour la période suivante le {{day}}.',
  moved_subject: 'Votre forfait {{brand}} se termine désormais le {{ends}}',
  moved_later:
    'Bonjour {{name}}, nous avons déplacé la fin de votre forfait. Il se termine désormais le {{ends}}, plus tard qu’avant.',
  moved_earlier:
    'Bonjour {{name}}, nous avons déplacé la fin de votre forfait. Il se termine désormais le {{ends}}, plus tôt qu’avant, et ne se renouvelle pas. Votre carte n’est pas débitée pour une autre période.',
  reason: 'Motif',
  questions_support: 'Des questions ? Écrivez à {{address}}.',
  refund_subject: 'Nous vous avons remboursé {{amount}}',
  refund_text:
    'Bonjour {{name}}, nous avons remboursé {{amount}} de ce que vous avez payé pour votre forfait sur votre carte. Votre banque l’affiche sous quelques jours. Votre forfait continue.',
  refund_back_subject: 'Votre banque a renvoyé {{amount}}',
  refund_back_text:
    'Bonjour {{name}}, votre banque a renvoyé le remboursement de {{amount}}. Écrivez-nous pour trouver une autre solution.',
};

export const vacation = {
  ending_renew:
    'Renouvelez avant ce jour pour continuer à écrire aux hôtes de {{places}} : la nouvelle période commence à la fin de celle-ci, vous ne perdez donc rien.',
};
