export default {
  archived: 'conversa arquivada',
  blocked: 'O membro está bloqueado.',
  former_member: 'Ex-membro',
  not_yet: 'Você pode escrever quando a pessoa escrever a você ou alugar de você.',
  quick_reply_deleted: 'Resposta rápida excluída.',
  reported: 'Obrigado pela denúncia. Vamos analisar.',
  reported_before: 'Você já denunciou isto. Vamos analisar.',
  sent: 'mensagem enviada',
  too_many_quick_replies_one:
    'Você tem {{count}} resposta rápida. Exclua uma para adicionar outra.',
  too_many_quick_replies_other:
    'Você tem {{count}} respostas rápidas. Exclua uma para adicionar outra.',
  unblocked: 'O membro não está mais bloqueado.',
  upgrade_required: 'Escolha um plano para escrever a anfitriões de quem você não aluga.',
};

export const vacation = {
  upgrade_required: 'Escolha um plano para escrever a anfitriões de quem você não aluga.',
};
