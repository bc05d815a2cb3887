export default {
  my_crew: 'Meus hóspedes',
  revenue_none_text:
    'Quando você tiver hóspedes e o primeiro mês terminar, as receitas e a ocupação aparecem aqui.',
  transactions_description: 'Pagamentos entre você e seus hóspedes ou anfitriões.',
  transactions_lead: 'Todos os pagamentos dos seus hóspedes, com cartão e manuais',
  tenant: 'Hóspede',
  tenant_all: 'Todos os hóspedes',
  rental: 'Imóvel de temporada',
  rental_all: 'Todos os imóveis de temporada',
  lister: 'Anfitrião',
};
