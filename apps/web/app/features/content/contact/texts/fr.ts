export default {
  meta_title: 'Contact',
  meta_description: 'Écrivez à l’équipe de {{brand}}. Nous répondons sous 24 heures.',
  title: 'Contact',
  lead: 'Une personne lit chaque message. Nous répondons sous {{hours}} heures.',
  faster_title: 'Réponses plus rapides',
  faster_text:
    '- [Aide et FAQ](/help) sur les lits, les loyers et les comptes\n- [Une page ne fonctionne pas](/problems)\n- [Mot de passe oublié](/forgot)\n- [L’e-mail de confirmation n’est pas arrivé](/email/resend)\n- [Remboursements](/refund-policies)',
  lister_title: 'Une question sur un lit ou un loyer ?',
  lister_text:
    'Demandez à votre loueur. C’est lui qui fixe prix, dates, dépôt de garantie et règles de la maison, et nous ne pouvons pas les changer. Le bouton pour lui écrire est sur chaque annonce.',
  form_title: 'Écrivez-nous',
  name: 'Nom',
  email: 'E-mail',
  email_hint: 'Nous répondons à cette adresse.',
  subject: 'Objet',
  message: 'Message',
  message_hint: 'N’indiquez ni mot de passe ni numéro de carte.',
  characters_left: '{{count}} caractères restants',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent_title: 'Votre message est envoyé. Comptez {{hours}} heures.',
  sent_text: 'Nous répondons à {{email}}. Sans nouvelles, regardez dans le courrier indésirable.',
  sent_again: 'Vous pourrez écrire à nouveau dans quelques secondes.',
  failed: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
};

export const vacation = {
  lister_text:
    'Demandez à votre hôte. C’est lui qui fixe prix, dates, dépôt de garantie et règles de la maison, et nous ne pouvons pas les changer. Le bouton pour lui écrire est sur chaque annonce.',
};
