export default {
  demo_banner: 'Démo : les membres, les logements et les paiements de ce site sont fictifs.',
  what: 'Qu’est-ce qu’un logement de vacances ?',
  tenant_management: 'Gestion des locataires',
  tenant_messaging: 'Messages aux locataires',
  listing_apps: 'Forfaits pour hôtes',
  footer_note:
    '%brand% met en relation hôtes et voyageurs. Mettez-vous d’accord avec votre hôte avant de payer.',
  featured: 'Logements à la une',
};
