export default {
  meta_title: 'Forfaits pour loueurs',
  meta_description:
    'Les forfaits loueur de {{brand}} comparés : prix, logements et locataires, lequel convient, comment fonctionnent les renouvellements, et ce que coûtent les mises en avant.',
  title: 'Forfaits pour loueurs',
  lead: 'Trois forfaits. La seule différence : combien de logements et de locataires ils permettent.',
  compare_title: 'Comparer',
  compare_caption: 'Forfaits loueur',
  plan: 'Forfait',
  price: 'Prix par an',
  locations: 'Logements',
  tenants: 'Locataires',
  up_to: 'Jusqu’à {{count}}',
  unlimited: 'Illimité',
  per_day:
    'Cela commence à moins de {{cents}} cents par jour. Chaque forfait a tous les outils : [chambres, lits, invitations et rapports](/tenant-management), [AutoPay](/autopay) et [messages](/tenant-messaging).',
  fit_title: 'Quel forfait convient ?',
  fit_text:
    '- **Une maison ou un appartement :** {{basic}}. Il permet {{basic_tenants}} locataires.\n- **Une deuxième maison, ou plus de lits :** {{premium}}. Jusqu’à {{premium_locations}} logements et {{premium_tenants}} locataires.\n- **Une entreprise :** {{pro}}. Sans limites.\n\nUn logement est une annonce, active ou non. Les locataires sont les personnes dont la location est acceptée ou en attente. Commencez petit : vous pourrez passer au forfait supérieur quand il le faudra.',
  renewals_title: 'Renouvellements',
  renewals_text:
    'Les forfaits se renouvellent chaque année au même prix jusqu’à ce que vous désactiviez le renouvellement. Nous vous écrivons {{notice}} jours avant. Si une carte échoue, nous réessayons et vous prévenons à chaque fois. Quand un forfait prend fin, vos annonces sortent de la recherche, et vos locataires continuent de payer leur loyer.',
  cancel_title: 'Comment annuler',
  cancel_text:
    'Supprimez votre carte sous Moyen de paiement dans vos [paramètres](/account-setting?tab=payment-method). Nous ne débitons plus rien. Votre compte devient inactif, mais ce que vous avez publié reste dans les résultats jusqu’à la fin de la période.',
  boosts_title: 'Mises en avant',
  boosts_text:
    'Elles sont facultatives et ne font pas partie d’un forfait. [Comment ça marche](/featured-details).',
  start_title: 'Commencer',
  start_text:
    'Choisissez un forfait, décrivez votre crash pad, ajoutez des photos, publiez. Une demi-heure suffit en général.',
  start: 'Choisir un forfait',
};

export const vacation = {
  meta_title: 'Forfaits pour hôtes',
  meta_description:
    'Les forfaits hôte de {{brand}} comparés : prix, logements et locataires, lequel convient, comment fonctionnent les renouvellements, et ce que coûtent les mises en avant.',
  title: 'Forfaits pour hôtes',
  compare_caption: 'Forfaits hôte',
  start_text:
    'Choisissez un forfait, décrivez votre logement, ajoutez des photos, publiez. Une demi-heure suffit en général.',
};

export const crew = {
  start_text:
    'Choisissez un forfait, décrivez votre logement, ajoutez des photos, publiez. Une demi-heure suffit en général.',
};
