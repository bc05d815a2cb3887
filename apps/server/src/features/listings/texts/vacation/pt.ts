export default {
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
