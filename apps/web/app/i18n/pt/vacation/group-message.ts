export default {
  title: 'Escrever aos seus hóspedes',
  loading: 'Carregando seus hóspedes…',
  load_failed: 'Não foi possível carregar seus hóspedes.',
  no_tenants: 'Nenhum hóspede encontrado. Convide um hóspede primeiro e depois escreva aqui.',
  more: 'Uma mensagem em grupo vai para até {{max}} hóspedes. Selecionamos só os primeiros {{max}}.',
  why_nobody: 'Selecione pelo menos um hóspede.',
  sent_one: 'Enviada para {{count}} hóspede.',
  sent_other: 'Enviada para {{count}} hóspedes.',
};
