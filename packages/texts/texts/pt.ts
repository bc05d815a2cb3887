export default {
  basic_title: 'The New Hire',
  cancel: 'Cancelar',
  close: 'Fechar',
  delete: 'Excluir',
  edit: 'Editar',
  premium_title: 'Line Holder',
  pro_title: 'Senior Mama',
  purpose_damage: 'Danos',
  purpose_deposit: 'Caução',
  purpose_extra_nights: 'Noites extras',
  purpose_late_fee: 'Multa por atraso',
  purpose_other: 'Outro pagamento',
  purpose_parking: 'Estacionamento',
  purpose_rent: 'Aluguel',
  seeker_title: 'Busca',
  something_went_wrong: 'Algo deu errado. Tente de novo.',
  try_again: 'Tentar de novo',
  undo: 'Desfazer',
};

export const vacation = {
  seeker_title: 'Viajante',
};
