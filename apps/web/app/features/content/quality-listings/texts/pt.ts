export default {
  meta_title: 'Anúncios de qualidade',
  meta_description:
    'O que verificamos todo dia, como lembramos os anfitriões, como avaliar um crash pad antes de pagar e como denunciar um anúncio.',
  title: 'Anúncios de qualidade',
  lead: 'Trabalhamos todo dia para manter os anúncios honestos e atualizados. Não podemos garantir cada um deles.',
  pledge_title: 'Nosso compromisso',
  pledge_text:
    'Queremos que cada anúncio seja um lugar real com uma cama real. Exigimos fotos reais, uma descrição completa e camas identificadas, e agimos quando há denúncias. Mas não fazemos visitas. Ninguém do {{brand}} dormiu lá, então confie também nos seus olhos.',
  daily_title: 'O que acontece todo dia',
  daily_text:
    '- Todo dia, verificamos quais anúncios os anfitriões ainda atualizam.\n- Se um anúncio não muda há {{days}} dias, enviamos um email ao anfitrião: preço, camas e fotos ainda estão certos?\n- Se todas as camas estão ocupadas, lembramos o anfitrião de desativar ou ocultar o anúncio até haver uma cama livre. Repetimos isso no máximo a cada {{again}} dias.\n- Quando o plano de um anfitrião termina, os anúncios dele saem da busca.\n- Crash pads lotados ficam na lista, esmaecidos e com um selo, para você não escrever à toa.',
  emails_title: 'Os lembretes se somam',
  emails_text: 'Emails que enviamos até agora, incluindo lembretes:',
  emails_caption: 'Emails enviados',
  judge_title: 'Como avaliar um anúncio',
  judge_text:
    '1. Conte. As camas das fotos batem com as da lista?\n2. Procure a mesma janela, o mesmo piso ou sofá em várias fotos. Fotos de casas diferentes são um mau sinal.\n3. Leia as avaliações e o perfil do anfitrião.\n4. Veja a distância e como você chegaria ao terminal às 4 da manhã.\n5. Faça três perguntas: qual cama está livre e quando, quem mais mora lá e o que a caução cobre.\n6. Veja o lugar. Uma chamada de vídeo basta. Quem tem um lugar real gosta de mostrá-lo.\n7. Compare o preço com outros por perto. Se for barato demais, tome cuidado.',
  report_title: 'Denuncie um anúncio',
  report_text:
    'Há algo errado? [Diga](/contact?subject=Report+a+listing) qual é o anúncio e o que você viu. As denúncias são confidenciais: não contamos ao anfitrião quem escreveu. Se você já enviou dinheiro, ligue primeiro para o banco.',
};

export const vacation = {
  meta_description:
    'O que verificamos todo dia, como lembramos os anfitriões, como avaliar um imóvel de temporada antes de pagar e como denunciar um anúncio.',
  daily_text:
    '- Todo dia, verificamos quais anúncios os anfitriões ainda atualizam.\n- Se um anúncio não muda há {{days}} dias, enviamos um email ao anfitrião: preço, camas e fotos ainda estão certos?\n- Se todas as camas estão ocupadas, lembramos o anfitrião de desativar ou ocultar o anúncio até haver uma cama livre. Repetimos isso no máximo a cada {{again}} dias.\n- Quando o plano de um anfitrião termina, os anúncios dele saem da busca.\n- Imóveis de temporada lotados ficam na lista, esmaecidos e com um selo, para você não escrever à toa.',
};

export const crew = {
  meta_description:
    'O que verificamos todo dia, como lembramos os anfitriões, como avaliar um alojamento antes de pagar e como denunciar um anúncio.',
  daily_text:
    '- Todo dia, verificamos quais anúncios os anfitriões ainda atualizam.\n- Se um anúncio não muda há {{days}} dias, enviamos um email ao anfitrião: preço, camas e fotos ainda estão certos?\n- Se todas as camas estão ocupadas, lembramos o anfitrião de desativar ou ocultar o anúncio até haver uma cama livre. Repetimos isso no máximo a cada {{again}} dias.\n- Quando o plano de um anfitrião termina, os anúncios dele saem da busca.\n- Alojamentos lotados ficam na lista, esmaecidos e com um selo, para você não escrever à toa.',
};
