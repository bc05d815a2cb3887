export default {
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
