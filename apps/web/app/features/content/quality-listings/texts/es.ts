export default {
  meta_title: 'Anuncios de calidad',
  meta_description:
    'Qué comprobamos cada día, qué recordamos a los anfitriones, cómo juzgar un crash pad antes de pagar y cómo denunciar un anuncio.',
  title: 'Anuncios de calidad',
  lead: 'Trabajamos cada día para que los anuncios sean honestos y estén al día. No podemos garantizarlos todos.',
  pledge_title: 'Nuestro compromiso',
  pledge_text:
    'Queremos que cada anuncio sea un lugar real con una cama real. Pedimos fotos reales, una descripción completa y camas con nombre, y actuamos ante las denuncias. Lo que no hacemos es visitar. Nadie de {{brand}} ha dormido ahí, así que confía también en tus ojos.',
  daily_title: 'Qué pasa cada día',
  daily_text:
    '- Una vez al día comprobamos qué anuncios siguen atendidos por sus anfitriones.\n- Si un anuncio no cambia en {{days}} días, su anfitrión recibe un correo: ¿siguen bien el precio, las camas y las fotos?\n- Si todas las camas de un anuncio están ocupadas, su anfitrión recibe un recordatorio para desactivarlo u ocultarlo hasta que haya una libre. Lo repetimos cada {{again}} días como máximo.\n- Los anuncios cuyo plan ha terminado salen de la búsqueda.\n- Las casas completas siguen en la lista, atenuadas y con etiqueta, para que no preguntes en vano.',
  emails_title: 'Los recordatorios suman',
  emails_text: 'Correos que hemos enviado hasta ahora, con recordatorios:',
  emails_caption: 'Correos enviados',
  judge_title: 'Cómo juzgar un anuncio',
  judge_text:
    '1. Cuenta. ¿Coinciden las camas de las fotos con las de la lista?\n2. Busca la misma ventana, el mismo piso o el mismo sofá en varias fotos. Las fotos de casas distintas son mala señal.\n3. Lee las reseñas y abre el perfil del anfitrión.\n4. Mira la distancia y cómo se llega a la terminal a las 4 de la mañana.\n5. Pregunta tres cosas: qué cama está libre y desde cuándo, quién más vive ahí y qué cubre el depósito.\n6. Visítalo. Basta una videollamada. Un anfitrión con una casa real la muestra con gusto.\n7. Compara el precio con otros cercanos. Si es demasiado barato, ten cuidado.',
  report_title: 'Denuncia un anuncio',
  report_text:
    '¿Algo está mal? [Dinos](/contact?subject=Report+a+listing) qué anuncio es y qué viste. Las denuncias son confidenciales: el anfitrión no sabe quién escribió. Si ya enviaste dinero, avisa primero a tu banco.',
};

export const vacation = {
  meta_description:
    'Qué comprobamos cada día, qué recordamos a los anfitriones, cómo juzgar un alojamiento antes de pagar y cómo denunciar un anuncio.',
};

export const crew = {
  meta_description:
    'Qué comprobamos cada día, qué recordamos a los anfitriones, cómo juzgar una casa antes de pagar y cómo denunciar un anuncio.',
};
