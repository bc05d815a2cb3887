export default {
  emails_title: 'Emails',
  emails_text:
    'Escolha quando enviamos emails. Recibos, avisos de segurança e emails legais sempre chegam na hora.',
  emails_switched: 'Só o membro pode ver e mudar isto.',
  refusal_check: 'Conferir meu endereço de email',
  emails_saved: 'Escolha salva.',
  topic_messages: 'Mensagens',
  topic_messages_hint: 'Mensagens não lidas, 10 minutos depois de chegarem.',
  topic_rent: 'Estadias e pagamentos',
  topic_rent_hint: 'Convites, mudanças em uma estadia, aluguel e pagamentos que falharam.',
  topic_reviews: 'Avaliações',
  topic_reviews_hint: 'Novas avaliações e respostas.',
  topic_alerts: 'Listas de espera e buscas salvas',
  topic_alerts_hint: 'Quando uma cama fica livre ou um crash pad combina com sua busca.',
  topic_reminders: 'Lembretes',
  topic_reminders_hint: 'O que você pode ter esquecido, como uma resposta ou o fim de um plano.',
  topic_news: 'Novidades',
  topic_news_hint: 'Suas boas-vindas e o que há de novo no {{brand}}.',
  time_now: 'Na hora',
  time_daily: 'Uma vez por dia',
  time_off: 'Nunca',

  unsubscribe_meta: 'Cancelar emails',
  unsubscribe_description: 'Desative emails do {{brand}}.',
  unsubscribe_title: 'Cancelar emails',
  unsubscribe_ask: 'Parar de receber emails sobre isto?',
  unsubscribe_confirm: 'Cancelar emails',
  unsubscribed_title: 'Emails cancelados',
  unsubscribed_text: 'Não enviaremos mais estes emails: {{topic}}.',
  choose_emails: 'Escolher seus emails',
  unsubscribe_bad_title: 'Este link não funciona',
  unsubscribe_bad: 'Abra-o de novo pelo email ou escolha seus emails nas configurações da conta.',
  unsubscribe_unreachable: 'Não conseguimos acessar o servidor. Tente de novo.',

  reminders_title: 'Seus inquilinos',
  reminders: 'Lembrar inquilinos que pagam diretamente',
  reminders_text:
    'Escrevemos três dias antes do vencimento do aluguel, no dia e três dias depois se ele ainda estiver em aberto.',
  reminders_on: 'Ativado. Lembramos os inquilinos que pagam diretamente.',
  reminders_off: 'Desativado. Você mesmo lembra os inquilinos que pagam diretamente.',
  reminders_switched: 'Só o membro pode alterar isto.',
};

export const vacation = {
  reminders_title: 'Seus hóspedes',
  reminders: 'Lembrar hóspedes que pagam diretamente',
  reminders_on: 'Ativado. Lembramos os hóspedes que pagam diretamente.',
  reminders_off: 'Desativado. Você mesmo lembra os hóspedes que pagam diretamente.',
  topic_alerts_hint: 'Quando uma cama fica livre ou um imóvel de temporada combina com sua busca.',
};

export const crew = {
  topic_alerts_hint: 'Quando uma cama fica livre ou um alojamento combina com sua busca.',
};
