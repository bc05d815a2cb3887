export default {
  meta_title: 'Règles du site',
  meta_description:
    'Les règles de {{brand}} en mots simples : qui peut s’inscrire, les annonces, les messages, les avis, l’argent entre membres, la vie privée, et ce qui se passe quand on les enfreint.',
  title: 'Règles du site',
  lead: 'Les règles que tout le monde suit ici. Elles sont courtes pour que vous puissiez toutes les lire.',
  join_title: 'Qui peut s’inscrire',
  join_text:
    '- Vous avez l’âge de signer un contrat là où vous vivez.\n- Vous utilisez votre vrai nom et avez un seul compte.\n- Vous êtes membre d’équipage, travaillez dans un aéroport, ou louez à ces personnes. Nous ne vérifions pas les métiers : demandez si c’est important pour vous.',
  listings_title: 'Annonces',
  listings_text:
    '- Ne publiez que des logements que vous avez le droit de louer. La loi locale, votre bail, votre copropriété et votre assureur ont leur mot à dire.\n- Une annonce par logement. Décrivez les lits qui existent, au prix que vous demandez.\n- Utilisez vos propres photos du logement. Voir les [consignes pour les photos](/image-requirements).\n- Pas de numéro de téléphone ni d’adresse e-mail dans les titres, les textes et les photos. Nous les retirons des descriptions.\n- Marquez les lits comme occupés quand ils le sont. Désactivez ou masquez une annonce tant qu’elle est complète.\n- Traitez les gens de la même façon, quels que soient leur origine, leur religion, leur handicap, leur orientation sexuelle ou leur famille. Une maison réservée aux femmes ou aux hommes l’indique dans ses réglages, là où la loi le permet.',
  messages_title: 'Messages et avis',
  messages_text:
    '- Soyez polis. Répondez sous {{hours}} heures à qui demande un lit.\n- N’envoyez ni publicité, ni chaînes, ni le même texte à tous les loueurs.\n- Vous pouvez donner un avis sur un loueur après avoir loué chez lui. Racontez ce que vous avez vu vous-même.\n- Les loueurs peuvent répondre une fois. Personne ne peut acheter, échanger ou obtenir par la menace un meilleur avis.\n- Signalez les messages, les personnes, les annonces et les avis qui enfreignent ces règles. Vous pouvez aussi bloquer un membre.',
  money_title: 'L’argent entre membres',
  money_text:
    'Loueurs et locataires conviennent du loyer, du dépôt de garantie, des règles de la maison et du préavis. Nous ne sommes pas partie à cet accord. Avec [AutoPay](/autopay) et les demandes de paiement, les locataires paient par carte, et les deux côtés en gardent la trace. Les espèces et les virements restent entre vous.\n\nNe payez jamais pour un lit que vous n’avez pas vu, sur place ou en vidéo, à quelqu’un qui ne peut pas vous le montrer.',
  privacy_title: 'La vie privée en bref',
  privacy_text:
    '- Les visiteurs voient une zone sur la carte, jamais l’adresse exacte d’une maison. L’adresse est pour les locataires.\n- Les autres membres voient votre nom public, votre photo et ce que vous écrivez sur vous. Ils ne voient ni votre date de naissance ni votre e-mail.\n- Votre numéro de téléphone n’apparaît que si vous l’activez.\n- Les numéros de carte vont au prestataire de paiement. Nous ne les avons jamais.\n- Nous gardons {{months}} mois ce que vous écrivez par le formulaire de contact.\n- Vous pouvez faire fermer votre compte. Nous supprimons alors aussitôt vos coordonnées, votre photo, votre carte, vos brouillons et vos annonces. Votre nom, vos locations et vos paiements restent {{years}} ans pour la comptabilité, et les messages tant que l’autre personne a un compte.',
  break_title: 'Si quelqu’un enfreint les règles',
  break_text:
    'Nous examinons chaque signalement. Selon le cas, nous avertissons le membre, masquons un avis ou une annonce, ou fermons le compte. Si quelqu’un est en danger ou en cas de délit, appelez d’abord la police, puis prévenez-nous.\n\nSi nous nous sommes trompés à votre sujet, [écrivez-nous](/contact) et une personne réexaminera le cas.',
  more_title: 'La version complète',
  more_text:
    'Chacun accepte des conditions à l’inscription. Lisez celles des [loueurs](/notice-of-understanding?for=lister), des [personnes qui cherchent](/notice-of-understanding?for=seeker) ou des [locataires](/notice-of-understanding?for=tenant). Nous renvoyons aux règles là où vous choisissez un forfait, là où vous saisissez vos coordonnées et là où vous donnez votre accord. Nos [règles de remboursement](/refund-policies) ont leur propre page.',
};

export const vacation = {
  join_text:
    '- Vous avez l’âge de signer un contrat là où vous vivez.\n- Vous utilisez votre vrai nom et avez un seul compte.\n- Nous ne vérifions pas ce que les gens disent de leur métier : demandez si c’est important pour vous.',
  messages_text:
    '- Soyez polis. Répondez sous {{hours}} heures à qui demande un lit.\n- N’envoyez ni publicité, ni chaînes, ni le même texte à tous les hôtes.\n- Vous pouvez donner un avis sur un hôte après avoir loué chez lui. Racontez ce que vous avez vu vous-même.\n- Les hôtes peuvent répondre une fois. Personne ne peut acheter, échanger ou obtenir par la menace un meilleur avis.\n- Signalez les messages, les personnes, les annonces et les avis qui enfreignent ces règles. Vous pouvez aussi bloquer un membre.',
  money_text:
    'Hôtes et locataires conviennent du loyer, du dépôt de garantie, des règles de la maison et du préavis. Nous ne sommes pas partie à cet accord. Avec [AutoPay](/autopay) et les demandes de paiement, les locataires paient par carte, et les deux côtés en gardent la trace. Les espèces et les virements restent entre vous.\n\nNe payez jamais pour un lit que vous n’avez pas vu, sur place ou en vidéo, à quelqu’un qui ne peut pas vous le montrer.',
  more_text:
    'Chacun accepte des conditions à l’inscription. Lisez celles des [hôtes](/notice-of-understanding?for=lister), des [voyageurs](/notice-of-understanding?for=seeker) ou des [locataires](/notice-of-understanding?for=tenant). Nous renvoyons aux règles là où vous choisissez un forfait, là où vous saisissez vos coordonnées et là où vous donnez votre accord. Nos [règles de remboursement](/refund-policies) ont leur propre page.',
};
