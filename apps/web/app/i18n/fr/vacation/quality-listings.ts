export default {
  meta_description:
    'Ce que nous vérifions chaque jour, ce que nous rappelons aux hôtes, comment juger un logement avant de payer, et comment signaler une annonce.',
  daily_text:
    '- Chaque jour, nous vérifions quelles annonces leurs hôtes tiennent à jour.\n- Si une annonce n’a pas changé depuis {{days}} jours, nous écrivons à son hôte : le prix, les lits et les photos sont-ils encore justes ?\n- Si tous les lits sont occupés, nous rappelons à l’hôte de désactiver ou de masquer l’annonce jusqu’à ce qu’un lit se libère. Nous le répétons au plus tous les {{again}} jours.\n- Quand le forfait d’un hôte prend fin, ses annonces sortent de la recherche.\n- Les logements complets restent dans la liste, grisés et signalés, pour que vous n’écriviez pas en vain.',
  judge_text:
    '1. Comptez. Les lits des photos correspondent-ils à ceux de la liste ?\n2. Cherchez la même fenêtre, le même sol ou le même canapé sur plusieurs photos. Des photos de logements différents sont mauvais signe.\n3. Lisez les avis, et ouvrez le profil de l’hôte.\n4. Vérifiez la distance et comment rejoindre le terminal à 4 h du matin.\n5. Posez trois questions : quel lit est libre et quand, qui d’autre y loge, et ce que couvre le dépôt de garantie.\n6. Allez voir. Un appel vidéo suffit. Un hôte qui a une vraie maison la montre volontiers.\n7. Comparez le prix avec d’autres à proximité. Beaucoup trop bon marché est une raison de se méfier.',
  report_text:
    'Quelque chose ne va pas ? [Dites-nous](/contact?subject=Signaler+une+annonce) de quelle annonce il s’agit et ce que vous avez vu. Les signalements sont confidentiels : l’hôte n’apprend pas qui a écrit. Si vous avez déjà envoyé de l’argent, prévenez d’abord votre banque.',
};
