export default {
  held_until: 'Réservé jusqu’au',
  offer_claim: 'Demander ou laisser passer',
  offer_claimed_invite: 'Envoyer l’invitation',
  offer_claimed_preview: 'Le lit est réservé jusqu’au {{until}}.',
  offer_claimed_subject: '{{member}} veut le lit à {{title}}',
  offer_claimed_text:
    '{{greeting}} {{member}} a demandé un lit de votre liste d’attente. Envoyez l’invitation maintenant : ensuite, le lit n’est plus réservé.',
  offer_expired:
    'Nous avons réservé le lit pendant 24 heures, sans nouvelles de vous. Vous pouvez rejoindre à nouveau la liste d’attente.',
  offer_expired_subject: 'Votre offre à {{title}} a expiré',
  offer_heading: 'Un lit vous est réservé',
  offer_lapsed: 'Le lit n’est plus réservé. Vous gardez votre place sur la liste d’attente.',
  offer_lapsed_subject: '{{who}} ne vous a pas invité(e) à temps à {{title}}',
  offer_next:
    'Demandez-le pour recevoir une invitation, ou laissez-le passer et gardez votre place sur la liste d’attente.',
  offer_preview: 'Nous vous le réservons jusqu’au {{until}}.',
  offer_released_subject: '{{who}} a retiré l’offre à {{title}}',
  offer_see: 'Voir le crash pad',
  offer_subject: 'Un lit est libre à {{title}}',
  offer_text: '{{greeting}} vous êtes sur la liste d’attente de {{title}}, et un lit est libre.',
  offer_withdrawn:
    'Le loueur a retiré le lit ou fermé le crash pad. Vous gardez votre place sur la liste d’attente.',
  offer_withdrawn_subject: 'Le lit à {{title}} n’est plus disponible',
  waiting_heading_one: '{{count}} personne attend un lit',
  waiting_heading_other: '{{count}} personnes attendent un lit',
  waiting_preview: 'Proposez-le d’un seul geste.',
  waiting_see: 'Voir la liste d’attente',
  waiting_subject_one: 'Un lit est libre à {{title}}, et {{count}} personne attend',
  waiting_subject_other: 'Un lit est libre à {{title}}, et {{count}} personnes attendent',
  waiting_text: '{{greeting}} proposez ce lit à quelqu’un de votre liste d’attente.',
};

export const vacation = {
  offer_see: 'Voir le logement',
  offer_withdrawn:
    'L’hôte a retiré le lit ou fermé le logement. Vous gardez votre place sur la liste d’attente.',
};

export const crew = {
  offer_see: 'Voir le logement',
  offer_withdrawn:
    'Le loueur a retiré le lit ou fermé le logement. Vous gardez votre place sur la liste d’attente.',
};
