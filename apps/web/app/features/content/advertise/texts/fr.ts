export default {
  meta_title: 'Publicité',
  meta_description:
    'Touchez les équipages près de leurs bases : emplacements, prix et chiffres, et ce que coûte la publication d’un crash pad.',
  title: 'Publicité',
  lead: 'Les équipages ne cherchent pas que des lits : une salle de sport, un garage, un café ouvert à 4 h du matin.',
  views: 'Vues par mois',
  users: 'Membres',
  airports: 'Aéroports',
  places_title: 'Où vous apparaissez',
  results_place: 'Dans les résultats de recherche',
  results_place_text: 'À côté des crash pads des aéroports que vous choisissez.',
  listing_place: 'Sur les annonces',
  listing_place_text: 'Dans la colonne à côté d’un crash pad, près de votre entreprise.',
  places_text:
    'Nous signalons toujours votre publicité comme telle. Elle ne change jamais l’ordre des annonces, et nous ne vous transmettons aucune donnée sur les membres.',
  prices_title: 'Prix',
  prices_caption: 'Prix des publicités',
  option: 'Option',
  price: 'Par mois',
  total: 'Au total',
  year: '12 mois, avec statistiques',
  monthly: 'De mois en mois',
  no_end: 'jusqu’à ce que vous arrêtiez',
  prices_text:
    'L’option de 12 mois comprend des statistiques : combien de fois les visiteurs ont vu et cliqué votre publicité, mois par mois.',
  listing_title: 'Vous avez un crash pad ?',
  listing_text:
    'Il vous faut alors un forfait, pas une publicité. Une annonce coûte {{first}} par an. Chaque annonce en plus revient à environ {{more}} : quatre logements coûtent {{four}}.',
  book_title: 'Réserver une publicité',
  book_text:
    'Écrivez-nous en indiquant votre entreprise, les aéroports et le mois où vous voulez commencer. Nous répondons sous {{hours}} heures.',
  book: 'Demander une publicité',
};

export const vacation = {
  meta_description:
    'Touchez les voyageurs près des aéroports : emplacements, prix et chiffres, et ce que coûte la publication d’un logement de vacances.',
  lead: 'Les voyageurs ne cherchent pas que des lits : une salle de sport, un garage, un café qui ouvre tôt.',
  results_place_text: 'À côté des logements des aéroports que vous choisissez.',
  listing_place_text: 'Dans la colonne à côté d’un logement, près de votre entreprise.',
  listing_title: 'Vous avez un logement ?',
};

export const crew = {
  meta_description:
    'Touchez les équipages près de leurs bases : emplacements, prix et chiffres, et ce que coûte la publication d’un logement.',
  results_place_text: 'À côté des logements des aéroports que vous choisissez.',
  listing_place_text: 'Dans la colonne à côté d’un logement, près de votre entreprise.',
  listing_title: 'Vous avez un logement ?',
};
