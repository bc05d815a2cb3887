export default {
  results_map: 'Carte des crash pads autour de {{airport}}',
  results_map_anywhere: 'Carte des crash pads',
  place_map: 'Carte du quartier',
  keyboard_hint: 'Carte. Déplacez-la avec les flèches, zoomez avec plus et moins.',
  scroll_hint: 'Maintenez Ctrl en faisant défiler pour zoomer sur la carte',
  scroll_hint_mac: 'Maintenez ⌘ en faisant défiler pour zoomer sur la carte',
  touch_hint: 'Utilisez deux doigts pour déplacer la carte',
  skip_map: 'Passer la carte',
  zoom_in: 'Zoomer',
  zoom_out: 'Dézoomer',
  whole_area: 'Afficher toute la zone',
  pins: 'Crash pads sur la carte',
  pin: 'Crash pad, {{price}} par mois',
  pin_featured: 'Crash pad, {{price}} par mois, à la une',
  cluster: '{{number}} dès {{price}}',
  cluster_name: '{{label}} : zoomer pour voir ces crash pads',
  close_card: 'Fermer',
  card_loading: 'Chargement du crash pad',
  ring_miles: '{{count}} miles',
  you_are_here: 'Vous êtes ici',
  map_unavailable: 'Nous ne pouvons pas afficher la carte ici',
  map_unavailable_text:
    'WebGL est désactivé dans ce navigateur, il ne peut donc pas dessiner de cartes. Tout le reste de la page fonctionne.',
  map_loading: 'Chargement de la carte…',
  approximate_map: 'Carte approximative',
  map_failed: 'Le chargement de la carte a échoué',
  map_failed_text: 'Vérifiez votre connexion et réessayez. Le reste de la page fonctionne.',
  retry: 'Réessayer',
  approximate: 'Emplacement approximatif',
  approximate_text:
    'Ce crash pad se trouve quelque part dans le cercle. Le loueur vous donnera l’adresse exacte.',
  airport_at: '{{airport}} : à {{distance}}',
  use_my_location: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  found_you: 'Position trouvée.',
  pin_map: 'Carte avec le repère de votre crash pad',
  pin_hint:
    'Faites glisser le repère jusqu’à la porte, ou déplacez-le avec les flèches. Maintenez Maj pour de plus grands pas.',
  pin_label: 'Repère de votre crash pad. Déplacez-le avec les flèches.',
};

export const vacation = {
  results_map: 'Carte des logements autour de {{airport}}',
  results_map_anywhere: 'Carte des logements',
  pins: 'Logements sur la carte',
  pin: 'Logement, {{price}} par mois',
  pin_featured: 'Logement, {{price}} par mois, à la une',
  cluster_name: '{{label}} : zoomer pour voir ces logements',
  card_loading: 'Chargement du logement',
  approximate_text:
    'Ce logement se trouve quelque part dans le cercle. L’hôte vous donnera l’adresse exacte.',
  pin_map: 'Carte avec le repère de votre logement',
  pin_label: 'Repère de votre logement. Déplacez-le avec les flèches.',
};

export const crew = {
  results_map: 'Carte des logements autour de {{airport}}',
  results_map_anywhere: 'Carte des logements',
  pins: 'Logements sur la carte',
  pin: 'Logement, {{price}} par mois',
  pin_featured: 'Logement, {{price}} par mois, à la une',
  cluster_name: '{{label}} : zoomer pour voir ces logements',
  card_loading: 'Chargement du logement',
  approximate_text:
    'Ce logement se trouve quelque part dans le cercle. Le loueur vous donnera l’adresse exacte.',
  pin_map: 'Carte avec le repère de votre logement',
  pin_label: 'Repère de votre logement. Déplacez-le avec les flèches.',
};
