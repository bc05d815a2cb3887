export default {
  title: 'Calendário',
  lead: 'Veja check-ins, check-outs e dias de aluguel no seu app de calendário.',
  text: 'Adicione este endereço como assinatura no Google Agenda, no Calendário da Apple ou no Outlook. Quem tem o endereço pode ler seu calendário.',
  only_member: 'Só o membro pode ver o endereço do próprio calendário.',
  show: 'Mostrar endereço',
  try_again: 'Tentar de novo',
  failed: 'Não foi possível carregar o endereço.',
  address: 'Endereço do calendário',
  copy: 'Copiar',
  copied: 'Endereço copiado.',
  renew: 'Novo endereço',
  renew_title: 'Gerar um novo endereço?',
  renew_text: 'O endereço antigo deixa de funcionar em todos os calendários que o usam.',
  renewed: 'Você tem um novo endereço.',
  keep: 'Manter o antigo',
  show_of: 'Mostrar endereço de {{title}}',
  address_of: 'Endereço do calendário de {{title}}',
  end: 'Encerrar endereço',
  end_title: 'Encerrar este endereço?',
  end_text: 'Ele para de funcionar em todos os calendários que o usam. Você pode criar outro.',
  ended: 'O endereço não funciona mais.',
  keep_address: 'Manter',
  houses_title: 'Calendários para limpeza e parceiros',
  houses_lead: 'Um endereço por crash pad, com camas, chegadas, saídas e dias bloqueados.',
  houses_text:
    'Sem nomes, valores, telefones ou notas. Quem tiver o endereço pode ler até você encerrá-lo.',
};

export const vacation = {
  houses_lead:
    'Um endereço por imóvel de temporada, com camas, chegadas, saídas e dias bloqueados.',
};

export const crew = {
  houses_lead: 'Um endereço por alojamento, com camas, chegadas, saídas e dias bloqueados.',
};
