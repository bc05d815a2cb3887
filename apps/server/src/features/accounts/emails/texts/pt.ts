export default {
  asked_heading: 'Alguém pediu para mudar seu email',
  asked_not_you: 'Se não foi você, mude sua senha agora. Assim o link deixa de funcionar.',
  asked_preview: 'Nada muda até o novo endereço ser confirmado.',
  asked_subject: 'Alguém pediu para mudar seu email no {{brand}}',
  asked_text:
    '{{greeting}} Alguém que sabe sua senha pediu para mudar o email da sua conta. Enviamos um link ao novo endereço, a não ser que ele seja de outra conta. Nada muda até alguém abrir o link.',
  attempts_advice:
    'Sua conta não está bloqueada. Se sua senha é curta, ou se você a usa em outro lugar, mude-a.',
  attempts_heading: 'Alguém está tentando adivinhar sua senha',
  attempts_note: 'Se foi você que errou a senha, pode ignorar este email.',
  attempts_preview: 'As tentativas falharam. Sua conta não está bloqueada.',
  attempts_subject: 'Muitas tentativas de entrar na sua conta do {{brand}}',
  attempts_text:
    '{{greeting}} Alguém tentou muitas senhas erradas na sua conta hoje. As tentativas falharam, e nós as deixamos mais lentas.',
  browser_on_system: '{{browser}} no {{system}}',
  change_password: 'Mudar minha senha',
  closed_again: 'Você pode abrir uma nova conta com este endereço quando quiser.',
  closed_heading: 'Sua conta foi encerrada',
  closed_preview: 'Não cobraremos de novo.',
  closed_subject: 'Sua conta no {{brand}} foi encerrada',
  closed_text:
    'Você encerrou sua conta. Removemos seu cartão e não cobraremos de novo. Tiramos seus anúncios do ar e excluímos seus dados, menos os necessários para recibos e avaliações.',
  code_heading: 'Encerre sua conta',
  code_note:
    'O código vale por {{minutes}} minutos, só no navegador em que você o pediu. Se você não o pediu, mude sua senha. Ninguém pode encerrar sua conta sem o código.',
  code_preview: 'O código vale por {{minutes}} minutos.',
  code_subject: 'Seu código para encerrar sua conta no {{brand}}',
  code_text:
    '{{greeting}} Digite este código na página em que você o pediu. Isso encerra sua conta e não pode ser desfeito.',
  email_changed_heading: 'Seu email foi alterado',
  email_changed_preview: 'Você não pode mais entrar com este endereço.',
  email_changed_subject: 'Seu email no {{brand}} foi alterado',
  email_changed_text:
    'Sua conta tem um novo email, já confirmado. Você não pode mais entrar com este endereço, e enviamos nossos emails para o novo.',
  fact_device: 'Aparelho',
  fact_login: 'Método',
  fact_network: 'Rede',
  fact_time: 'Horário',
  greeting: 'Olá, {{name}}.',
  greeting_unnamed: 'Olá.',
  ignore_if_you: 'Se foi você, pode ignorar este email.',
  link_preview: 'O link vale por {{minutes}} minutos.',
  lister_button: 'Adicionar um {{place}}',
  lister_next: 'Adicione seu primeiro {{place}}, para que as pessoas possam encontrá-lo.',
  lister_then:
    'Depois, configure seus repasses e convide quem vai ficar com você, para receber o aluguel por cartão.',
  login: 'Entrar',
  login_by_password: 'Senha',
  login_by_link: 'Link em um email',
  login_by_google: 'Google',
  login_by_facebook: 'Facebook',
  login_by_sign_up: 'Cadastro',
  login_by_passkey: 'Chave de acesso',
  login_by_invitation: 'Convite',
  login_note: 'O link funciona uma vez, por {{minutes}} minutos. Não encaminhe este email.',
  login_subject: 'Seu link para entrar no {{brand}}',
  login_text: '{{greeting}} Você pode entrar com este link. Não precisa de senha.',
  new_device_heading: 'Login em um novo dispositivo',
  new_device_subject: 'Novo dispositivo na sua conta {{brand}}',
  new_device_text:
    '{{greeting}} Alguém entrou na sua conta com um dispositivo ou navegador que não conhecíamos.',
  new_email_button: 'Confirmar meu novo email',
  new_email_heading: 'Este é o seu novo email?',
  new_email_note:
    'O link funciona por {{hours}} horas. Se você não tem conta no {{brand}}, pode ignorar este email.',
  new_email_preview: 'Confirme, e você entra com este endereço.',
  new_email_subject: 'Confirme seu novo email no {{brand}}',
  new_email_text:
    'Quando você confirmar, vai entrar com este endereço e receber nossos emails aqui. Até lá, sua conta fica com o email atual.',
  not_you: 'Se não foi você, escreva para {{address}} imediatamente.',
  notice_preview: 'Se foi você, pode ignorar este email.',
  password_heading: 'Sua senha foi alterada',
  password_not_you: 'Se não foi você, mude sua senha agora. Isso desconecta todos.',
  password_preview: 'Seus outros aparelhos foram desconectados.',
  password_subject: 'Sua senha no {{brand}} foi alterada',
  password_text:
    '{{greeting}} Sua senha acabou de ser alterada. Sua conta foi desconectada dos outros aparelhos.',
  payout_account_changed_heading: 'Seus repasses vão para outra conta',
  payout_account_changed_subject: 'Sua conta de recebimento da {{brand}} mudou',
  payout_account_changed_text:
    '{{greeting}} A conta bancária ou o cartão de débito que recebe seus repasses mudou.',
  provider_linked_heading: 'Uma nova forma de entrar',
  provider_linked_subject: 'Nova forma de entrar na sua conta {{brand}}',
  provider_linked_text:
    '{{greeting}} Alguém entrou na sua conta com outro site, que verificou seu email. A partir de agora você também pode entrar assim.',
  reset: 'Escolher uma nova senha',
  reset_note:
    'O link funciona uma vez, por {{minutes}} minutos. Se você não o pediu, pode ignorar este email: sua senha continua a mesma.',
  reset_subject: 'Escolha uma nova senha no {{brand}}',
  reset_text: '{{greeting}} Alguém pediu uma nova senha para sua conta.',
  seeker_button: 'Encontrar um {{place}}',
  seeker_next: 'Escolha um aeroporto e veja quais {{places}} têm camas livres.',
  seeker_then:
    'Salve sua busca e avisamos de novidades, preços menores e camas livres. Em cada anúncio você pode enviar uma mensagem.',
  tenant_button: 'Abrir minha estadia',
  tenant_next: 'Abra sua estadia para ver os detalhes.',
  tenant_then: 'Lá você aceita convites, paga o aluguel e envia mensagens.',
  verify_button: 'Verificar meu email',
  verify_heading: 'Este é o seu email?',
  verify_note:
    'O link funciona por {{hours}} horas. Se você não criou uma conta no {{brand}}, pode ignorar este email.',
  verify_preview: 'Verifique, para que nossos emails cheguem a você.',
  verify_subject: 'Verifique seu email no {{brand}}',
  verify_text: 'Alguém abriu uma conta com este endereço. Se foi você, verifique-o.',
  welcome_after: 'Depois disso: {{next}}',
  welcome_heading: 'Boas-vindas a bordo',
  welcome_note: 'Você entra com este email. Nunca pedimos sua senha por email.',
  welcome_pay: 'Pagar meu plano',
  welcome_preview: 'Sua conta está pronta.',
  welcome_subject: 'Boas-vindas ao {{brand}}',
  welcome_text: '{{greeting}} Sua conta está pronta. {{next}}',
  welcome_unpaid_preview: 'Falta um passo: pagar seu plano.',
  welcome_unpaid_text:
    '{{greeting}} Falta um passo: pagar seu plano. Então sua conta abre e enviamos um recibo.',
  account_locked_subject: 'Sua conta {{brand}} está bloqueada',
  account_locked_preview: 'O que você ainda pode fazer, e por quê',
  account_locked_text:
    '{{greeting}} Bloqueamos sua conta e encerramos suas sessões. Você pode entrar para ler, pagar e acertar o que está em aberto. Seus anúncios não aparecem na busca e ninguém pode aceitar seus convites. O aluguel das estadias atuais continua.',
  account_locked_hold:
    'As cobranças também estão suspensas: não cobramos os cartões dos seus inquilinos, não repassamos nada a você, e você não pode anular, encerrar nem devolver dinheiro fora do {{brand}}. Seus inquilinos sabem que os pagamentos estão suspensos.',
  account_unlocked_subject: 'Sua conta {{brand}} está desbloqueada',
  account_unlocked_preview: 'Você pode usar tudo de novo',
  account_unlocked_text:
    '{{greeting}} Sua conta está desbloqueada. Seus anúncios voltaram à busca e seus convites estão abertos.',
  account_unlocked_hold:
    'As cobranças continuam: o aluguel dos períodos atuais é cobrado agora. O de períodos anteriores não é cobrado automaticamente; você recebe um email sobre isso. Os repasses continuam como antes.',
  fact_reason: 'Motivo',
  lock_questions: 'Dúvidas? Escreva para {{address}}.',
  support_email_text: 'Confirme que este endereço é seu. A conta passa a usá-lo em {{day}}.',
  support_email_note: 'Se você não pediu, ignore este email. Assim nada muda.',
  support_asked_subject: 'Seu email do {{brand}} vai mudar',
  support_asked_preview: 'Você pode impedir até lá.',
  support_asked_text:
    '{{greeting}} Pediram ao suporte para mudar o email da sua conta para {{email}}. Ele muda em {{day}}, se esse endereço for confirmado. Se não foi você, impeça.',
  stop_this: 'Impedir isto',
  support_stopped_subject: 'Seu email do {{brand}} continua o mesmo',
  support_stopped_text: '{{greeting}} A mudança do seu email foi impedida. Você entra como antes.',
  second_step_on_subject: 'A segunda etapa da sua conta {{brand}} está ativa',
  second_step_on_heading: 'A segunda etapa está ativa',
  second_step_on_text:
    '{{greeting}} A partir de agora, o login também pede um código do seu app autenticador ou um dos seus códigos de recuperação. Encerramos suas sessões em todos os outros lugares.',
  second_step_off_subject: 'A segunda etapa da sua conta {{brand}} está desativada',
  second_step_off_heading: 'A segunda etapa está desativada',
  second_step_off_text:
    '{{greeting}} A segunda etapa foi desativada. Sua senha sozinha volta a bastar para entrar. O app autenticador e os códigos de recuperação foram excluídos.',
  recovery_code_used_subject: 'Um código de recuperação da sua conta {{brand}} foi usado',
  recovery_code_used_heading: 'Um código de recuperação foi usado',
  recovery_code_used_text:
    '{{greeting}} Alguém entrou com um dos seus códigos de recuperação. Códigos restantes: {{left}}.',
  recovery_code_used_low:
    'Crie códigos de recuperação novos nas configurações da sua conta antes que acabem.',
  recovery_codes_made_subject: 'Códigos de recuperação novos para sua conta {{brand}}',
  recovery_codes_made_heading: 'Você tem códigos de recuperação novos',
  recovery_codes_made_text:
    '{{greeting}} Dez códigos de recuperação novos foram criados. Os antigos não funcionam mais.',
  passkey_added_subject: 'Uma chave de acesso foi adicionada à sua conta {{brand}}',
  passkey_added_heading: 'Você tem uma nova chave de acesso',
  passkey_added_text:
    '{{greeting}} A chave de acesso “{{name}}” foi adicionada à sua conta. Quem a tiver pode entrar sem sua senha.',
  passkey_removed_subject: 'Uma chave de acesso foi removida da sua conta {{brand}}',
  passkey_removed_heading: 'Uma chave de acesso foi removida',
  passkey_removed_text:
    '{{greeting}} A chave de acesso “{{name}}” foi removida da sua conta. Ninguém mais entra com ela.',
  passkey_counter_fell_subject: 'Confira as chaves de acesso da sua conta {{brand}}',
  passkey_counter_fell_heading: 'Uma chave de acesso pode ter sido copiada',
  passkey_counter_fell_text:
    '{{greeting}} Alguém usou uma das suas chaves de acesso como se usaria uma cópia dela. Nós a recusamos. Remova essa chave nas configurações e adicione uma nova.',
  start_reset_subject: 'Remover a segunda etapa da sua conta {{brand}}',
  start_reset_heading: 'Perdeu o telefone e os códigos?',
  start_reset_preview: 'Leva 72 horas e pode ser impedido.',
  start_reset_text:
    '{{greeting}} Alguém que entrou na sua conta pediu para remover a segunda etapa. O link inicia uma espera de 72 horas. Depois, a segunda etapa fica desativada e todas as sessões são encerradas.',
  start_reset_button: 'Iniciar as 72 horas',
  start_reset_note:
    'O link funciona uma vez e expira em {{minutes}} minutos. Se você não pediu isto, alguém tem sua senha: mude-a agora e não use o link.',
  reset_started_subject: 'A segunda etapa da sua conta {{brand}} será removida',
  reset_started_preview: 'Você pode impedir até lá.',
  reset_started_text:
    '{{greeting}} Alguém pediu para remover a segunda etapa da sua conta. Ela será removida em {{day}}, e todas as sessões serão encerradas. Se não foi você, impeça e mude sua senha. Um login com a segunda etapa também impede.',
  reset_soon_subject: 'Falta um dia: a segunda etapa da sua conta {{brand}} será removida',
  reset_stopped_subject: 'A segunda etapa da sua conta {{brand}} continua ativa',
  reset_stopped_heading: 'A segunda etapa continua ativa',
  reset_stopped_text:
    '{{greeting}} A remoção da segunda etapa foi impedida. Você entra como antes.',
  reset_done_subject: 'A segunda etapa da sua conta {{brand}} foi removida',
  reset_done_heading: 'A segunda etapa foi removida',
  reset_done_text:
    '{{greeting}} A segunda etapa está desativada e todas as sessões foram encerradas. Entre com sua senha e configure-a de novo nas configurações da sua conta.',
  operator_reset_subject: 'Removemos a segunda etapa da sua conta {{brand}}',
  operator_reset_heading: 'Removemos a segunda etapa',
  operator_reset_text:
    '{{greeting}} Removemos a segunda etapa da sua conta e encerramos todas as suas sessões. Entre com sua senha e configure-a de novo.',
};
