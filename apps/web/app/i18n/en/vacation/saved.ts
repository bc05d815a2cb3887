export default {
  no_searches_text:
    'Search near your destination and press "Save this search". We\'ll email you what\'s new.',
};
