export default {
  meta_title: 'Annonces de qualité',
  meta_description:
    'Ce que nous vérifions chaque jour, ce que nous rappelons aux loueurs, comment juger un crash pad avant de payer, et comment signaler une annonce.',
  title: 'Annonces de qualité',
  lead: 'Nous travaillons chaque jour pour que les annonces restent honnêtes et à jour. Nous ne pouvons pas les garantir toutes.',
  pledge_title: 'Notre engagement',
  pledge_text:
    'Nous voulons que chaque annonce soit un vrai logement avec un vrai lit. Nous demandons de vraies photos, une description complète et des lits nommés, et nous réagissons aux signalements. Ce que nous ne faisons pas, c’est visiter. Personne de {{brand}} n’y a dormi : fiez-vous aussi à vos yeux.',
  daily_title: 'Ce qui se passe chaque jour',
  daily_text:
    '- Chaque jour, nous vérifions quelles annonces leurs loueurs tiennent à jour.\n- Si une annonce n’a pas changé depuis {{days}} jours, nous écrivons à son loueur : le prix, les lits et les photos sont-ils encore justes ?\n- Si tous les lits sont occupés, nous rappelons au loueur de désactiver ou de masquer l’annonce jusqu’à ce qu’un lit se libère. Nous le répétons au plus tous les {{again}} jours.\n- Quand le forfait d’un loueur prend fin, ses annonces sortent de la recherche.\n- Les crash pads complets restent dans la liste, grisés et signalés, pour que vous n’écriviez pas en vain.',
  emails_title: 'Les rappels s’additionnent',
  emails_text: 'E-mails que nous avons envoyés jusqu’ici, rappels compris :',
  emails_caption: 'E-mails envoyés',
  judge_title: 'Comment juger une annonce',
  judge_text:
    '1. Comptez. Les lits des photos correspondent-ils à ceux de la liste ?\n2. Cherchez la même fenêtre, le même sol ou le même canapé sur plusieurs photos. Des photos de logements différents sont mauvais signe.\n3. Lisez les avis, et ouvrez le profil du loueur.\n4. Vérifiez la distance et comment rejoindre le terminal à 4 h du matin.\n5. Posez trois questions : quel lit est libre et quand, qui d’autre y loge, et ce que couvre le dépôt de garantie.\n6. Allez voir. Un appel vidéo suffit. Un loueur qui a une vraie maison la montre volontiers.\n7. Comparez le prix avec d’autres à proximité. Beaucoup trop bon marché est une raison de se méfier.',
  report_title: 'Signaler une annonce',
  report_text:
    'Quelque chose ne va pas ? [Dites-nous](/contact?subject=Signaler+une+annonce) de quelle annonce il s’agit et ce que vous avez vu. Les signalements sont confidentiels : le loueur n’apprend pas qui a écrit. Si vous avez déjà envoyé de l’argent, prévenez d’abord votre banque.',
};

export const vacation = {
  meta_description:
    'Ce que nous vérifions chaque jour, ce que nous rappelons aux hôtes, comment juger un logement avant de payer, et comment signaler une annonce.',
  daily_text:
    '- Chaque jour, nous vérifions quelles annonces leurs hôtes tiennent à jour.\n- Si une annonce n’a pas changé depuis {{days}} jours, nous écrivons à son hôte : le prix, les lits et les photos sont-ils encore justes ?\n- Si tous les lits sont occupés, nous rappelons à l’hôte de désactiver ou de masquer l’annonce jusqu’à ce qu’un lit se libère. Nous le répétons au plus tous les {{again}} jours.\n- Quand le forfait d’un hôte prend fin, ses annonces sortent de la recherche.\n- Les logements complets restent dans la liste, grisés et signalés, pour que vous n’écriviez pas en vain.',
  judge_text:
    '1. Comptez. Les lits des photos correspondent-ils à ceux de la liste ?\n2. Cherchez la même fenêtre, le même sol ou le même canapé sur plusieurs photos. Des photos de logements différents sont mauvais signe.\n3. Lisez les avis, et ouvrez le profil de l’hôte.\n4. Vérifiez la distance et comment rejoindre le terminal à 4 h du matin.\n5. Posez trois questions : quel lit est libre et quand, qui d’autre y loge, et ce que couvre le dépôt de garantie.\n6. Allez voir. Un appel vidéo suffit. Un hôte qui a une vraie maison la montre volontiers.\n7. Comparez le prix avec d’autres à proximité. Beaucoup trop bon marché est une raison de se méfier.',
  report_text:
    'Quelque chose ne va pas ? [Dites-nous](/contact?subject=Signaler+une+annonce) de quelle annonce il s’agit et ce que vous avez vu. Les signalements sont confidentiels : l’hôte n’apprend pas qui a écrit. Si vous avez déjà envoyé de l’argent, prévenez d’abord votre banque.',
};

export const crew = {
  meta_description:
    'Ce que nous vérifions chaque jour, ce que nous rappelons aux loueurs, comment juger un logement avant de payer, et comment signaler une annonce.',
  daily_text:
    '- Chaque jour, nous vérifions quelles annonces leurs loueurs tiennent à jour.\n- Si une annonce n’a pas changé depuis {{days}} jours, nous écrivons à son loueur : le prix, les lits et les photos sont-ils encore justes ?\n- Si tous les lits sont occupés, nous rappelons au loueur de désactiver ou de masquer l’annonce jusqu’à ce qu’un lit se libère. Nous le répétons au plus tous les {{again}} jours.\n- Quand le forfait d’un loueur prend fin, ses annonces sortent de la recherche.\n- Les logements complets restent dans la liste, grisés et signalés, pour que vous n’écriviez pas en vain.',
};
