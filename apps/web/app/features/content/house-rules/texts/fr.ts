export default {
  meta_title: 'Règles de la maison',
  meta_description:
    'Règles de la maison pour les crash pads : calme, invités, cuisine, jours de repos, et une liste que les loueurs peuvent copier.',
  title: 'Règles de la maison',
  lead: 'Dans un crash pad, on dort à midi et on part à 3 h du matin. Ces règles le permettent à tout le monde.',
  list_title: 'Règles que les loueurs peuvent choisir',
  list_text:
    'Les loueurs choisissent dans cette liste ou écrivent les leurs. Vous trouvez les règles d’une maison dans son annonce. Lisez-les avant d’écrire.',
  rooms_title: 'Combien de personnes par chambre',
  rooms_text:
    'Une chambre a au plus {{people}} personnes, ou moins si la loi locale le veut. L’annonce indique le nombre de chambres et de lits. Si une photo montre plus de lits, demandez.',
  quiet_title: 'Calme',
  quiet_text:
    'Il y a toujours quelqu’un qui dort. Faites vos bagages dans le couloir, mettez les réveils sur vibreur, utilisez la lampe du téléphone plutôt que le plafonnier, et téléphonez dehors. Les heures calmes n’ont de sens que si tout le monde a les mêmes horaires : dans la plupart des maisons, les chambres sont calmes toute la journée.',
  guests_title: 'Invités',
  guests_text:
    'Les locataires louent un lit pour eux, pas pour leurs amis. Demandez au loueur avant toute visite. La plupart des crash pads refusent les invités pour la nuit : vos colocataires ne les connaissent pas, et l’assurance ne les couvre peut-être pas.',
  off_title: 'Jours de repos et nuits maximum',
  off_text:
    'Le prix couvre les nuits entre deux rotations. Certaines annonces limitent les nuits par mois. Si vous voulez y passer vos jours de repos ou y vivre un moment, demandez d’abord. Beaucoup de loueurs acceptent, quelques-uns demandent plus.',
  copy_title: 'Une liste à copier',
  copy_text:
    'Loueurs : copiez ceci dans votre annonce ou imprimez-le pour le réfrigérateur, puis changez ce qui ne convient pas. N’écrivez que des règles que vous ferez respecter.',
  copy: 'Copier la liste',
  copied: 'Copié',
  checklist:
    'CALME\n• Les chambres sont calmes à toute heure. Bagages dans le couloir.\n• Réveils sur vibreur. Toujours des écouteurs.\n• Téléphone dans la cuisine ou dehors.\n\nCUISINE ET SALLE DE BAIN\n• Faites la vaisselle juste après le repas.\n• Étiquetez la nourriture avec nom et date. Le dimanche, on jette ce qui est vieux.\n• Laissez la douche comme vous voulez la trouver.\n\nLITS\n• Lit attitré : vous seul(e). Lit partagé : retirez vos draps avant de partir.\n• Bagages dans les casiers ou sous le lit, pas dans le passage.\n\nPERSONNES\n• Pas d’invités pour la nuit. Demandez avant toute visite.\n• Ne donnez jamais le code de la porte.\n\nDÉPART\n• Prévenez le loueur au moins 14 jours avant.\n• Videz votre casier, votre étagère et votre crochet.',
};

export const vacation = {
  meta_description:
    'Règles de la maison pour les logements partagés : calme, invités, cuisine, longs séjours, et une liste que les hôtes peuvent copier.',
  lead: 'Dans une maison partagée, chacun se lève et rentre à des heures différentes. Ces règles laissent dormir tout le monde.',
  list_title: 'Règles que les hôtes peuvent choisir',
  list_text:
    'Les hôtes choisissent dans cette liste ou écrivent les leurs. Vous trouvez les règles d’une maison dans son annonce. Lisez-les avant d’écrire.',
  guests_text:
    'Les locataires louent un lit pour eux, pas pour leurs amis. Demandez à l’hôte avant toute visite. La plupart des logements refusent les invités pour la nuit : vos colocataires ne les connaissent pas, et l’assurance ne les couvre peut-être pas.',
  off_text:
    'Certaines annonces limitent les nuits par mois. Si vous voulez rester plus longtemps, demandez d’abord. Beaucoup d’hôtes acceptent, quelques-uns demandent plus.',
  copy_text:
    'Hôtes : copiez ceci dans votre annonce ou imprimez-le pour le réfrigérateur, puis changez ce qui ne convient pas. N’écrivez que des règles que vous ferez respecter.',
  checklist:
    'CALME\n• Les chambres sont calmes à toute heure. Bagages dans le couloir.\n• Réveils sur vibreur. Toujours des écouteurs.\n• Téléphone dans la cuisine ou dehors.\n\nCUISINE ET SALLE DE BAIN\n• Faites la vaisselle juste après le repas.\n• Étiquetez la nourriture avec nom et date. Le dimanche, on jette ce qui est vieux.\n• Laissez la douche comme vous voulez la trouver.\n\nLITS\n• Lit attitré : vous seul(e). Lit partagé : retirez vos draps avant de partir.\n• Bagages dans les casiers ou sous le lit, pas dans le passage.\n\nPERSONNES\n• Pas d’invités pour la nuit. Demandez avant toute visite.\n• Ne donnez jamais le code de la porte.\n\nDÉPART\n• Prévenez l’hôte au moins 14 jours avant.\n• Videz votre casier, votre étagère et votre crochet.',
  off_title: 'Longs séjours et nuits maximum',
};

export const crew = {
  meta_description:
    'Règles de la maison pour les logements : calme, invités, cuisine, jours de repos, et une liste que les loueurs peuvent copier.',
  lead: 'Dans un logement, on dort à midi et on part à 3 h du matin. Ces règles le permettent à tout le monde.',
  guests_text:
    'Les locataires louent un lit pour eux, pas pour leurs amis. Demandez au loueur avant toute visite. La plupart des logements refusent les invités pour la nuit : vos colocataires ne les connaissent pas, et l’assurance ne les couvre peut-être pas.',
};
