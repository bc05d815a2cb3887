export default {
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
