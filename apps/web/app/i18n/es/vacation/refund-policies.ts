export default {
  paid_text:
    'Los planes se pagan por adelantado. Un viajero paga {{seeker}} por {{months}} meses de acceso. Los anfitriones pagan desde {{lister}} al año. El servicio empieza en cuanto pagas: puedes escribir a anfitriones, o tu anuncio se publica.\n\nEnlazamos estas políticas tres veces mientras creas una cuenta: donde eliges un plan, donde escribes tus datos y donde aceptas.',
  no_text:
    'Los servicios prestados no se reembolsan:\n\n- Encontraste una cama, cambiaste de destino o de idea.\n- No usaste todos los meses de un plan.\n- Un anfitrión no respondió, o una cama no era como esperabas.\n- Tu cuenta se cerró porque no cumplió las [políticas](/policies).',
};
