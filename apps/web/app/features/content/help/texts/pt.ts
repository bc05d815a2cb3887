export default {
  meta_title: 'Ajuda e perguntas frequentes',
  meta_description:
    'Respostas para quem procura uma cama, inquilinos e anfitriões do {{brand}}: camas, mensagens, convites, aluguel, cartões e contas.',
  title: 'Ajuda e perguntas frequentes',
  lead: 'Respostas curtas para as dúvidas mais comuns.',
  search: 'Buscar nas perguntas',
  search_button: 'Buscar',
  found_zero: 'Nenhuma pergunta encontrada. Tente menos palavras ou fale conosco.',
  found_one: '{{count}} pergunta',
  found_other: '{{count}} perguntas',
  clear: 'Mostrar todas as perguntas',
  seekers: 'Se você procura uma cama',
  tenants: 'Inquilinos',
  listers: 'Anfitriões',
  payments: 'Pagamentos',
  account: 'Conta',
  more: 'Não encontrou a resposta?',
  more_text: 'Fale conosco. Uma pessoa responde em até {{hours}} horas.',
  more_link: 'Fale conosco',

  seekers_1_q: 'Como encontro um crash pad perto da minha base?',
  seekers_1_a:
    'Digite o código do aeroporto ou a cidade na página inicial e escolha na lista. Você vê todos os crash pads a até {{miles}} milhas, em lista e no mapa. Ordene por distância ou preço e filtre por quem pode ficar.',
  seekers_2_q: 'Preciso de uma conta para olhar?',
  seekers_2_a:
    'Não. Preços, fotos, camas, regras e avaliações são abertos a todos. Você só precisa de uma conta para escrever a um anfitrião.',
  seekers_3_q: 'O que recebo por {{seeker}}?',
  seekers_3_a:
    'Acesso por {{months}} meses: escreva a todos os anfitriões de todas as bases quantas vezes quiser. É um pagamento único e não renova.',
  seekers_4_q: 'Qual é a diferença entre cama compartilhada e cama fixa?',
  seekers_4_a:
    'Uma cama fixa é só sua. Uma cama compartilhada você divide com pessoas que nunca estão lá na mesma noite. Veja [o que é um crash pad](/what).',
  seekers_5_q: 'Todas as camas estão ocupadas. Posso entrar em uma lista de espera?',
  seekers_5_a:
    'Sim. Entre na lista de espera na página do crash pad e diga a partir de quando precisa de uma cama. Quando uma ficar livre, ela pode ser reservada para você por 24 horas.',
  seekers_6_q: 'O anfitrião não responde. E agora?',
  seekers_6_a:
    'Espere {{hours}} horas, porque anfitriões também voam. Depois escreva a mais dois ou três por perto. Se um anúncio parecer abandonado, [avise-nos](/contact?subject=Abandoned+listing).',
  seekers_7_q: 'O que significa “mais de 10 mi”?',
  seekers_7_a:
    'Mais de dez milhas do aeroporto. Os anfitriões informam a distância até os aeroportos que escolhem. Para os outros, medimos em linha reta.',
  seekers_8_q: 'Como ativo o acesso à localização?',
  seekers_8_a:
    'Abra as configurações do site no navegador, em geral pelo ícone ao lado do endereço, e permita a localização. No celular, permita-a também para o navegador nas configurações do sistema. Depois recarregue a página.',

  tenants_1_q: 'Recebi um convite. Preciso de um plano?',
  tenants_1_a: 'Não. Com um convite, você usa o {{brand}} de graça, enquanto aluga e depois.',
  tenants_2_q: 'Como aceito um convite?',
  tenants_2_a:
    'Abra o link do email. Confira a cama, as datas e os valores, aceite os termos e adicione um cartão se o anfitrião usar o AutoPay. Leva poucos minutos.',
  tenants_3_q: 'Por que meu convite diz que não vale mais?',
  tenants_3_a:
    'Você já o aceitou ou recusou, o anfitrião o cancelou ou há um mais novo. Procure um email mais recente ou peça um novo convite ao anfitrião.',
  tenants_4_q: 'Como faço para sair antes?',
  tenants_4_a:
    'Na página da sua estadia, escolha Mudar data de check-out. O anfitrião confirma ou recusa. O aluguel que você já pagou se acerta entre você e o anfitrião.',
  tenants_5_q: 'Como recebo minha caução de volta?',
  tenants_5_a:
    'Ela fica com o anfitrião, que a devolve depois do seu check-out. Se houver desconto, você vê quanto e por quê. Lembramos os anfitriões que esquecem.',
  tenants_6_q: 'Quando posso avaliar um anfitrião?',
  tenants_6_a:
    'A partir do dia de check-in da sua estadia com ele. É uma avaliação por lugar, e você pode editá-la por dois dias.',

  listers_1_q: 'Como anuncio meu crash pad?',
  listers_1_a:
    'Escolha [um plano](/listing-apps) e complete cinco etapas: básico, quartos e camas, comodidades, regras, fotos. Salvamos o rascunho, então você pode parar quando quiser.',
  listers_2_q: 'Por que meu crash pad não aparece na busca?',
  listers_2_a:
    'Ele está inativo ou oculto, ou seu plano terminou. Meus crash pads mostra o motivo. Crash pads lotados continuam na busca, mas esmaecidos.',
  listers_3_q: 'Meu endereço aparece no site?',
  listers_3_a:
    'Não. Os visitantes veem um círculo em torno de um ponto aproximado. Os inquilinos veem o endereço depois de aceitar.',
  listers_4_q: 'Por que não consigo desativar ou excluir um anúncio?',
  listers_4_a:
    'Ele tem inquilinos pendentes ou aceitos. Primeiro cancele os convites e faça o check-out dos inquilinos. Ou oculte o anúncio da busca, o que você pode fazer quando quiser.',
  listers_5_q: 'Posso anunciar em dois aeroportos?',
  listers_5_a:
    'Sim. Escolha até {{airports}} e informe a distância até cada um. Aeroportos a até {{miles}} milhas mostram seu anúncio mesmo que você não os escolha.',
  listers_6_q: 'Quantas fotos posso adicionar?',
  listers_6_a:
    'Até {{pictures}}. Cada uma pode ter até {{size}} MB. Veja os [requisitos das fotos](/image-requirements).',
  listers_7_q: 'O que acontece com o aluguel quando meu plano termina?',
  listers_7_a:
    'Seus inquilinos continuam pagando. Para enviar convites, adicionar anúncios ou aparecer na busca, é preciso renovar.',

  payments_1_q: 'Que cartões posso usar?',
  payments_1_a:
    'Cartões de crédito e débito que nosso provedor aceita, da maioria dos países. Os valores são em dólares americanos.',
  payments_2_q: 'Por que meu cartão foi recusado?',
  payments_2_a:
    'A página mostra o motivo do banco. Confira número, validade e código, tente outro cartão ou ligue para o banco. Nada foi cobrado.',
  payments_3_q: 'Quando o AutoPay cobra o aluguel?',
  payments_3_a:
    'Às {{hour}} UTC no dia do check-in e depois todo mês no dia do pagamento. Cobramos a caução quando você aceita. Veja [AutoPay](/autopay).',
  payments_4_q: 'Quanto custa pagar o aluguel com cartão?',
  payments_4_a:
    'O inquilino paga só o aluguel. O anfitrião paga a tarifa do provedor do cartão e 1% para nós. [Veja um exemplo](/fees).',
  payments_5_q: 'Onde estão meus recibos?',
  payments_5_a:
    'Os de planos estão em [Recibos](/receipts). Os de aluguel, na página da estadia para inquilinos e em Transações para anfitriões.',
  payments_6_q: 'Posso receber um reembolso?',
  payments_6_a:
    'Em casos justos. Leia a [política de reembolso](/refund-policies) e envie o número do seu recibo.',
  payments_7_q: 'Para onde vai o aluguel pago com cartão?',
  payments_7_a:
    'Para uma conta bancária nos Estados Unidos, no Canadá, no Reino Unido, na Suíça ou no Espaço Econômico Europeu. Com uma conta em outro lugar, o aluguel é cobrado por conta própria. A Stripe converte os dólares para a moeda da conta e pode cobrar por isso.',

  account_1_q: 'E se eu esquecer minha senha?',
  account_1_a: '[Receba um link por email](/forgot). Ele funciona uma vez, por {{reset}} minutos.',
  account_2_q: 'Como paro a renovação do meu plano?',
  account_2_a:
    'Desative “Renovar automaticamente” em Meus serviços, nas suas [configurações](/account-setting?tab=my-services). Seu plano vai até o fim, e seu cartão continua. Planos Busca nunca renovam.',
  account_3_q: 'Como mudo meu email?',
  account_3_a:
    'Nas suas [configurações](/account-setting), digite sua senha e o novo email. Enviamos um link para o novo endereço. Abra-o para confirmar.',
  account_4_q: 'E se outra pessoa estiver usando minha conta?',
  account_4_a:
    'Mude sua senha e desconecte todos os outros aparelhos em Segurança, nas suas [configurações](/account-setting?tab=security). Avise-nos se vir algo que você não fez.',
  account_5_q: 'Como encerro minha conta?',
  account_5_a:
    'Se você é anfitrião, termine as estadias e exclua o cartão primeiro. Depois encerre a conta nas configurações, se elas oferecerem isso, ou [peça a nós](/contact?subject=Close+my+account).',
  account_6_q: 'O que é a segunda etapa?',
  account_6_a:
    'Depois da senha, pedimos uma chave de acesso ou um código de um app de autenticação no seu telefone. Ninguém entra só com a sua senha. Ative em Segurança, nas suas [configurações](/account-setting?tab=security), e guarde os dez códigos de recuperação: cada um serve uma vez no lugar de um código do app.',
  account_8_q: 'O que é uma chave de acesso?',
  account_8_a:
    'Com uma chave de acesso você entra com sua digital, seu rosto, um PIN ou uma chave de segurança, sem senha e sem código. Nenhum site falso consegue pedi-la. Adicione uma em Segurança, nas suas [configurações](/account-setting?tab=security). Se ela está em um só aparelho, adicione outra.',
  account_7_q: 'E se eu perder o telefone e os códigos de recuperação?',
  account_7_a:
    'Entre com a senha e escolha “Não consigo fazer isso”. Enviamos um link que remove a segunda etapa depois de {{lost}} horas. Até lá, você pode impedir. Não funciona se você mudou a senha nos últimos {{young}} dias, nem para administradores.',
};

export const vacation = {
  meta_description:
    'Respostas para viajantes, hóspedes e anfitriões do {{brand}}: camas, mensagens, convites, aluguel, cartões e contas.',
  seekers: 'Viajantes',
  tenants: 'Hóspedes',
  seekers_1_q: 'Como encontro um imóvel de temporada perto do meu destino?',
  seekers_1_a:
    'Digite o código do aeroporto ou a cidade na página inicial e escolha na lista. Você vê todos os imóveis de temporada a até {{miles}} milhas, em lista e no mapa. Ordene por distância ou preço e filtre por quem pode ficar.',
  seekers_4_a:
    'Uma cama fixa é só sua. Uma cama compartilhada você divide com pessoas que nunca estão lá na mesma noite. Veja [o que é um imóvel de temporada](/what).',
  seekers_5_a:
    'Sim. Entre na lista de espera na página do imóvel de temporada e diga a partir de quando precisa de uma cama. Quando uma ficar livre, ela pode ser reservada para você por 24 horas.',
  listers_1_q: 'Como anuncio meu imóvel de temporada?',
  listers_2_q: 'Por que meu imóvel de temporada não aparece na busca?',
  listers_2_a:
    'Ele está inativo ou oculto, ou seu plano terminou. Meus imóveis de temporada mostra o motivo. Imóveis de temporada lotados continuam na busca, mas esmaecidos.',
  listers_3_a:
    'Não. Os visitantes veem um círculo em torno de um ponto aproximado. Os hóspedes veem o endereço depois de aceitar.',
  listers_4_a:
    'Ele tem hóspedes pendentes ou aceitos. Primeiro cancele os convites e faça o check-out dos hóspedes. Ou oculte o anúncio da busca, o que você pode fazer quando quiser.',
  listers_7_a:
    'Seus hóspedes continuam pagando. Para enviar convites, adicionar anúncios ou aparecer na busca, é preciso renovar.',
  payments_4_a:
    'O hóspede paga só o aluguel. O anfitrião paga a tarifa do provedor do cartão e 1% para nós. [Veja um exemplo](/fees).',
  payments_5_a:
    'Os de planos estão em [Recibos](/receipts). Os de aluguel, na página da estadia para hóspedes e em Transações para anfitriões.',
  account_2_a:
    'Exclua seu cartão em Forma de pagamento, nas suas [configurações](/account-setting?tab=payment-method). Planos de viajante nunca renovam.',
  seekers_3_a:
    'Acesso por {{months}} meses: escreva a todos os anfitriões de todos os destinos quantas vezes quiser. É um pagamento único e não renova.',
  seekers_6_a:
    'Espere {{hours}} horas. Depois escreva a mais dois ou três por perto. Se um anúncio parecer abandonado, [avise-nos](/contact?subject=Abandoned+listing).',
};

export const crew = {
  seekers_1_q: 'Como encontro um alojamento perto da minha base?',
  seekers_1_a:
    'Digite o código do aeroporto ou a cidade na página inicial e escolha na lista. Você vê todos os alojamentos a até {{miles}} milhas, em lista e no mapa. Ordene por distância ou preço e filtre por quem pode ficar.',
  seekers_4_a:
    'Uma cama fixa é só sua. Uma cama compartilhada você divide com pessoas que nunca estão lá na mesma noite. Veja [o que é um alojamento](/what).',
  seekers_5_a:
    'Sim. Entre na lista de espera na página do alojamento e diga a partir de quando precisa de uma cama. Quando uma ficar livre, ela pode ser reservada para você por 24 horas.',
  listers_1_q: 'Como anuncio meu alojamento?',
  listers_2_q: 'Por que meu alojamento não aparece na busca?',
  listers_2_a:
    'Ele está inativo ou oculto, ou seu plano terminou. Meus alojamentos mostra o motivo. Alojamentos lotados continuam na busca, mas esmaecidos.',
};
