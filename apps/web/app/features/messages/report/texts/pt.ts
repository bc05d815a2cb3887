export default {
  report: 'Denunciar',
  title: 'Denunciar {{name}}',
  lead_message: 'Analisamos esta mensagem e algumas antes e depois. O outro membro não é avisado.',
  lead_thread: 'Analisamos as mensagens mais recentes. O outro membro não é avisado.',
  lead_user: 'Analisamos este perfil. O membro não fica sabendo quem denunciou.',
  lead_listing: 'Analisamos este crash pad. O anfitrião não fica sabendo quem denunciou.',
  lead_review:
    'Analisamos esta avaliação e a resposta a ela. O autor não fica sabendo quem denunciou.',
  reason: 'O que está errado?',
  reason_scam: 'Golpe ou fraude',
  reason_harassment: 'Assédio ou insultos',
  reason_not_real: 'Não é real',
  reason_contact: 'Dados de contato ou pagamento fora do site',
  reason_other: 'Outra coisa',
  note: 'O que devemos saber?',
  note_hint: 'Só nossa equipe lê isto.',
  send: 'Enviar denúncia',
  failed: 'Sua denúncia não foi enviada. Tente de novo.',
  thanks: 'Obrigado pela denúncia. Vamos analisar.',
  done: 'Concluir',
};

export const vacation = {
  lead_listing: 'Analisamos este imóvel de temporada. O anfitrião não fica sabendo quem denunciou.',
};

export const crew = {
  lead_listing: 'Analisamos este alojamento. O anfitrião não fica sabendo quem denunciou.',
};
