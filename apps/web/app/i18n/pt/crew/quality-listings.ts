export default {
  meta_description:
    'O que verificamos todo dia, como lembramos os anfitriões, como avaliar um alojamento antes de pagar e como denunciar um anúncio.',
  daily_text:
    '- Todo dia, verificamos quais anúncios os anfitriões ainda atualizam.\n- Se um anúncio não muda há {{days}} dias, enviamos um email ao anfitrião: preço, camas e fotos ainda estão certos?\n- Se todas as camas estão ocupadas, lembramos o anfitrião de desativar ou ocultar o anúncio até haver uma cama livre. Repetimos isso no máximo a cada {{again}} dias.\n- Quando o plano de um anfitrião termina, os anúncios dele saem da busca.\n- Alojamentos lotados ficam na lista, esmaecidos e com um selo, para você não escrever à toa.',
};
