export default {
  account_expired: 'Sua conta expirou. Renove a assinatura para continuar.',
  account_inactive: 'Sua conta não está ativa.',
  bad_link: 'Este link expirou ou não é válido.',
  check_what_you_entered: 'Confira o que você digitou.',
  forbidden: 'Você não tem permissão para fazer isto.',
  heic_help:
    'Esta foto está no formato HEIC, que não conseguimos ler. Salve como JPEG e envie de novo: no iPhone, em Câmera > Formatos, escolha Mais Compatível; no Mac, exporte pelo app Pré-Visualização.',
  internal: 'Ocorreu um erro no servidor. Tente de novo mais tarde.',
  job_in_progress: 'Esta tarefa está na fila ou em execução.',
  key_reused: 'Esta Idempotency-Key já foi usada com outro conteúdo.',
  login_expired: 'O login expirou... Saia e entre de novo.',
  not_found: 'Não encontrado.',
  token_expired: 'O login expirou? Atualize a página, depois saia e entre de novo',
  too_many_requests_one: 'Solicitações demais. Tente de novo em {{count}} segundo.',
  too_many_requests_other: 'Solicitações demais. Tente de novo em {{count}} segundos.',
  unavailable: 'Esta parte do site não está disponível agora. Tente de novo em instantes.',
  unreadable: 'Não foi possível ler a solicitação.',
};
