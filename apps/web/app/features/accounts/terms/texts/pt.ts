export default {
  terms_meta: 'Termo de ciência',
  terms_description: 'O que os membros do {{brand}} aceitam.',
  terms_title: 'Termo de ciência',
  terms_lead: 'Leia isto com atenção. É o nosso acordo com você, em palavras simples.',
  terms_read_only: 'Você aceitou isto ao criar sua conta.',
  terms_of_role:
    'Membros com este tipo de conta aceitam isto ao criá-la. Os preços são os do menor plano.',
  terms_back: 'Voltar ao início',
  for_lister: 'Para anfitriões',
  for_seeker: 'Para interessados',
  for_tenant: 'Para inquilinos',

  lister_plan: 'Seu plano e o preço',
  lister_plan_text:
    'Você escolheu {{title}}. Custa {{price}} por ano. Cobramos do seu cartão quando você cria a conta e depois a cada ano, um dia antes do fim do ano pago, até você desativar “Renovar automaticamente” em Meus serviços, nas configurações. Seu plano vale então até o fim do ano pago. Se em vez disso você excluir seu cartão, sua conta fica inativa na hora. O que você publicou continua nos resultados até o fim do ano pago. Não reembolsamos meses não usados.',
  lister_listing: 'Seus crash pads',
  lister_listing_text:
    'Anuncie só lugares que você pode alugar. Descreva-os com a verdade e mantenha preço, camas, regras e fotos atualizados. Não coloque o número da rua nem telefones em textos ou fotos. O site mostra uma área. Os inquilinos veem o endereço quando vocês se aceitam.',
  lister_law: 'Lei, seguro e segurança',
  lister_law_text:
    'As leis locais e seus contratos definem se você pode alugar camas, quantas pessoas podem dormir lá, quais impostos você deve e de qual seguro precisa. Cumpri-los é responsabilidade sua. Garanta que detectores de fumaça, fechaduras e camas estejam seguros e limpos antes da chegada de alguém.',
  lister_tenants: 'Seus inquilinos',
  lister_tenants_text:
    'Trate todos por igual, seja qual for a origem, religião ou orientação. Combine com cada inquilino o aluguel, a caução e as regras da casa antes da primeira noite e devolva a caução como combinado. Os contratos são entre você e seus inquilinos. Não somos parte deles.',
  lister_money: 'Aluguel pelo AutoPay',
  lister_money_text:
    'Se você nos deixar cobrar o aluguel, o provedor de pagamentos o repassa a você, menos as tarifas dele e 1% para nós. Você vê cada tarifa antes de ativar o AutoPay e pode desativá-lo quando quiser.',

  seeker_plan: 'Seis meses por um pagamento',
  seeker_plan_text:
    'Você paga {{price}} uma vez, com cartão, ao criar a conta. Isso dá seis meses de acesso a partir de hoje. Não renova. Depois de seis meses, desativamos sua conta até você decidir pagar de novo. Não reembolsamos meses não usados.',
  seeker_search: 'O que você recebe',
  seeker_search_text:
    'Você pode escrever a todos os anfitriões de todas as bases quantas vezes quiser. Não prometemos que uma cama esteja livre, que um anfitrião responda nem que um lugar seja como você esperava. Pergunte, leia as avaliações e visite o lugar se puder.',
  seeker_agree: 'Antes de pagar a um anfitrião',
  seeker_agree_text:
    'Você e o anfitrião combinam aluguel, caução, datas e regras da casa. Não somos parte desse acordo. Combine por escrito neste site. Nunca envie dinheiro a quem não quer mostrar o lugar e denuncie quem pedir isso.',
  seeker_manners: 'Na casa de outra pessoa',
  seeker_manners_text:
    'Siga as regras da casa, deixe as coisas como encontrou e deixe os outros dormirem. Tripulantes chegam a qualquer hora.',

  tenant_plan: 'Sem plano, sem tarifa',
  tenant_plan_text:
    'Um anfitrião convidou você. Sua conta é grátis, enquanto você aluga e depois. Você só precisa de um cartão se pagar o aluguel por este site.',
  tenant_rental: 'Sua estadia',
  tenant_rental_text:
    'O convite do anfitrião informa a cama, as datas, o aluguel, a caução e as regras da casa. Ao aceitar o convite, você os aceita. O contrato é entre vocês dois. Não somos parte dele.',
  tenant_autopay: 'Se você aceitar o AutoPay',
  tenant_autopay_text:
    'Cobramos a caução quando você aceita. Cobramos o aluguel na data de chegada, às 07:00 UTC, e depois todo mês no dia combinado. Você vê cada valor antes de aceitar e pode desativar o AutoPay quando quiser. A partir daí, você e o anfitrião acertam entre si o que você dever.',
  tenant_manners: 'Na casa',
  tenant_manners_text:
    'Siga as regras da casa, avise o anfitrião com antecedência quando for sair e deixe a cama e o quarto como encontrou.',

  common_account: 'Sua conta',
  common_account_text:
    'Sua conta é só sua. Dê informações verdadeiras, tenha idade para fazer contratos onde mora e não compartilhe sua senha. Podemos encerrar contas usadas para enganar, assediar ou descumprir a lei.',
  common_messages: 'Mensagens e avaliações',
  common_messages_text:
    'Escreva o que é verdade e seja educado. Avalie só o que você mesmo viveu. Podemos remover o que descumprir estas regras e ler mensagens que alguém denunciar.',
  common_data: 'Seus dados',
  common_data_text:
    'Os outros membros veem seu nome de exibição, sua foto e o que você escreve sobre si. Nunca veem sua data de nascimento e só veem seu telefone se você permitir. O número do cartão vai para o provedor de pagamentos e nunca chega a nós. Você pode pedir que encerremos sua conta. Então excluímos tudo o que a lei não nos obriga a guardar.',
  common_liability: 'Nossa responsabilidade',
  common_liability_text:
    'Nós aproximamos pessoas e mantemos o site funcionando o melhor que podemos. Não somos donos dos lugares anunciados, não os inspecionamos nem fazemos seguro deles. Respondemos pelo que fazemos com dolo ou culpa grave e sempre que a lei não nos permite excluir a responsabilidade.',
  common_changes: 'Se estes termos mudarem',
  common_changes_text:
    'Enviamos um email pelo menos 30 dias antes. Se não concordar, você pode pedir que encerremos sua conta antes dessa data.',

  your_password: 'Digite sua senha de novo',
  your_password_text:
    'Não guardamos sua senha neste navegador. Digite de novo a senha da sua nova conta.',
  new_password: 'Senha',
  confirm_password: 'Confirmar senha',
  i_agree: 'Li e concordo.',
  accept: 'Aceitar e continuar',
  why_disabled: 'Marque a caixa acima para aceitar.',
  what_next: 'A seguir, você paga com cartão. Nada é cobrado nesta página.',
  change_details: 'Alterar seus dados',
  failed: 'Algo deu errado. Tente de novo.',
};

export const vacation = {
  for_seeker: 'Para viajantes',
  for_tenant: 'Para hóspedes',
  lister_listing: 'Seus imóveis de temporada',
  lister_listing_text:
    'Anuncie só lugares que você pode alugar. Descreva-os com a verdade e mantenha preço, camas, regras e fotos atualizados. Não coloque o número da rua nem telefones em textos ou fotos. O site mostra uma área. Os hóspedes veem o endereço quando vocês se aceitam.',
  lister_tenants: 'Seus hóspedes',
  lister_tenants_text:
    'Trate todos por igual, seja qual for a origem, religião ou orientação. Combine com cada hóspede o aluguel, a caução e as regras da casa antes da primeira noite e devolva a caução como combinado. Os contratos são entre você e seus hóspedes. Não somos parte deles.',
  seeker_manners_text:
    'Siga as regras da casa, deixe as coisas como encontrou e deixe os outros dormirem. Hóspedes chegam a qualquer hora.',
  seeker_search_text:
    'Você pode escrever a todos os anfitriões de todos os destinos quantas vezes quiser. Não prometemos que uma cama esteja livre, que um anfitrião responda nem que um lugar seja como você esperava. Pergunte, leia as avaliações e visite o lugar se puder.',
  for_lister: 'Para anfitriões',
  seeker_agree: 'Antes de pagar a um anfitrião',
  seeker_agree_text:
    'Você e o anfitrião combinam aluguel, caução, datas e regras da casa. Não somos parte desse acordo. Combine por escrito neste site. Nunca envie dinheiro a quem não quer mostrar o lugar e denuncie quem pedir isso.',
  tenant_plan_text:
    'Um anfitrião convidou você. Sua conta é grátis, enquanto você aluga e depois. Você só precisa de um cartão se pagar o aluguel por este site.',
  tenant_rental_text:
    'O convite do anfitrião informa a cama, as datas, o aluguel, a caução e as regras da casa. Ao aceitar o convite, você os aceita. O contrato é entre vocês dois. Não somos parte dele.',
  tenant_autopay_text:
    'Cobramos a caução quando você aceita. Cobramos o aluguel na data de chegada, às 07:00 UTC, e depois todo mês no dia combinado. Você vê cada valor antes de aceitar e pode desativar o AutoPay quando quiser. A partir daí, você e o anfitrião acertam entre si o que você dever.',
  tenant_manners_text:
    'Siga as regras da casa, avise o anfitrião com antecedência quando for sair e deixe a cama e o quarto como encontrou.',
};

export const crew = {
  lister_listing: 'Seus alojamentos',
};
