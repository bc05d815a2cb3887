export default {
  demo_banner:
    'Demonstração: os membros, imóveis de temporada e pagamentos deste site são fictícios.',
  what: 'O que é um imóvel de temporada?',
  tenant_management: 'Gestão de hóspedes',
  tenant_messaging: 'Mensagens para hóspedes',
  footer_note:
    'O %brand% conecta anfitriões e viajantes. Combine os detalhes com o anfitrião antes de pagar.',
  featured: 'Imóveis em destaque',
};
