export default {
  meta_title: 'Políticas de reembolso',
  meta_description:
    'Cuándo reembolsa {{brand}} un plan o una promoción, por qué el alquiler y el depósito dependen del anfitrión y cómo pedir un reembolso.',
  title: 'Políticas de reembolso',
  lead: '{{brand}} es un servicio de pago. Reembolsamos cuando es justo, y te lo decimos antes de que pagues.',
  paid_title: 'Por qué nos pagas',
  paid_text:
    'Los planes se pagan por adelantado. Quien busca paga {{seeker}} por {{months}} meses de acceso. Los anfitriones pagan desde {{lister}} al año. El servicio empieza en cuanto pagas: puedes escribir a anfitriones, o tu anuncio se publica.\n\nEnlazamos estas políticas tres veces mientras creas una cuenta: donde eliges un plan, donde escribes tus datos y donde aceptas.',
  yes_title: 'Cuándo reembolsamos',
  yes_text:
    '- Se te cobró dos veces lo mismo.\n- Se cobró una renovación aunque antes habías eliminado tu tarjeta.\n- Pagaste el plan equivocado, nos lo dices pronto y no lo has usado.\n- El sitio no te funcionó durante días y no pudimos arreglarlo.\n- Otra persona usó tu tarjeta.\n\n¿Tu caso es distinto? Cuéntanos. Decide una persona, y lo que cuenta es que sea justo.',
  no_title: 'Cuándo no',
  no_text:
    'Los servicios prestados no se reembolsan:\n\n- Encontraste una cama, cambiaste de base o de idea.\n- No usaste todos los meses de un plan.\n- Un anfitrión no respondió, o una cama no era como esperabas.\n- Tu cuenta se cerró porque no cumplió las [políticas](/policies).',
  boosts_title: 'Anuncios destacados e promocionados',
  boosts_text:
    'Una promoción empieza a funcionar en cuanto se paga, así que no la reembolsamos. Puedes cancelar una mensual cuando quieras, y entonces dura hasta el final del mes pagado. Mira los [precios](/fees).',
  rent_title: 'Alquiler y depósito',
  rent_text:
    'El alquiler y el depósito son parte del acuerdo entre tu anfitrión y tú. No podemos recuperarlos por ti. El anfitrión puede reembolsar un pago con tarjeta, entero o en parte.\n\nUn depósito se devuelve como acordaron, menos lo que el anfitrión tenga que descontar. El anfitrión indica cada descuento y tú lo ves.',
  ask_title: 'Cómo pedirlo',
  ask_text:
    '1. Busca el recibo en [Recibos](/receipts). Tiene un número.\n2. [Escríbenos](/contact?subject=Refund) con ese número y una o dos frases sobre lo que pasó.\n3. Respondemos en menos de {{hours}} horas.\n4. Si estamos de acuerdo, el dinero vuelve a la tarjeta con la que pagaste. Los bancos tardan de 5 a 10 días en mostrarlo.\n\nEscríbenos antes de disputar un cargo en tu banco. Es más rápido para todos.',
};

export const vacation = {
  paid_text:
    'Los planes se pagan por adelantado. Un viajero paga {{seeker}} por {{months}} meses de acceso. Los anfitriones pagan desde {{lister}} al año. El servicio empieza en cuanto pagas: puedes escribir a anfitriones, o tu anuncio se publica.\n\nEnlazamos estas políticas tres veces mientras creas una cuenta: donde eliges un plan, donde escribes tus datos y donde aceptas.',
  no_text:
    'Los servicios prestados no se reembolsan:\n\n- Encontraste una cama, cambiaste de destino o de idea.\n- No usaste todos los meses de un plan.\n- Un anfitrión no respondió, o una cama no era como esperabas.\n- Tu cuenta se cerró porque no cumplió las [políticas](/policies).',
};
