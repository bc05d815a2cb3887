export default {
  meta_description:
    'Quand %brand% rembourse un forfait ou une mise en avant, pourquoi loyers et dépôts de garantie dépendent de l’hôte, et comment demander un remboursement.',
  paid_text:
    'Les forfaits se paient d’avance. Un voyageur paie {{seeker}} pour {{months}} mois d’accès. Les hôtes paient à partir de {{lister}} par an. Le service commence dès que vous payez : vous pouvez écrire aux hôtes, ou votre annonce est en ligne.\n\nNous renvoyons trois fois à ces règles pendant la création du compte : là où vous choisissez un forfait, là où vous saisissez vos coordonnées et là où vous donnez votre accord.',
  no_text:
    'Un service rendu n’est pas remboursé :\n\n- Vous avez trouvé un lit, changé de projets ou changé d’avis.\n- Vous n’avez pas utilisé tous les mois d’un forfait.\n- Un hôte n’a pas répondu, ou un lit n’était pas comme vous l’espériez.\n- Votre compte a été fermé parce qu’il a enfreint les [règles](/policies).',
  rent_text:
    'Loyers et dépôts de garantie relèvent de l’accord entre vous et votre hôte. Nous ne pouvons pas les reprendre pour vous. L’hôte peut rembourser un paiement par carte, en tout ou en partie.\n\nUn dépôt de garantie est rendu comme convenu, moins ce que l’hôte doit retenir. L’hôte indique chaque retenue, et vous la voyez.',
};
