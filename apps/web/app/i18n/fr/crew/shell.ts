export default {
  demo_banner: 'Démo : les membres, les logements et les paiements de ce site sont fictifs.',
  what: 'Qu’est-ce qu’un logement d’équipage ?',
};
