export default {
  lister_text:
    'Demandez à votre hôte. C’est lui qui fixe prix, dates, dépôt de garantie et règles de la maison, et nous ne pouvons pas les changer. Le bouton pour lui écrire est sur chaque annonce.',
};
