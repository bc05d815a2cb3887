export default {
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
