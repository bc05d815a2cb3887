export default {
  quick_replies: 'Respostas rápidas',
  quick_replies_text: 'Salve o que você escreve com frequência e insira ao responder uma mensagem.',
  quick_replies_none: 'Você ainda não tem respostas rápidas.',
  quick_replies_switched: 'Só o membro pode ver e mudar isto.',
  quick_replies_full: 'Você tem {{count}} respostas rápidas. Exclua uma para adicionar outra.',
  add: 'Adicionar resposta rápida',
  add_title: 'Nova resposta rápida',
  edit_title: 'Editar resposta rápida',
  edit_one: 'Editar {{title}}',
  delete_one: 'Excluir {{title}}',
  title: 'Título',
  message: 'Mensagem',
  variables: 'Inserir',
  variables_hint: 'Preenchido quando você usa a resposta.',
  variable_name: 'O nome da pessoa',
  variable_listing: 'O crash pad',
  variable_price: 'O preço',
  variable_free_from: 'O primeiro dia livre',
  save: 'Salvar resposta rápida',
  added: 'Resposta rápida adicionada.',
  changed: 'Resposta rápida salva.',
  deleted: 'Resposta rápida excluída.',
  delete_title: 'Excluir esta resposta rápida?',
  delete_text: 'Não é possível desfazer. As mensagens que você enviou com “{{title}}” continuam.',
  keep: 'Manter',
};

export const vacation = {
  variable_listing: 'O imóvel de temporada',
};

export const crew = {
  variable_listing: 'O alojamento',
};
