export default {
  meta_title: 'Gestão de inquilinos',
  meta_description:
    'Dê nome a quartos e camas, convide inquilinos, receba o aluguel, acompanhe receitas e ocupação e escreva a todos os inquilinos com o {{brand}}.',
  title: 'Gestão de inquilinos',
  lead: 'Quem dorme onde, quem pagou e qual cama está livre na sexta. Sem planilha.',
  beds_title: 'Quartos e camas',
  beds_text:
    'Dê a cada quarto e cama um nome que seus inquilinos conheçam, como “Quarto azul, beliche de cima”. Cada cama está livre, ocupada ou pendente, e Meus crash pads mostra um ponto por cama. Não dá para prometer uma cama a duas pessoas na mesma noite.',
  invite_title: 'Convites',
  invite_text:
    '1. Escolha uma cama e digite o email do inquilino.\n2. Defina aluguel, caução e check-in, e o check-out se você souber.\n3. A pessoa recebe um email com todos os detalhes e aceita em poucos minutos, com ou sem conta.\n\nAté o aceite, você pode mudar ou cancelar o convite. Inquilinos não precisam de plano.',
  rent_title: 'Aluguel',
  rent_text:
    'Use o [AutoPay](/autopay) para receber o aluguel no seu banco ou registre pagamentos manuais. A lista de aluguéis mostra cada mês como pago, a pagar, em atraso ou a vencer. Quem deve aparece primeiro.',
  reports_title: 'Receitas e ocupação',
  reports_text:
    'Veja suas receitas deste mês e do mês passado e quantas camas estavam ocupadas. Baixe suas transações em uma planilha ou abra um extrato anual para o seu contador.',
  history_title: 'Histórico e notas',
  history_text:
    'Cada estadia tem um histórico: quem mudou qual data, valor ou cama, e quando. Você pode adicionar notas que só você vê. Inquilinos antigos continuam no seu histórico.',
  messages_title: 'Mensagens em grupo',
  messages_text:
    'Vai faltar água na terça? Selecione seus inquilinos, de uma casa ou de todas, e escreva uma vez só. [Mais sobre mensagens](/tenant-messaging).',
  plan_title: 'De qual plano preciso?',
  plan_text:
    'Todos os planos de anfitrião incluem tudo isto. A única diferença é quantos imóveis e inquilinos eles permitem. [Compare os planos](/listing-apps).',
};

export const vacation = {
  meta_title: 'Gestão de hóspedes',
  meta_description:
    'Dê nome a quartos e camas, convide hóspedes, receba o aluguel, acompanhe receitas e ocupação e escreva a todos os hóspedes com o {{brand}}.',
  title: 'Gestão de hóspedes',
  beds_text:
    'Dê a cada quarto e cama um nome que seus hóspedes conheçam, como “Quarto azul, beliche de cima”. Cada cama está livre, ocupada ou pendente, e Meus imóveis de temporada mostra um ponto por cama. Não dá para prometer uma cama a duas pessoas na mesma noite.',
  invite_text:
    '1. Escolha uma cama e digite o email do hóspede.\n2. Defina aluguel, caução e check-in, e o check-out se você souber.\n3. A pessoa recebe um email com todos os detalhes e aceita em poucos minutos, com ou sem conta.\n\nAté o aceite, você pode mudar ou cancelar o convite. Hóspedes não precisam de plano.',
  history_text:
    'Cada estadia tem um histórico: quem mudou qual data, valor ou cama, e quando. Você pode adicionar notas que só você vê. Hóspedes antigos continuam no seu histórico.',
  messages_text:
    'Vai faltar água na terça? Selecione seus hóspedes, de uma casa ou de todas, e escreva uma vez só. [Mais sobre mensagens](/tenant-messaging).',
  plan_text:
    'Todos os planos de anfitrião incluem tudo isto. A única diferença é quantos imóveis e hóspedes eles permitem. [Compare os planos](/listing-apps).',
};

export const crew = {
  beds_text:
    'Dê a cada quarto e cama um nome que seus inquilinos conheçam, como “Quarto azul, beliche de cima”. Cada cama está livre, ocupada ou pendente, e Meus alojamentos mostra um ponto por cama. Não dá para prometer uma cama a duas pessoas na mesma noite.',
};
