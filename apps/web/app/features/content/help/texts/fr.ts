export default {
  meta_title: 'Aide et FAQ',
  meta_description:
    'Des réponses pour ceux qui cherchent un lit, les locataires et les loueurs sur {{brand}} : lits, messages, invitations, loyers, cartes et comptes.',
  title: 'Aide et FAQ',
  lead: 'Des réponses courtes aux questions fréquentes.',
  search: 'Rechercher dans les questions',
  search_button: 'Rechercher',
  found_zero: 'Aucune question ne correspond. Essayez moins de mots, ou contactez-nous.',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  clear: 'Afficher toutes les questions',
  seekers: 'Vous cherchez un lit',
  tenants: 'Locataires',
  listers: 'Loueurs',
  payments: 'Paiements',
  account: 'Compte',
  more: 'Pas de réponse ?',
  more_text: 'Contactez-nous. Une personne vous répondra sous {{hours}} heures.',
  more_link: 'Nous contacter',

  seekers_1_q: 'Comment trouver un crash pad près de ma base ?',
  seekers_1_a:
    'Saisissez le code de l’aéroport ou la ville sur la page d’accueil et choisissez dans la liste. Vous verrez tous les crash pads à moins de {{miles}} miles, en liste et sur une carte. Triez par distance ou par prix, et filtrez selon qui peut séjourner.',
  seekers_2_q: 'Faut-il un compte pour regarder ?',
  seekers_2_a:
    'Non. Prix, photos, lits, règles et avis sont ouverts à tous. Il faut un compte pour écrire à un loueur.',
  seekers_3_q: 'Qu’est-ce que j’obtiens pour {{seeker}} ?',
  seekers_3_a:
    'Un accès de {{months}} mois : écrivez à tous les loueurs de toutes les bases, aussi souvent que vous voulez. C’est un seul paiement, sans renouvellement.',
  seekers_4_q: 'Quelle différence entre un lit partagé et un lit attitré ?',
  seekers_4_a:
    'Un lit attitré est à vous seul(e). Un lit partagé sert à des personnes qui ne sont jamais là la même nuit. Voir [ce qu’est un crash pad](/what).',
  seekers_5_q: 'Tous les lits sont occupés. Puis-je m’inscrire sur une liste d’attente ?',
  seekers_5_a:
    'Oui. Rejoignez la liste d’attente sur la page du crash pad et dites-nous quand il vous faut un lit. Quand un lit se libère, il peut vous être réservé pendant 24 heures.',
  seekers_6_q: 'Le loueur ne répond pas. Que faire ?',
  seekers_6_a:
    'Laissez-lui {{hours}} heures, car il vole aussi. Puis écrivez à deux ou trois autres à proximité. Si une annonce semble abandonnée, [dites-le-nous](/contact?subject=Annonce+abandonn%C3%A9e).',
  seekers_7_q: 'Que signifie « plus de 10 mi » ?',
  seekers_7_a:
    'À plus de dix miles de l’aéroport. Les loueurs indiquent la distance jusqu’aux aéroports qu’ils choisissent. Pour tous les autres, nous mesurons à vol d’oiseau.',
  seekers_8_q: 'Comment activer l’accès à la position ?',
  seekers_8_a:
    'Ouvrez les réglages du site dans votre navigateur, en général par l’icône à côté de l’adresse, et autorisez la position. Sur un téléphone, autorisez-la aussi pour le navigateur dans les réglages du système. Rechargez ensuite la page.',

  tenants_1_q: 'J’ai reçu une invitation. Me faut-il un forfait ?',
  tenants_1_a:
    'Non. Les locataires invités utilisent {{brand}} gratuitement, aussi longtemps qu’ils louent et après.',
  tenants_2_q: 'Comment accepter une invitation ?',
  tenants_2_a:
    'Ouvrez le lien de l’e-mail. Vérifiez le lit, les dates et les montants, acceptez les conditions, et ajoutez une carte si votre loueur utilise AutoPay. Cela prend quelques minutes.',
  tenants_3_q: 'Pourquoi mon invitation n’est-elle plus valable ?',
  tenants_3_a:
    'Vous l’avez déjà acceptée ou refusée, votre loueur l’a annulée, ou il y en a une plus récente. Cherchez un e-mail plus récent, ou demandez-en une nouvelle à votre loueur.',
  tenants_4_q: 'Comment partir plus tôt ?',
  tenants_4_a:
    'Sur la page de votre location, choisissez « Changer la date de départ ». Votre loueur confirme ou refuse. Le loyer déjà payé se règle entre vous et votre loueur.',
  tenants_5_q: 'Comment récupérer mon dépôt de garantie ?',
  tenants_5_a:
    'Votre loueur le détient et le rend après votre départ. En cas de retenue, vous voyez combien et pourquoi. Nous relançons les loueurs qui oublient.',
  tenants_6_q: 'Quand puis-je donner un avis sur un loueur ?',
  tenants_6_a:
    'Dès le jour de votre arrivée chez lui. Un avis par logement, modifiable pendant deux jours.',

  listers_1_q: 'Comment publier mon crash pad ?',
  listers_1_a:
    'Choisissez [un forfait](/listing-apps), puis suivez cinq étapes : informations de base, chambres et lits, équipements, règles, photos. Vous pouvez vous arrêter à tout moment, le brouillon est enregistré.',
  listers_2_q: 'Pourquoi mon crash pad n’est-il pas dans la recherche ?',
  listers_2_a:
    'Il est inactif ou masqué, ou votre forfait a pris fin. « Mes crash pads » vous dit pourquoi. Un crash pad complet est affiché, mais grisé.',
  listers_3_q: 'Mon adresse apparaît-elle sur le site ?',
  listers_3_a:
    'Non. Les visiteurs voient un cercle autour d’un point approximatif. Les locataires voient l’adresse une fois qu’ils ont accepté.',
  listers_4_q: 'Pourquoi ne puis-je pas désactiver ou supprimer une annonce ?',
  listers_4_a:
    'Elle a des locataires ou des invitations en attente. Annulez d’abord les invitations et enregistrez le départ des locataires. Ou masquez-la dans la recherche, ce qui est possible à tout moment.',
  listers_5_q: 'Puis-je publier à deux aéroports ?',
  listers_5_a:
    'Oui, choisissez-en jusqu’à {{airports}} et indiquez la distance de chacun. Les aéroports à moins de {{miles}} miles affichent votre annonce même si vous ne les choisissez pas.',
  listers_6_q: 'Combien de photos puis-je ajouter ?',
  listers_6_a:
    'Jusqu’à {{pictures}}, de {{size}} Mo au plus chacune. Voir les [consignes pour les photos](/image-requirements).',
  listers_7_q: 'Que deviennent les loyers quand mon forfait prend fin ?',
  listers_7_a:
    'Vos locataires continuent de payer. Renouvelez pour envoyer des invitations, ajouter des annonces ou apparaître dans la recherche.',

  payments_1_q: 'Quelles cartes puis-je utiliser ?',
  payments_1_a:
    'Les cartes de crédit et de débit que notre prestataire accepte, de la plupart des pays. Les montants sont en dollars américains.',
  payments_2_q: 'Pourquoi ma carte a-t-elle été refusée ?',
  payments_2_a:
    'La page indique le motif donné par la banque. Vérifiez le numéro, la date et le code, essayez une autre carte, ou appelez votre banque. Rien n’a été débité.',
  payments_3_q: 'Quand le loyer est-il débité avec AutoPay ?',
  payments_3_a:
    'À {{hour}} UTC le jour de l’arrivée, puis chaque mois le jour de paiement. Le dépôt de garantie est débité quand vous acceptez. Voir [AutoPay](/autopay).',
  payments_4_q: 'Combien coûte un paiement de loyer par carte ?',
  payments_4_a:
    'Le locataire ne paie que le loyer. Le loueur supporte les frais du prestataire de carte et 1 % pour nous. [Voir un exemple](/fees).',
  payments_5_q: 'Où sont mes reçus ?',
  payments_5_a:
    'Pour les forfaits, voyez [Reçus](/receipts). Pour les loyers, les locataires regardent la page de leur location et les loueurs leurs transactions.',
  payments_6_q: 'Puis-je être remboursé(e) ?',
  payments_6_a:
    'Quand c’est justifié. Lisez les [règles de remboursement](/refund-policies) et envoyez-nous le numéro de votre reçu.',
  payments_7_q: 'Où arrive le loyer payé par carte ?',
  payments_7_a:
    'Sur un compte bancaire aux États-Unis, au Canada, au Royaume-Uni, en Suisse ou dans l’Espace économique européen. Avec un compte ailleurs, le loyer est encaissé sans carte. Stripe convertit les dollars américains dans la devise du compte et peut facturer cette conversion.',

  account_1_q: 'Et si j’oublie mon mot de passe ?',
  account_1_a:
    '[Recevez un lien par e-mail](/forgot). Il fonctionne une fois, pendant {{reset}} minutes.',
  account_2_q: 'Comment arrêter le renouvellement de mon forfait ?',
  account_2_a:
    'Désactivez « Renouveler automatiquement » sous Mes services dans vos [paramètres](/account-setting?tab=my-services). Votre forfait court jusqu’à sa fin, et votre carte reste. Les forfaits Recherche ne se renouvellent jamais.',
  account_3_q: 'Comment changer mon e-mail ?',
  account_3_a:
    'Ouvrez vos [paramètres](/account-setting) et saisissez votre mot de passe et votre nouvel e-mail. Nous envoyons un lien à la nouvelle adresse. Ouvrez-le pour confirmer le changement.',
  account_4_q: 'Et si quelqu’un d’autre est connecté à ma place ?',
  account_4_a:
    'Changez de mot de passe, puis déconnectez tous les autres appareils sous Sécurité dans vos [paramètres](/account-setting?tab=security). Dites-nous si vous voyez des choses que vous n’avez pas faites.',
  account_5_q: 'Comment fermer mon compte ?',
  account_5_a:
    'Si vous êtes loueur, terminez d’abord vos locations et supprimez votre carte. Fermez ensuite le compte dans vos paramètres s’ils le proposent, ou [demandez-nous](/contact?subject=Fermer+mon+compte) de le faire.',
  account_6_q: 'Qu’est-ce que la deuxième étape ?',
  account_6_a:
    'Après votre mot de passe, nous demandons une clé d’accès, ou un code d’une application d’authentification sur votre téléphone. Personne n’entre avec votre mot de passe seul. Activez-la sous Sécurité dans vos [paramètres](/account-setting?tab=security), et enregistrez les dix codes de récupération : chacun sert une fois à la place d’un code de l’application.',
  account_8_q: 'Qu’est-ce qu’une clé d’accès ?',
  account_8_a:
    'Une clé d’accès vous connecte avec votre empreinte, votre visage, un code PIN ou une clé de sécurité, sans mot de passe et sans code. Aucun faux site ne peut vous la demander. Ajoutez-en une sous Sécurité dans vos [paramètres](/account-setting?tab=security). Si elle est sur un seul appareil, ajoutez-en une autre.',
  account_7_q: 'Et si je perds mon téléphone et mes codes de récupération ?',
  account_7_a:
    'Connectez-vous avec votre mot de passe et choisissez « Je ne peux pas ». Nous vous envoyons un lien qui supprime la deuxième étape après {{lost}} heures. D’ici là, vous pouvez l’arrêter. Impossible si vous avez changé de mot de passe au cours des {{young}} derniers jours, et pour les administrateurs.',
};

export const vacation = {
  meta_description:
    'Des réponses pour les voyageurs, les locataires et les hôtes sur {{brand}} : lits, messages, invitations, loyers, cartes et comptes.',
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

export const crew = {
  seekers_1_q: 'Comment trouver un logement près de ma base ?',
  seekers_1_a:
    'Saisissez le code de l’aéroport ou la ville sur la page d’accueil et choisissez dans la liste. Vous verrez tous les logements à moins de {{miles}} miles, en liste et sur une carte. Triez par distance ou par prix, et filtrez selon qui peut séjourner.',
  seekers_4_a:
    'Un lit attitré est à vous seul(e). Un lit partagé sert à des personnes qui ne sont jamais là la même nuit. Voir [ce qu’est un logement](/what).',
  seekers_5_a:
    'Oui. Rejoignez la liste d’attente sur la page du logement et dites-nous quand il vous faut un lit. Quand un lit se libère, il peut vous être réservé pendant 24 heures.',
  listers_1_q: 'Comment publier mon logement ?',
  listers_2_q: 'Pourquoi mon logement n’est-il pas dans la recherche ?',
  listers_2_a:
    'Il est inactif ou masqué, ou votre forfait a pris fin. « Mes logements » vous dit pourquoi. Un logement complet est affiché, mais grisé.',
};
