export default {
  lister_empty_text:
    'Quand un logement est complet, on peut rejoindre sa liste d’attente. Vous voyez ici qui attend.',
};
