export default {
  meta_title: 'Tarifs',
  meta_description:
    'Tous les prix de {{brand}} : forfaits, mises en avant et frais de carte, avec l’exemple détaillé d’un paiement de loyer.',
  title: 'Tarifs',
  lead: 'La recherche est gratuite. Voici tout ce qui ne l’est pas.',
  plans_title: 'Forfaits',
  plans_text:
    'Les forfaits loueur se renouvellent chaque année jusqu’à ce que vous désactiviez le renouvellement. Le forfait Recherche est un seul paiement de {{seeker}} pour {{months}} mois et ne se renouvelle pas. Les locataires invités par un loueur ne paient rien.',
  plan: 'Forfait',
  price: 'Prix',
  term: 'Pour',
  months_count: '{{count}} mois',
  promotions_title: 'Mises en avant',
  promotions_text:
    'Facultatives, et pour les loueurs seulement. Elles font monter une annonce et ne changent rien d’autre. [Comment ça marche](/featured-details).',
  promotion: 'Mise en avant',
  cards_title: 'Loyers par carte',
  cards_text:
    'Si des locataires vous paient par carte, le prestataire de carte prend ses frais et nous ajoutons 1 % du montant. Les deux sont pris sur ce que reçoit le loueur. Le locataire paie exactement le loyer, pas un centime de plus. Les loyers que vous encaissez vous-même ne coûtent rien.',
  example_caption: 'Frais d’un paiement de {{amount}}',
  example_step: 'Un paiement de {{amount}}',
  home_card: 'Carte américaine',
  foreign_card: 'Carte d’un autre pays',
  tenant_pays: 'Le locataire paie',
  provider_fee: 'Prestataire de carte',
  our_fee: '{{brand}}, 1 %',
  lister_gets: 'Le loueur reçoit',
  cards_after:
    'Les loueurs voient les mêmes montants avant de demander un paiement, puis dans leurs relevés. Si un loueur rembourse un paiement, les frais ne lui sont pas rendus.',
  flat_title: 'Comptes de versement',
  flat_text_none: 'Vous reliez un compte de versement gratuitement, sans frais mensuels.',
  flat_text:
    'Vous reliez un compte de versement gratuitement. Les mois avec des paiements par carte, le premier comprend en plus {{amount}}, que le prestataire facture pour le compte.',
  where_title: 'Où arrivent les paiements par carte',
  where_text:
    'Les paiements par carte arrivent sur un compte bancaire aux États-Unis, au Canada, au Royaume-Uni, en Suisse ou dans l’Espace économique européen : tous les pays de l’Union européenne, l’Islande, le Liechtenstein et la Norvège. Avec un compte ailleurs, vous encaissez le loyer vous-même. Nous débitons les cartes en dollars américains. Stripe les convertit dans la devise du compte bancaire et peut facturer cette conversion.',
  who_title: 'Qui paie quoi',
  who_text:
    '- **Les personnes qui cherchent** un crash pad paient leur forfait.\n- **Les locataires** paient le loyer et le dépôt de garantie à leur loueur. Nous ne leur facturons rien.\n- **Les loueurs** paient leur forfait, les mises en avant s’ils en veulent, et les frais de carte des loyers encaissés en ligne.',
  hidden_title: 'Pas de frais cachés',
  hidden_text:
    'Pas de frais de réservation, pas de frais pour les messages, pas de frais pour partir. Vous voyez le prix complet avant de confirmer, et vous recevez un reçu. Les impôts sur les loyers incombent aux loueurs et aux locataires.',
};

export const vacation = {
  plans_text:
    'Les forfaits hôte se renouvellent chaque année jusqu’à ce que vous supprimiez votre carte. Le forfait voyageur est un seul paiement de {{seeker}} pour {{months}} mois et ne se renouvelle pas. Les locataires invités par un hôte ne paient rien.',
  promotions_text:
    'Facultatives, et pour les hôtes seulement. Elles font monter une annonce et ne changent rien d’autre. [Comment ça marche](/featured-details).',
  cards_text:
    'Si des locataires vous paient par carte, le prestataire de carte prend ses frais et nous ajoutons 1 % du montant. Les deux sont pris sur ce que reçoit l’hôte. Le locataire paie exactement le loyer, pas un centime de plus. Les loyers que vous encaissez vous-même ne coûtent rien.',
  lister_gets: 'L’hôte reçoit',
  cards_after:
    'Les hôtes voient les mêmes montants avant de demander un paiement, puis dans leurs relevés. Si un hôte rembourse un paiement, les frais ne lui sont pas rendus.',
  who_text:
    '- **Les voyageurs** paient leur forfait.\n- **Les locataires** paient le loyer et le dépôt de garantie à leur hôte. Nous ne leur facturons rien.\n- **Les hôtes** paient leur forfait, les mises en avant s’ils en veulent, et les frais de carte des loyers encaissés en ligne.',
  hidden_text:
    'Pas de frais de réservation, pas de frais pour les messages, pas de frais pour partir. Vous voyez le prix complet avant de confirmer, et vous recevez un reçu. Les impôts sur les loyers incombent aux hôtes et aux locataires.',
};
