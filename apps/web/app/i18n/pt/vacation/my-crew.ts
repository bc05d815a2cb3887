export default {
  title: 'Meus hóspedes',
  description: 'Seus hóspedes, convites e alterações recentes.',
  lead: 'Hóspedes, convites e alterações recentes',
  add_tenant: 'Adicionar hóspede',
  stat_tenants: 'Hóspedes',
  tenants_csv: 'Hóspedes em CSV',
  help_invite: 'Convide hóspedes',
  search: 'Buscar nos seus hóspedes',
  location: 'Imóvel de temporada',
  location_all: 'Todos os imóveis de temporada',
  found_zero: 'Nenhum hóspede',
  found_one: '{{count}} hóspede',
  found_other: '{{count}} hóspedes',
  empty_title: 'Nenhum hóspede ainda',
  empty_text: 'Convide um hóspede para uma cama. Ele aceita por email, com ou sem conta.',
  none_match: 'Nenhum hóspede encontrado',
  left_text: 'Seus hóspedes saíram. Convide o próximo com “Adicionar hóspede”.',
  see_past: 'Ver hóspedes anteriores',
  selection: 'Hóspedes selecionados',
  phase_staying: 'Em estadia',
  expired_text:
    'Você ainda pode cancelar convites, fazer e confirmar check-outs e editar notas. Renove o plano para convidar ou editar.',
  rent_change_asked:
    'Você pediu {{amount}} a partir de {{from}}. Seu hóspede ainda não respondeu. Até lá, o aluguel continua {{old}}.',
  rent_change_accepted:
    'Seu hóspede aceitou {{amount}} a partir de {{from}}. Até lá, o aluguel é de {{old}}.',
  rent_change_declined:
    'Seu hóspede recusou {{amount}} a partir de {{from}}. O aluguel continua {{old}}.',
};
