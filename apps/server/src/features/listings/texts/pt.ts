export default {
  created: 'Seu crash pad foi criado.',
  deactivated: 'Seu crash pad foi desativado. Reative quando tiver vaga.',
  draft_edited_meanwhile: 'Este rascunho mudou nesse meio-tempo.',
  draft_removed: 'Seu rascunho foi removido.',
  edited_meanwhile: 'Este crash pad mudou nesse meio-tempo.',
  has_tenants:
    'você tem inquilinos pendentes ou aceitos; exclua todos os inquilinos e convites para fazer esta alteração',
  needs_card: 'Adicione um cartão à sua conta antes de adicionar um crash pad.',
  not_copied: 'Este crash pad foi removido do site e não pode ser copiado.',
  plan_limit_one: 'Seu plano permite {{count}} crash pad. Mude de plano para adicionar outro.',
  plan_limit_other: 'Seu plano permite {{count}} crash pads. Mude de plano para adicionar outro.',
  reactivated: 'Seu crash pad foi reativado.',
  removed: 'Seu crash pad foi removido.',
  reviewed: 'Você já avaliou este crash pad.',
  room_has_tenants:
    'este crash pad tem um inquilino pendente ou aceito; exclua todos os inquilinos para excluí-lo',
  room_removed: 'O quarto foi removido.',
  price_updated: 'O preço foi atualizado.',
  price_for_next_tenant:
    'O preço foi atualizado. Ele vale para o próximo inquilino; o aluguel atual não muda.',
  room_updated: 'O quarto foi atualizado.',
  updated: 'Seu crash pad foi atualizado.',
  wrong_state: 'A situação deste crash pad não permite esta alteração.',
};

export const vacation = {
  created: 'Seu imóvel foi criado.',
  deactivated: 'Seu imóvel foi desativado. Reative quando tiver vaga.',
  edited_meanwhile: 'Este imóvel mudou nesse meio-tempo.',
  needs_card: 'Adicione um cartão à sua conta antes de adicionar um imóvel.',
  not_copied: 'Este imóvel foi removido do site e não pode ser copiado.',
  plan_limit_one: 'Seu plano permite {{count}} imóvel. Mude de plano para adicionar outro.',
  plan_limit_other: 'Seu plano permite {{count}} imóveis. Mude de plano para adicionar outro.',
  reactivated: 'Seu imóvel foi reativado.',
  removed: 'Seu imóvel foi removido.',
  reviewed: 'Você já avaliou este imóvel.',
  room_has_tenants:
    'este imóvel tem um hóspede pendente ou aceito; exclua todos os hóspedes para excluí-lo',
  updated: 'Seu imóvel foi atualizado.',
  wrong_state: 'A situação deste imóvel não permite esta alteração.',
};
