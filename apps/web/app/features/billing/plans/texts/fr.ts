export default {
  seeker_term: 'par an',
  seeker_price: '{{price}} pour {{months}} mois. Un seul paiement, sans renouvellement.',
  seeker_description: '9,99 $ pour six mois d’accès',
  seeker_highlight_1: 'Accès au réseau',
  seeker_highlight_2: 'Locations dans le monde entier',
  seeker_highlight_3: 'Messages illimités',
  basic_term: 'par an',
  basic_description: 'Un crash pad, renouvelé chaque année',
  basic_highlight_1: 'Un logement',
  basic_highlight_2: 'Jusqu’à 15 locataires',
  basic_highlight_3: 'Promotion sur les réseaux sociaux',
  premium_term: 'par an',
  premium_description: 'Quelques crash pads, renouvelés chaque année',
  premium_highlight_1: '2 à 4 logements',
  premium_highlight_2: 'Jusqu’à 100 locataires',
  premium_highlight_3: 'Promotion sur les réseaux sociaux',
  pro_term: 'par an',
  pro_description: 'Autant de crash pads que vous voulez, renouvelés chaque année',
  pro_highlight_1: 'Logements illimités',
  pro_highlight_2: 'Locataires illimités',
  pro_highlight_3: 'Promotion sur les réseaux sociaux',
  term_renews: 'Se renouvelle le {{date}}',
  term_expires: 'Expire le {{date}}',
  term_expired: 'Expiré le {{date}}',
  then_plan: '{{present}} jusqu’au {{date}}, puis {{next}}',
};

export const vacation = {
  basic_description: 'Un logement, renouvelé chaque année',
  basic_highlight_2: 'Jusqu’à 15 locataires',
  premium_description: 'Quelques logements, renouvelés chaque année',
  premium_highlight_2: 'Jusqu’à 100 locataires',
  pro_description: 'Autant de logements que vous voulez, renouvelés chaque année',
  pro_highlight_2: 'Locataires illimités',
};

export const crew = {
  basic_description: 'Un logement, renouvelé chaque année',
  premium_description: 'Quelques logements, renouvelés chaque année',
  pro_description: 'Autant de logements que vous voulez, renouvelés chaque année',
};
