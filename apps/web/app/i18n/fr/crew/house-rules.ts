export default {
  meta_description:
    'Règles de la maison pour les logements : calme, invités, cuisine, jours de repos, et une liste que les loueurs peuvent copier.',
  lead: 'Dans un logement, on dort à midi et on part à 3 h du matin. Ces règles le permettent à tout le monde.',
  guests_text:
    'Les locataires louent un lit pour eux, pas pour leurs amis. Demandez au loueur avant toute visite. La plupart des logements refusent les invités pour la nuit : vos colocataires ne les connaissent pas, et l’assurance ne les couvre peut-être pas.',
};
