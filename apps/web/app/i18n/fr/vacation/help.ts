export default {
  meta_description:
    'Des réponses pour les voyageurs, les locataires et les hôtes sur %brand% : lits, messages, invitations, loyers, cartes et comptes.',
  seekers: 'Voyageurs',
  listers: 'Hôtes',
  seekers_1_q: 'Comment trouver un logement près de ma destination ?',
  seekers_1_a:
    'Saisissez le code de l’aéroport ou la ville sur la page d’accueil et choisissez dans la liste. Vous verrez tous les logements à moins de {{miles}} miles, en liste et sur une carte. Triez par distance ou par prix, et filtrez selon qui peut séjourner.',
  seekers_2_a:
    'Non. Prix, photos, lits, règles et avis sont ouverts à tous. Il faut un compte pour écrire à un hôte.',
  seekers_3_a:
    'Un accès de {{months}} mois : écrivez à tous les hôtes de toutes les destinations, aussi souvent que vous voulez. C’est un seul paiement, sans renouvellement.',
  seekers_4_a:
    'Un lit attitré est à vous seul(e). Un lit partagé sert à des personnes qui ne sont jamais là la même nuit. Voir [les types de lit](/what).',
  seekers_5_a:
    'Oui. Rejoignez la liste d’attente sur la page du logement et dites-nous quand il vous faut un lit. Quand un lit se libère, il peut vous être réservé pendant 24 heures.',
  seekers_6_q: 'L’hôte ne répond pas. Que faire ?',
  seekers_7_a:
    'À plus de dix miles de l’aéroport. Les hôtes indiquent la distance jusqu’aux aéroports qu’ils choisissent. Pour tous les autres, nous mesurons à vol d’oiseau.',
  tenants_2_a:
    'Ouvrez le lien de l’e-mail. Vérifiez le lit, les dates et les montants, acceptez les conditions, et ajoutez une carte si votre hôte utilise AutoPay. Cela prend quelques minutes.',
  tenants_3_a:
    'Vous l’avez déjà acceptée ou refusée, votre hôte l’a annulée, ou il y en a une plus récente. Cherchez un e-mail plus récent, ou demandez-en une nouvelle à votre hôte.',
  tenants_4_a:
    'Sur la page de votre location, choisissez « Changer la date de départ ». Votre hôte confirme ou refuse. Le loyer déjà payé se règle entre vous et votre hôte.',
  tenants_5_a:
    'Votre hôte le détient et le rend après votre départ. En cas de retenue, vous voyez combien et pourquoi. Nous relançons les hôtes qui oublient.',
  tenants_6_q: 'Quand puis-je donner un avis sur un hôte ?',
  listers_1_q: 'Comment publier mon logement ?',
  listers_2_q: 'Pourquoi mon logement n’est-il pas dans la recherche ?',
  listers_2_a:
    'Il est inactif ou masqué, ou votre forfait a pris fin. « Mes logements » vous dit pourquoi. Un logement complet est affiché, mais grisé.',
  payments_4_a:
    'Le locataire ne paie que le loyer. L’hôte supporte les frais du prestataire de carte et 1 % pour nous. [Voir un exemple](/fees).',
  payments_5_a:
    'Pour les forfaits, voyez [Reçus](/receipts). Pour les loyers, les locataires regardent la page de leur location et les hôtes leurs transactions.',
  account_2_a:
    'Supprimez votre carte sous Moyen de paiement dans vos [paramètres](/account-setting?tab=payment-method). Les forfaits voyageur ne se renouvellent jamais.',
  account_5_a:
    'Si vous êtes hôte, terminez d’abord vos locations et supprimez votre carte. Fermez ensuite le compte dans vos paramètres s’ils le proposent, ou [demandez-nous](/contact?subject=Fermer+mon+compte) de le faire.',
  seekers_6_a:
    'Laissez-lui {{hours}} heures. Puis écrivez à deux ou trois autres à proximité. Si une annonce semble abandonnée, [dites-le-nous](/contact?subject=Annonce+abandonn%C3%A9e).',
};
