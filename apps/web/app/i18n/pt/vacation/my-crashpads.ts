export default {
  title: 'Meu imóvel de temporada',
  description: 'Seus imóveis de temporada: hóspedes, camas livres e receitas.',
  lead: 'Hóspedes, camas livres e receitas em um só lugar',
  stat_crashpads: 'Imóveis de temporada',
  empty_title: 'Seu primeiro imóvel de temporada fica aqui',
  draft_untitled: 'Rascunho: imóvel de temporada sem título',
  search: 'Buscar nos seus imóveis de temporada',
  found_zero: 'Nenhum imóvel de temporada',
  found_one: '{{count}} imóvel de temporada',
  found_other: '{{count}} imóveis de temporada',
  none_match: 'Nenhum imóvel de temporada encontrado',
  none_match_text: 'Tente outra busca ou mostre todos os imóveis de temporada.',
  removed_title: 'Removemos este imóvel de temporada da busca e ocultamos a página dele.',
  invite_to: '{{bed}}, livre: convidar um hóspede',
  lives_here: 'Hóspede',
  act_crew: 'Meus hóspedes',
  act_message: 'Escrever a todos os hóspedes deste imóvel',
  select_all_tenants: 'Selecionar os hóspedes de todos os imóveis de temporada',
  act_invite: 'Convidar hóspede',
  because_tenants:
    'Você tem hóspedes pendentes ou aceitos. Exclua todos os hóspedes e convites para fazer esta alteração.',
  because_limit:
    'Seu plano não permite mais imóveis de temporada. Mude de plano para adicionar um.',
  because_card: 'Adicione primeiro um cartão. Depois você pode adicionar imóveis de temporada.',
  deactivate_text:
    'Nós o tiramos da busca, e os hóspedes não podem pedir uma cama. Reative quando tiver vaga.',
  your_crashpad_has_been_reactivated: 'Seu imóvel de temporada foi reativado.',
  your_crashpad_has_been_deactivated:
    'Seu imóvel de temporada foi desativado. Reative quando tiver vaga.',
  your_crashpad_has_been_removed: 'Seu imóvel de temporada foi removido.',
};
