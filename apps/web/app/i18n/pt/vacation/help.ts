export default {
  meta_description:
    'Respostas para viajantes, hóspedes e anfitriões do %brand%: camas, mensagens, convites, aluguel, cartões e contas.',
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
