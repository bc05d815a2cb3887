export default {
  meta_title: 'Gestão de hóspedes',
  meta_description:
    'Dê nome a quartos e camas, convide hóspedes, receba o aluguel, acompanhe receitas e ocupação e escreva a todos os hóspedes com o %brand%.',
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
