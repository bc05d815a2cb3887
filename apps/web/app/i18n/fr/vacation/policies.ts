export default {
  join_text:
    '- Vous avez l’âge de signer un contrat là où vous vivez.\n- Vous utilisez votre vrai nom et avez un seul compte.\n- Nous ne vérifions pas ce que les gens disent de leur métier : demandez si c’est important pour vous.',
  messages_text:
    '- Soyez polis. Répondez sous {{hours}} heures à qui demande un lit.\n- N’envoyez ni publicité, ni chaînes, ni le même texte à tous les hôtes.\n- Vous pouvez donner un avis sur un hôte après avoir loué chez lui. Racontez ce que vous avez vu vous-même.\n- Les hôtes peuvent répondre une fois. Personne ne peut acheter, échanger ou obtenir par la menace un meilleur avis.\n- Signalez les messages, les personnes, les annonces et les avis qui enfreignent ces règles. Vous pouvez aussi bloquer un membre.',
  money_text:
    'Hôtes et locataires conviennent du loyer, du dépôt de garantie, des règles de la maison et du préavis. Nous ne sommes pas partie à cet accord. Avec [AutoPay](/autopay) et les demandes de paiement, les locataires paient par carte, et les deux côtés en gardent la trace. Les espèces et les virements restent entre vous.\n\nNe payez jamais pour un lit que vous n’avez pas vu, sur place ou en vidéo, à quelqu’un qui ne peut pas vous le montrer.',
  more_text:
    'Chacun accepte des conditions à l’inscription. Lisez celles des [hôtes](/notice-of-understanding?for=lister), des [voyageurs](/notice-of-understanding?for=seeker) ou des [locataires](/notice-of-understanding?for=tenant). Nous renvoyons aux règles là où vous choisissez un forfait, là où vous saisissez vos coordonnées et là où vous donnez votre accord. Nos [règles de remboursement](/refund-policies) ont leur propre page.',
};
