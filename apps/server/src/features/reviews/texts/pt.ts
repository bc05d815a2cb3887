export default {
  changed: 'Sua avaliação foi alterada.',
  edit_too_late: 'Uma avaliação pode ser alterada por 48 horas, e elas já passaram.',
  lister_responded: 'O anfitrião já respondeu, então não é mais possível alterar a avaliação.',
  no_tenant: 'só inquilinos podem avaliar',
  responded: 'Você já respondeu a esta avaliação.',
  response_published: 'Sua resposta foi publicada.',
  reviewed: 'você já avaliou este anúncio',
  thanks: 'Obrigado pela sua avaliação.',
};

export const vacation = {
  lister_responded: 'O anfitrião já respondeu, então não é mais possível alterar a avaliação.',
};
