export default {
  meta_title: 'Règles de remboursement',
  meta_description:
    'Quand {{brand}} rembourse un forfait ou une mise en avant, pourquoi loyers et dépôts de garantie dépendent du loueur, et comment demander un remboursement.',
  title: 'Règles de remboursement',
  lead: '{{brand}} est un service payant. Nous remboursons quand c’est justifié, et nous vous le disons avant que vous payiez.',
  paid_title: 'Ce que vous nous payez',
  paid_text:
    'Les forfaits se paient d’avance. Une personne qui cherche paie {{seeker}} pour {{months}} mois d’accès. Les loueurs paient à partir de {{lister}} par an. Le service commence dès que vous payez : vous pouvez écrire aux loueurs, ou votre annonce est en ligne.\n\nNous renvoyons trois fois à ces règles pendant la création du compte : là où vous choisissez un forfait, là où vous saisissez vos coordonnées et là où vous donnez votre accord.',
  yes_title: 'Quand nous remboursons',
  yes_text:
    '- Vous avez été débité(e) deux fois pour la même chose.\n- Un renouvellement a été débité alors que vous aviez supprimé votre carte avant.\n- Vous avez payé le mauvais forfait, nous prévenez vite et ne l’avez pas utilisé.\n- Le site n’a pas fonctionné pour vous pendant des jours, et nous n’avons pas pu le réparer.\n- Quelqu’un d’autre a utilisé votre carte.\n\nVotre cas est différent ? Dites-le-nous. Une personne décide, et l’équité compte.',
  no_title: 'Quand nous ne remboursons pas',
  no_text:
    'Un service rendu n’est pas remboursé :\n\n- Vous avez trouvé un lit, changé de base ou changé d’avis.\n- Vous n’avez pas utilisé tous les mois d’un forfait.\n- Un loueur n’a pas répondu, ou un lit n’était pas comme vous l’espériez.\n- Votre compte a été fermé parce qu’il a enfreint les [règles](/policies).',
  boosts_title: 'Annonces à la une et remontées',
  boosts_text:
    'Une mise en avant agit dès qu’elle est payée, nous ne la remboursons donc pas. Vous pouvez arrêter une mise en avant mensuelle à tout moment ; elle court alors jusqu’à la fin du mois payé. Voir les [prix](/fees).',
  rent_title: 'Loyers et dépôts de garantie',
  rent_text:
    'Loyers et dépôts de garantie relèvent de l’accord entre vous et votre loueur. Nous ne pouvons pas les reprendre pour vous. Le loueur peut rembourser un paiement par carte, en tout ou en partie.\n\nUn dépôt de garantie est rendu comme convenu, moins ce que le loueur doit retenir. Le loueur indique chaque retenue, et vous la voyez.',
  ask_title: 'Comment demander',
  ask_text:
    '1. Trouvez le numéro du reçu sous [Reçus](/receipts).\n2. [Écrivez-nous](/contact?subject=Remboursement) avec ce numéro et une ou deux phrases sur ce qui s’est passé.\n3. Nous répondrons sous {{hours}} heures.\n4. Si nous sommes d’accord, nous remboursons la carte qui a payé. Les banques mettent 5 à 10 jours à l’afficher.\n\nContactez-nous avant de contester un débit auprès de votre banque. C’est plus rapide pour tout le monde.',
};

export const vacation = {
  meta_description:
    'Quand {{brand}} rembourse un forfait ou une mise en avant, pourquoi loyers et dépôts de garantie dépendent de l’hôte, et comment demander un remboursement.',
  paid_text:
    'Les forfaits se paient d’avance. Un voyageur paie {{seeker}} pour {{months}} mois d’accès. Les hôtes paient à partir de {{lister}} par an. Le service commence dès que vous payez : vous pouvez écrire aux hôtes, ou votre annonce est en ligne.\n\nNous renvoyons trois fois à ces règles pendant la création du compte : là où vous choisissez un forfait, là où vous saisissez vos coordonnées et là où vous donnez votre accord.',
  no_text:
    'Un service rendu n’est pas remboursé :\n\n- Vous avez trouvé un lit, changé de projets ou changé d’avis.\n- Vous n’avez pas utilisé tous les mois d’un forfait.\n- Un hôte n’a pas répondu, ou un lit n’était pas comme vous l’espériez.\n- Votre compte a été fermé parce qu’il a enfreint les [règles](/policies).',
  rent_text:
    'Loyers et dépôts de garantie relèvent de l’accord entre vous et votre hôte. Nous ne pouvons pas les reprendre pour vous. L’hôte peut rembourser un paiement par carte, en tout ou en partie.\n\nUn dépôt de garantie est rendu comme convenu, moins ce que l’hôte doit retenir. L’hôte indique chaque retenue, et vous la voyez.',
};
