export default {
  meta_description:
    'Touchez les équipages près de leurs bases : emplacements, prix et chiffres, et ce que coûte la publication d’un logement.',
  results_place_text: 'À côté des logements des aéroports que vous choisissez.',
  listing_place_text: 'Dans la colonne à côté d’un logement, près de votre entreprise.',
  listing_title: 'Vous avez un logement ?',
};
