export default {
  about: 'Sujet',
  hidden_preview: 'Un membre l’a signalé, et nous avons examiné le signalement.',
  hidden_rules: 'Lire nos règles',
  hidden_wrong: 'Si vous pensez que nous nous trompons, écrivez à {{address}}.',
  quote: '« {{words}} »',
  rating: 'Note',
  received_button: 'Lire et répondre',
  received_respond:
    'Vous pouvez répondre une fois. Tous ceux qui lisent l’avis voient votre réponse.',
  received_subject: '{{author}} a écrit un avis',
  received_text: 'Bonjour {{name}}, {{author}} a donné son avis sur son séjour.',
  response_button: 'Voir mon avis',
  response_hidden_subject: 'Nous avons retiré votre réponse à l’avis de {{author}}',
  response_hidden_text:
    'Bonjour {{name}}, un membre a signalé votre réponse à l’avis de {{author}}. Nous avons examiné le signalement et l’avons retirée. Elle n’est plus affichée ni comptée.',
  response_preview: 'Votre avis sur {{about}}.',
  response_subject: '{{who}} a répondu à votre avis',
  response_text: 'Bonjour {{name}}, voici la réponse à votre avis sur {{about}}.',
  review_hidden_subject: 'Nous avons retiré votre avis sur {{about}}',
  review_hidden_text:
    'Bonjour {{name}}, un membre a signalé votre avis sur {{about}}. Nous avons examiné le signalement et l’avons retiré. Il n’est plus affiché ni compté.',
  stars_one: '{{count}} étoile sur 5',
  stars_other: '{{count}} étoiles sur 5',
};
