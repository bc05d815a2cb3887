export default {
  meta_description:
    'Touchez les voyageurs près des aéroports : emplacements, prix et chiffres, et ce que coûte la publication d’un logement de vacances.',
  lead: 'Les voyageurs ne cherchent pas que des lits : une salle de sport, un garage, un café qui ouvre tôt.',
  results_place_text: 'À côté des logements des aéroports que vous choisissez.',
  listing_place_text: 'Dans la colonne à côté d’un logement, près de votre entreprise.',
  listing_title: 'Vous avez un logement ?',
};
