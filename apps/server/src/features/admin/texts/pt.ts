export default {
  already_closed: 'Esta denúncia já está encerrada.',
  dismissed: 'A denúncia foi arquivada.',
  email_not_failed: 'Este email não falhou.',
  email_retried: 'O email está sendo enviado de novo.',
  hidden: 'Está oculto para todos.',
  job_not_failed: 'Esta tarefa não falhou.',
  job_retried: 'A tarefa está rodando de novo.',
  logged_out_elsewhere: 'Seus outros aparelhos foram desconectados.',
  member_logged_out: 'O membro foi desconectado de todos os aparelhos.',
  not_hidable: 'Só é possível ocultar crash pads e avaliações.',
  restored: 'Todos podem ver de novo.',
};
