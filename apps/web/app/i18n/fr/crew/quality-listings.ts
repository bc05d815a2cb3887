export default {
  meta_description:
    'Ce que nous vérifions chaque jour, ce que nous rappelons aux loueurs, comment juger un logement avant de payer, et comment signaler une annonce.',
  daily_text:
    '- Chaque jour, nous vérifions quelles annonces leurs loueurs tiennent à jour.\n- Si une annonce n’a pas changé depuis {{days}} jours, nous écrivons à son loueur : le prix, les lits et les photos sont-ils encore justes ?\n- Si tous les lits sont occupés, nous rappelons au loueur de désactiver ou de masquer l’annonce jusqu’à ce qu’un lit se libère. Nous le répétons au plus tous les {{again}} jours.\n- Quand le forfait d’un loueur prend fin, ses annonces sortent de la recherche.\n- Les logements complets restent dans la liste, grisés et signalés, pour que vous n’écriviez pas en vain.',
};
