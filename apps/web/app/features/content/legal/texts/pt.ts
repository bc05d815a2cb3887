export default {
  version_of: 'Versão {{version}}, a partir de {{date}}',
  from: 'A partir de {{date}}',
  terms_title: 'Termos de uso',
  terms_lead: 'O que você e o {{brand}} combinam.',
  privacy_title: 'Privacidade',
  privacy_lead: 'O que o {{brand}} guarda sobre você, por quê, quem vê e por quanto tempo.',
  agreed_title: 'O que você aceita',
  agreed_text:
    'Ao criar sua conta, você aceita o termo de ciência do seu tipo de conta: [se anuncia](/notice-of-understanding?for=lister), [se procura](/notice-of-understanding?for=seeker) ou [se recebeu um convite](/notice-of-understanding?for=tenant). Ele faz parte destes termos, assim como nossas [políticas](/policies), a [política de reembolso](/refund-policies) e as [tarifas](/fees).',
  parties_title: 'Quem contrata com quem',
  parties_text:
    'Seu contrato conosco é sobre o site e o seu plano. Quem anuncia e quem se hospeda têm um contrato próprio sobre a cama. Não fazemos parte dele.',
  versions_title: 'Novas versões',
  versions_text:
    'Cada versão tem uma data. Quando há uma nova, pedimos que você a aceite depois de entrar na conta e guardamos sua resposta. Você pode responder depois. Você nunca precisa aceitá-la para pagar, parar um pagamento ou encerrar sua conta.',
  questions_title: 'Perguntas',
  questions_text: '[Escreva para nós](/contact).',
  stored_title: 'O que guardamos e por quê',
  stored_text:
    '- **Sua conta:** nome, email, telefone, data de nascimento, foto e o que você escreve sobre si.\n- **Seus anúncios:** endereço, textos, fotos e documentos.\n- **Estadias e pagamentos:** datas, valores, recibos e os quatro últimos dígitos do seu cartão.\n- **Contato com outros:** mensagens, avaliações e denúncias.\n- **Segurança:** acessos, aparelhos e endereços de rede.\n\nPrecisamos disso para sua conta, suas estadias e seus pagamentos, e para manter o site seguro. Nunca vendemos esses dados.',
  seen_title: 'Quem vê',
  seen_text:
    '[O que os outros veem](/security#others) está na nossa página de segurança. Os administradores veem o necessário para ajudar você ou conferir uma denúncia, e registramos o que eles abrem.',
  shared_title: 'Quem recebe',
  shared_text:
    '- O provedor de cartões recebe o número do seu cartão e cada pagamento. Ele identifica os anfitriões que recebem repasses.\n- Um serviço de email entrega nossas mensagens.\n- Google ou Facebook, se você entra por eles.\n- Os serviços de mapas e endereços recebem os lugares que você vê ou procura.',
  cookies_title: 'Cookies e dados no navegador',
  cookies_text:
    'Guardamos só o que o site precisa: seu acesso, idioma e tema, que você já usou este navegador, e o que você salvou ou digitou aqui. Não há cookies de publicidade.',
  kept_title: 'Por quanto tempo',
  kept_text:
    '- **Até você encerrar a conta:** dados de contato, senha, fotos, anúncios e o que você salvou.\n- **Nomes, estadias, pagamentos, recibos e o que você aceitou:** {{years}} anos após o fim do ano.\n- **Mensagens:** {{messages}} meses depois que os dois membros encerraram a conta.\n- **Denúncias:** {{reports}} meses após a decisão.\n- **Eventos de segurança:** {{audit}} meses; os endereços de rede deles, {{addresses}} meses.\n- **Notificações e registros de emails:** {{notices}} dias.\n- **Que o seu email recusa as nossas mensagens:** até você confirmá-lo de novo, ou até nenhuma conta nem estadia ter esse email.',
  rights_title: 'Seus direitos',
  rights_text:
    'Nas suas [configurações](/account-setting), você pode ver e corrigir seus dados e encerrar acessos. Para uma cópia dos seus dados, para se opor ou para encerrar sua conta, [escreva para nós](/contact).',
};
