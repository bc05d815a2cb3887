export default {
  contents: 'Sur cette page',
  related: 'À lire ensuite',
  ask_us: 'Nous poser une question',
  what_line: 'Les mots, les lits, et un mois dans chacun.',
  why_line: 'Crash pad, hôtel et bail, comparés en chiffres.',
  help_line: 'Des réponses courtes, faciles à chercher.',
  policies_line: 'Ce que nous attendons les uns des autres.',
  house_rules_line: 'Partager une cuisine et laisser dormir les autres.',
  quality_listings_line: 'Ce que nous vérifions, et comment juger une annonce.',
  refund_policies_line: 'Ce que nous remboursons, et comment demander.',
  security_line: 'Cartes, connexions, arnaques.',
  problems_line: 'Que faire quand une page ne marche pas.',
  contact_line: 'Écrivez-nous.',
  fees_line: 'Tous les prix, avec un exemple.',
  emails_line: 'Combien nous en envoyons, et comment en recevoir moins.',
  image_requirements_line: 'Des photos qui remplissent les lits.',
  tenant_management_line: 'Chambres, lits, loyers et rapports au même endroit.',
  autopay_line: 'Le loyer par carte, jour par jour.',
  tenant_messaging_line: 'Écrire à un locataire ou à toute une maison.',
  listing_apps_line: 'Trouvez le forfait qui convient.',
  advertise_line: 'Faites connaître votre entreprise aux équipages.',
  featured_details_line: 'Ce que signifient et coûtent les mentions.',
  terms_line: 'Ce dont vous et {{brand}} convenez.',
  privacy_line: 'Ce que nous enregistrons, pourquoi et pendant combien de temps.',
  airports_line: 'Choisissez votre base et voyez ce qui est libre.',
};

export const vacation = {
  why_line: 'Logement de vacances, hôtel et bail, comparés en chiffres.',
  advertise_line: 'Faites connaître votre entreprise aux voyageurs.',
  airports_line: 'Choisissez un aéroport et voyez ce qui est libre.',
};

export const crew = {
  why_line: 'Logement, hôtel et bail, comparés en chiffres.',
};
