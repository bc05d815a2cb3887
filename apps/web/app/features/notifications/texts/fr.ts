export default {
  title: 'Notifications',
  lead: 'Les nouvelles de vos locations, paiements et avis depuis 90 jours.',
  description: 'Vos notifications sur {{brand}}.',
  none_title: 'Encore rien ici',
  none_text: 'Quand quelqu’un vous invite, paie un loyer ou écrit un avis, vous le verrez ici.',
  start_crew: 'Trouver un crash pad',
  start_lister: 'Mes crash pads',
  start_tenant: 'Mes locations',
  start_admin: 'Vue d’ensemble',
  choose_emails: 'Choisir vos e-mails',
  show: 'Afficher',
  show_all: 'Tout',
  show_needs_you: 'À traiter',
  show_rentals: 'Locations',
  show_payments: 'Paiements',
  show_plans: 'Forfait et cartes',
  show_crashpads: 'Crash pads et avis',
  show_waitlists: 'Listes d’attente et recherches',
  mark_all: 'Tout marquer comme lu',
  none_needs_you: 'Rien à traiter pour le moment.',
  none_of_topic: 'Rien à ce sujet ces 90 derniers jours.',
  do_answer: 'Répondre',
  do_pay: 'Payer',
  do_confirm: 'Confirmer',
  do_card: 'Changer de carte',
  do_renew: 'Renouveler',
  do_payouts: 'Voir ce qui manque',
  do_see: 'Voir',
  fold_rent_paid_one: '{{count}} locataire a payé son loyer à {{listing}} : {{amount}}',
  fold_rent_paid_many: '{{count}} de locataires ont payé leur loyer à {{listing}} : {{amount}}',
  fold_rent_paid_other: '{{count}} locataires ont payé leur loyer à {{listing}} : {{amount}}',
  fold_more_one: '{{count}} autre du même genre',
  fold_more_many: '{{count}} d’autres du même genre',
  fold_more_other: '{{count}} autres du même genre',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  new: 'Nouveau',
  load_more: 'Voir plus',
  load_failed: 'Le chargement a échoué. Veuillez réessayer.',
  someone: 'Quelqu’un',
  invited_person: 'La personne que vous avez invitée',
  a_crashpad: 'un crash pad',

  kind_invitation_received: '{{person}} vous invite à louer un lit à {{listing}}.',
  kind_invitation_changed: '{{person}} a modifié votre invitation à {{listing}}.',
  kind_invitation_reminder: '{{person}} attend votre réponse à l’invitation à {{listing}}.',
  kind_invitation_cancelled: '{{person}} a annulé votre invitation à {{listing}}.',
  kind_invitation_expired: 'L’invitation de {{person}} à {{listing}} a expiré.',
  kind_invitation_unanswered:
    '{{person}} n’a pas répondu à votre invitation à {{listing}}. Le lit est de nouveau libre.',
  kind_invitation_accepted: '{{person}} a accepté votre invitation à {{listing}}.',
  kind_invitation_declined: '{{person}} a refusé votre invitation à {{listing}}.',
  kind_rental_changed: '{{person}} a modifié votre location à {{listing}}.',
  kind_rental_ended: 'Votre location à {{listing}} est terminée.',
  kind_rental_ended_on: 'Votre location à {{listing}} s’est terminée le {{date}}.',
  kind_tenant_rental_ended: 'La location de {{person}} à {{listing}} est terminée.',
  kind_tenant_rental_ended_on:
    'La location de {{person}} à {{listing}} s’est terminée le {{date}}.',
  kind_checkout_requested: '{{person}} demande à changer son départ à {{listing}}.',
  kind_checkout_confirmed: '{{person}} a confirmé votre départ à {{listing}}.',
  kind_checkout_declined: '{{person}} a refusé votre demande de départ à {{listing}}.',
  kind_checkout_requested_on: '{{person}} demande à quitter {{listing}} le {{date}}.',
  kind_checkout_confirmed_on: '{{person}} a confirmé votre départ de {{listing}} le {{date}}.',
  kind_checkout_declined_on:
    '{{person}} a refusé votre demande de quitter {{listing}} le {{date}}.',
  kind_checkout_scheduled_on: '{{person}} a fixé votre départ de {{listing}} au {{date}}.',
  kind_checkout_withdrawn: '{{person}} a retiré sa demande de départ à {{listing}}.',
  kind_checkout_scheduled: '{{person}} a fixé votre date de départ à {{listing}}.',
  kind_checked_out: '{{person}} a enregistré votre départ à {{listing}}.',
  kind_checked_out_on: '{{person}} a enregistré votre départ à {{listing}} le {{date}}.',
  kind_tenant_left: '{{person}} a quitté {{listing}}.',
  kind_tenant_left_on: '{{person}} a quitté {{listing}} le {{date}}.',
  kind_autopay_requested: '{{person}} vous propose AutoPay à {{listing}}.',
  kind_autopay_answered: '{{person}} a répondu à votre demande d’AutoPay à {{listing}}.',
  kind_autopay_accepted: '{{person}} a accepté AutoPay à {{listing}}.',
  kind_autopay_declined: '{{person}} a refusé AutoPay à {{listing}}.',
  kind_autopay_stop_accepted: '{{person}} a accepté de désactiver AutoPay à {{listing}}.',
  kind_autopay_kept: '{{person}} garde AutoPay activé à {{listing}}.',
  kind_rent_change_asked_on:
    '{{person}} demande un loyer de {{amount}} à {{listing}} à partir du {{date}}. Répondez-lui.',
  kind_rent_change_announced_on:
    '{{person}} a changé votre loyer à {{listing}} : {{amount}} à partir du {{date}}.',
  kind_rent_change_accepted_on:
    '{{person}} a accepté le loyer de {{amount}} à {{listing}} à partir du {{date}}.',
  kind_autopay_changed: 'AutoPay a changé pour votre location à {{listing}}.',
  kind_autopay_stop_asked: '{{person}} vous a demandé de désactiver AutoPay à {{listing}}.',
  kind_autopay_stop_withdrawn:
    '{{person}} ne vous demande plus de désactiver AutoPay à {{listing}}.',
  kind_autopay_request_withdrawn: '{{person}} a retiré la demande AutoPay à {{listing}}.',
  kind_autopay_ended_payouts:
    'AutoPay a pris fin à {{listing}}, car le compte de versement de {{person}} a été déconnecté.',
  kind_autopay_ended_payouts_asked:
    'La demande d’AutoPay à {{listing}} a été retirée, car le compte de versement de {{person}} a été déconnecté.',
  kind_autopay_ended_payouts_offered:
    'Votre invitation à {{listing}} ne comprend plus AutoPay, car le compte de versement de {{person}} a été déconnecté.',
  kind_autopay_ended_dispute:
    'AutoPay a pris fin à {{listing}}, car votre banque a repris un paiement définitivement.',
  kind_tenant_autopay_ended_dispute:
    'L’AutoPay de {{person}} a pris fin à {{listing}}, car sa banque a repris un paiement définitivement.',
  rent_open_since: 'Le loyer est de nouveau dû depuis le {{date}}.',
  kind_checkout_withdrawn_agreed:
    '{{person}} a retiré sa demande de quitter {{listing}} le {{date}}. Le départ reste fixé au {{agreed}}.',
  kind_checkout_withdrawn_open:
    '{{person}} a retiré sa demande de quitter {{listing}} le {{date}}. La location reste sans date de départ.',
  kind_autopay_off: '{{person}} a désactivé AutoPay à {{listing}}.',
  kind_tenant_autopay_changed: '{{person}} a désactivé AutoPay à {{listing}}.',
  kind_tenant_autopay_paused:
    'AutoPay de {{person}} à {{listing}} est en pause : aucune de ses cartes ne peut être débitée.',
  kind_tenant_autopay_paused_no_card:
    'AutoPay de {{person}} à {{listing}} est en pause : sa carte a été supprimée.',
  kind_tenant_autopay_paused_card_invalid:
    'AutoPay de {{person}} à {{listing}} est en pause : sa carte ne fonctionne plus.',
  kind_tenant_autopay_resumed: '{{person}} a enregistré une carte pour AutoPay à {{listing}}.',

  kind_rent_paid: '{{person}} a payé {{amount}} de loyer à {{listing}}.',
  kind_rent_reminder: 'Le loyer de {{listing}} est bientôt dû.',
  kind_rent_reminder_on: 'Votre loyer de {{amount}} à {{listing}} est dû le {{date}}.',
  kind_deposit_to_confirm:
    'Votre banque vous demande de confirmer le dépôt de garantie de {{listing}}.',
  kind_deposit_to_confirm_of:
    'Votre banque vous demande de confirmer le dépôt de garantie de {{amount}} à {{listing}}.',
  kind_tenant_deposit_to_confirm:
    '{{person}} doit confirmer auprès de sa banque le dépôt de garantie de {{listing}}.',
  kind_tenant_deposit_to_confirm_of:
    'En attente : {{person}} doit confirmer auprès de sa banque le dépôt de garantie de {{amount}} à {{listing}}.',
  kind_rent_to_confirm:
    'Votre banque vous demande de confirmer votre loyer de {{amount}} à {{listing}}.',
  kind_tenant_rent_to_confirm:
    'En attente : {{person}} doit confirmer auprès de sa banque le loyer de {{amount}} à {{listing}}.',
  kind_rent_failed: 'Nous n’avons pas pu débiter votre loyer de {{amount}} à {{listing}}.',
  kind_tenant_rent_failed:
    'Nous n’avons pas pu débiter le loyer de {{amount}} de {{person}} à {{listing}}.',
  kind_tenant_rent_left:
    'Le loyer de {{amount}} de {{person}} à {{listing}} est arrivé à échéance pendant la panne de notre service, et n’est pas payé.',
  kind_rent_change_declined: '{{person}} a refusé le loyer de {{amount}} à {{listing}}.',
  kind_rent_change_declined_on:
    '{{person}} a refusé le loyer de {{amount}} à {{listing}} à partir du {{date}}.',
  kind_rent_change_accepted: '{{person}} a accepté le loyer de {{amount}} à {{listing}}.',
  kind_rent_change_withdrawn: '{{person}} a retiré le loyer de {{amount}} à {{listing}}.',
  kind_rent_change_withdrawn_on:
    '{{person}} a retiré le loyer de {{amount}} à {{listing}} à partir du {{date}}.',
  kind_rent_change_asked: '{{person}} demande un loyer de {{amount}} à {{listing}}.',
  kind_rent_change_announced: '{{person}} a changé votre loyer à {{listing}} : {{amount}}.',
  kind_rent_left_held:
    'Votre loyer de {{amount}} à {{listing}} est arrivé à échéance pendant la suspension des paiements, et n’est pas payé.',
  kind_tenant_rent_left_held:
    'Le loyer de {{amount}} de {{person}} à {{listing}} est arrivé à échéance pendant la suspension des paiements, et n’est pas payé.',
  kind_collections_held:
    'Les paiements à {{person}} sont suspendus. Votre carte n’est pas débitée et rien ne passe en retard.',
  kind_collections_resumed: 'Les paiements à {{person}} reprennent.',
  kind_rent_left:
    'Votre loyer de {{amount}} à {{listing}} est arrivé à échéance pendant la panne de notre service, et n’est pas payé.',
  kind_tenant_rent_late: 'Le loyer de {{amount}} de {{person}} à {{listing}} est en retard.',
  kind_tenant_rent_late_on:
    'Le loyer de {{amount}} de {{person}} à {{listing}} était dû le {{date}} et est en retard.',
  kind_rent_late: 'Votre loyer de {{amount}} à {{listing}} est en retard.',
  kind_rent_late_on:
    'Votre loyer de {{amount}} à {{listing}} était dû le {{date}} et est en retard.',
  kind_rent_overdue: 'Vous devez {{amount}} à {{listing}}.',
  kind_rent_overdue_on: 'Vous devez {{amount}} à {{listing}} depuis le {{date}}.',
  kind_rent_reminded: '{{person}} vous rappelle {{amount}} à {{listing}}.',
  kind_rent_reminded_on:
    '{{person}} vous rappelle que vous devez {{amount}} à {{listing}} depuis le {{date}}.',
  kind_rent_due: 'Votre loyer de {{amount}} à {{listing}} est dû.',
  kind_payment_request_changed: '{{person}} a modifié une demande : {{amount}}.',
  kind_payment_requested: '{{person}} vous demande de payer {{amount}}.',
  kind_payment_request_paid: '{{person}} a payé votre demande de {{amount}}.',
  kind_payment_request_rejected: '{{person}} a refusé votre demande de {{amount}}.',
  kind_payment_request_withdrawn: '{{person}} a retiré la demande de {{amount}}.',
  kind_payment_recorded: '{{person}} a enregistré votre paiement de {{amount}}.',
  kind_payment_voided:
    'Un paiement de {{amount}} avec {{person}} a été enregistré par erreur et annulé.',
  kind_rent_covered: 'Le loyer de {{listing}} est couvert par un paiement antérieur.',
  kind_rent_covered_on:
    'Votre loyer de {{amount}} à {{listing}}, dû le {{date}}, est couvert par un paiement précédent.',
  kind_tenant_rent_covered:
    'Le loyer de {{amount}} de {{person}} à {{listing}}, dû le {{date}}, est couvert par un paiement précédent.',
  kind_credit_kept: '{{person}} a gardé {{amount}} de votre avoir à {{listing}}.',
  kind_tenant_credit_kept: 'Vous avez gardé {{amount}} de l’avoir de {{person}} à {{listing}}.',
  kind_payment_refunded: '{{person}} vous a remboursé {{amount}}.',
  kind_settlement_closed: '{{person}} a clos le décompte de votre location à {{listing}}.',
  kind_settlement_closed_returned:
    '{{person}} a clos le décompte de votre location à {{listing}} et a rendu {{amount}}.',
  kind_settlement_closed_kept:
    '{{person}} a clos le décompte de votre location à {{listing}} et a gardé {{kept}}.',
  kind_settlement_closed_both:
    '{{person}} a clos le décompte de votre location à {{listing}}, a rendu {{amount}} et a gardé {{kept}}.',
  rent_still_owed: 'Un loyer de {{owed}} reste dû.',
  kind_deposit_settled:
    '{{person}} a réglé votre dépôt de garantie à {{listing}} et a rendu {{amount}}.',
  kind_deposit_settled_kept:
    '{{person}} a réglé votre dépôt de garantie à {{listing}} et a gardé {{kept}}.',
  kind_deposit_settled_both:
    '{{person}} a réglé votre dépôt de garantie à {{listing}}, a rendu {{amount}} et a gardé {{kept}}.',
  kind_deposit_kept:
    '{{person}} a réglé votre dépôt de garantie à {{listing}} et n’en a rien rendu.',
  kind_refund_failed: 'Votre remboursement de {{amount}} à {{person}} a échoué.',
  kind_dispute_opened: 'La banque de {{person}} conteste un paiement de {{amount}}.',
  kind_refund_retrying:
    'Votre banque a renvoyé le remboursement de {{amount}} de {{person}}. Nous réessayons.',
  kind_refund_again:
    'Nous avons réessayé le remboursement de {{amount}} de {{person}}. Il va sur votre carte.',
  kind_refund_returned:
    'Votre banque n’accepte pas le remboursement de {{amount}} de {{person}}, qui vous le rendra autrement.',
  kind_refund_stopped:
    'Votre banque a repris le paiement à {{person}} : nous ne réessayons pas le remboursement de {{amount}}.',
  kind_tenant_refund_retrying:
    'La banque de {{person}} a renvoyé votre remboursement de {{amount}}. Nous réessayons.',
  kind_tenant_refund_again:
    'Nous avons réessayé votre remboursement de {{amount}} à {{person}}. Il est allé sur la carte.',
  kind_tenant_refund_returned:
    'La banque de {{person}} n’accepte pas votre remboursement de {{amount}}. Rendez-le autrement.',
  kind_tenant_refund_stopped:
    'La banque de {{person}} a repris le paiement : nous ne réessayons pas le remboursement de {{amount}}.',
  kind_dispute_closed:
    'La banque de {{person}} n’a plus de question sur un paiement de {{amount}}.',
  kind_dispute_inquiry: 'La banque de {{person}} pose une question sur un paiement de {{amount}}.',
  kind_dispute_lost: 'Vous avez perdu la contestation de {{amount}} par {{person}}.',
  kind_dispute_taken: '{{amount}} vous ont été repris pour la contestation perdue avec {{person}}.',
  kind_dispute_given_back: 'La banque a rendu {{amount}} du paiement de {{person}}.',
  kind_dispute_owed: 'Nous vous devons {{amount}}. Vérifiez votre compte de versement.',
  kind_own_dispute_inquiry:
    'Votre banque pose une question sur votre paiement de {{amount}} à {{person}}.',
  kind_own_dispute_closed:
    'Votre banque n’a plus de question sur votre paiement de {{amount}} à {{person}}.',
  kind_own_dispute_opened: 'Votre banque conteste votre paiement de {{amount}} à {{person}}.',
  kind_own_dispute_won: 'Votre paiement de {{amount}} à {{person}} reste payé.',
  kind_own_dispute_lost: 'Votre banque vous a rendu votre paiement de {{amount}} à {{person}}.',
  kind_own_dispute_taken: 'Votre paiement de {{amount}} à {{person}} ne compte plus.',
  kind_own_dispute_given_back: 'Votre banque a rendu {{amount}} à {{person}}.',
  kind_rent_written_off: '{{person}} a renoncé à votre loyer de {{amount}}.',
  kind_objection_received: "{{person}} a une objection sur {{amount}}. Merci d'y répondre.",
  kind_objection_withdrawn: '{{person}} a retiré son objection sur {{amount}}.',
  kind_objection_answered: '{{person}} a répondu à votre objection sur {{amount}}.',
  kind_objection_received_about:
    '{{person}} a une objection concernant {{about}}. Merci d’y répondre.',
  kind_objection_withdrawn_about: '{{person}} a retiré son objection concernant {{about}}.',
  kind_objection_answered_about: '{{person}} a répondu à votre objection concernant {{about}}.',
  about_rent: 'le loyer de {{amount}}',
  about_entry: 'le paiement enregistré de {{amount}}',
  about_return: 'le remboursement de {{amount}}',
  about_deduction: 'les {{amount}} gardés sur le dépôt de garantie',
  kind_dispute_won: 'Vous avez gagné la contestation de {{amount}} par {{person}}.',
  kind_deposit_reminder: 'Vous détenez encore le dépôt de garantie de {{person}} à {{listing}}.',
  kind_deposit_reminder_of:
    'Vous détenez encore le dépôt de garantie de {{amount}} de {{person}} à {{listing}}.',
  kind_passkey_added: 'Une clé d’accès a été ajoutée à votre compte.',
  kind_passkey_removed: 'Une clé d’accès a été retirée de votre compte.',
  kind_passkey_counter_fell:
    'L’une de vos clés d’accès a peut-être été copiée. Retirez-la et ajoutez-en une nouvelle.',
  kind_second_step_on: 'La deuxième étape de votre connexion est active.',
  kind_second_step_off: 'La deuxième étape de votre connexion est désactivée.',
  kind_recovery_code_used: 'Un de vos codes de récupération a servi à se connecter.',
  kind_recovery_codes_low: 'Il vous reste trois codes de récupération. Créez-en de nouveaux.',
  kind_second_step_reset:
    'La deuxième étape de votre connexion va être supprimée. Si vous ne l’avez pas demandé, arrêtez-la.',
  kind_second_step_kept: 'La deuxième étape de votre connexion reste active.',
  kind_second_step_removed:
    'La deuxième étape de votre connexion a été supprimée. Configurez-la de nouveau.',
  kind_payouts_ready: 'Votre compte de versement est prêt.',
  kind_payouts_paused:
    'Vos virements sont suspendus. Votre compte de versement demande votre attention.',
  kind_payouts_disconnected:
    'Votre compte de versement n’est plus relié, et AutoPay est désactivé.',
  kind_payout_failed: 'Un virement de {{amount}} à votre banque a échoué.',
  kind_debit_failed:
    'Nous n’avons pas pu prélever sur votre compte bancaire {{amount}} que votre solde doit.',

  kind_paid: 'Vous avez payé {{amount}}.',
  kind_paid_subscription: 'Vous avez payé {{amount}} pour votre forfait.',
  kind_paid_boost: 'Vous avez payé {{amount}} pour mettre en avant {{listing}}.',
  kind_paid_rent: 'Vous avez payé {{amount}} de loyer à {{listing}}.',
  kind_paid_deposit: 'Vous avez payé un dépôt de garantie de {{amount}} pour {{listing}}.',
  kind_paid_payment_request: 'Vous avez payé une demande de {{amount}} à {{listing}}.',
  kind_payment_failed: 'Nous n’avons pas pu débiter {{amount}}.',
  kind_renewal_notice: 'Votre forfait se renouvelle le {{date}}.',
  kind_renewal_failed: 'Nous n’avons pas pu débiter {{amount}} pour renouveler votre forfait.',
  kind_term_ending: 'Votre forfait se termine le {{date}}.',
  kind_account_expired: 'Votre forfait a expiré.',
  kind_promotion_failed: 'Nous n’avons pas pu débiter {{amount}} pour garder {{listing}} à la une.',
  kind_promotion_ended: 'La mise en avant pour {{listing}} est terminée.',

  kind_waitlist_offered: 'Nous vous réservons un lit à {{listing}} pendant 24 heures.',
  kind_waitlist_expired: 'Votre offre à {{listing}} a expiré.',
  kind_waitlist_lapsed:
    'Le loueur ne vous a pas invité(e) à temps à {{listing}}. Vous gardez votre place.',
  kind_waitlist_released: 'Le loueur a retiré le lit à {{listing}}. Vous gardez votre place.',
  kind_waitlist_withdrawn: 'Le lit à {{listing}} n’est plus libre. Vous gardez votre place.',
  kind_waitlist_closed: '{{listing}} est fermé, et sa liste d’attente aussi.',
  kind_waitlist_bed_free: 'Un lit est libre à {{listing}}, et des personnes attendent.',
  kind_waitlist_claimed: '{{person}} veut le lit à {{listing}}. Envoyez l’invitation maintenant.',

  kind_listing_reminder: 'Vos crash pads sont-ils à jour ? Jetez un coup d’œil.',
  kind_listing_removed: 'Nous avons retiré {{listing}} de la recherche.',
  kind_review_received: '{{person}} a écrit un avis sur vous.',
  kind_review_response: '{{person}} a répondu à votre avis.',
  kind_review_hidden: 'Nous avons retiré votre avis sur {{person}}.',
  kind_response_hidden: 'Nous avons retiré votre réponse à l’avis de {{person}}.',
  kind_first_message: '{{person}} vous a envoyé un premier message.',
  kind_search_alert_one: '{{listing}} correspond à votre recherche enregistrée.',
  kind_search_alert_other: '{{count}} crash pads correspondent à votre recherche enregistrée.',
  kind_report_received: 'Un membre a envoyé un signalement.',
};

export const vacation = {
  show_crashpads: 'Logements et avis',
  start_crew: 'Trouver un logement',
  start_lister: 'Mes logements',
  a_crashpad: 'un logement',
  kind_waitlist_lapsed:
    'L’hôte ne vous a pas invité(e) à temps à {{listing}}. Vous gardez votre place.',
  kind_waitlist_released: 'L’hôte a retiré le lit à {{listing}}. Vous gardez votre place.',
  kind_listing_reminder: 'Vos logements sont-ils à jour ? Jetez un coup d’œil.',
  kind_search_alert_other: '{{count}} logements correspondent à votre recherche enregistrée.',
};

export const crew = {
  start_crew: 'Trouver un logement',
  start_lister: 'Mes logements',
  a_crashpad: 'un logement',
  kind_listing_reminder: 'Vos logements sont-ils à jour ? Jetez un coup d’œil.',
  kind_search_alert_other: '{{count}} logements correspondent à votre recherche enregistrée.',
};
