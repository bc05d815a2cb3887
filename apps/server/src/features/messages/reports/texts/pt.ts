export default {
  about: 'Sobre',
  button: 'Ver as denúncias',
  contact: 'Dados de contato ou pagamento fora do site',
  harassment: 'Assédio',
  listing_subject: 'Um membro denunciou um crash pad',
  message_subject: 'Um membro denunciou uma mensagem',
  not_real: 'Não é real',
  note: 'Nota',
  other_reason: 'Outra coisa',
  reason: 'Motivo',
  review_subject: 'Um membro denunciou uma avaliação',
  scam: 'Golpe ou fraude',
  text: 'Olá, {{name}}. {{reporter}} enviou uma denúncia.',
  thread_subject: 'Um membro denunciou uma conversa',
  user_subject: 'Um membro denunciou outro membro',
};

export const vacation = {
  listing_subject: 'Um membro denunciou um imóvel',
};
