export default {
  meta_title: 'Políticas',
  meta_description:
    'Las reglas de {{brand}} en palabras sencillas: quién puede unirse, anuncios, mensajes, reseñas, dinero entre miembros, privacidad y qué pasa cuando alguien no las cumple.',
  title: 'Políticas',
  lead: 'Las reglas que seguimos todos aquí. Son cortas para que puedas leerlas enteras.',
  join_title: 'Quién puede unirse',
  join_text:
    '- Tienes edad para firmar un contrato donde vives.\n- Usas tu propio nombre y tienes una sola cuenta.\n- Eres tripulante, trabajas en un aeropuerto o alquilas a quienes lo hacen. No verificamos los trabajos, así que pregunta si te importa.',
  listings_title: 'Anuncios',
  listings_text:
    '- Publica solo lugares que puedas alquilar. Las leyes locales, tu contrato, tu comunidad y tu aseguradora también cuentan.\n- Un anuncio por lugar. Describe las camas que existen, al precio que cobras.\n- Usa tus propias fotos de ese lugar. Consulta los [requisitos de las imágenes](/image-requirements).\n- No pongas teléfonos ni correos en títulos, textos y fotos. Los quitamos de las descripciones.\n- Marca las camas como ocupadas cuando lo estén. Desactiva u oculta un anuncio mientras esté completo.\n- Trata a las personas por igual, sea cual sea su origen, religión, discapacidad, orientación sexual o familia. Una casa solo para mujeres o solo para hombres lo indica en sus ajustes, donde la ley lo permita.',
  messages_title: 'Mensajes y reseñas',
  messages_text:
    '- Escribe con respeto. Responde en menos de {{hours}} horas si alguien pregunta por una cama.\n- No envíes publicidad, mensajes en cadena ni el mismo texto a todos los anfitriones.\n- Puedes escribir una reseña de un anfitrión cuando le hayas alquilado. Cuenta lo que viste.\n- Los anfitriones pueden responder una vez. Nadie puede comprar, cambiar ni exigir con amenazas una reseña mejor.\n- Denuncia los mensajes, personas, anuncios y reseñas que no cumplan estas reglas. También puedes bloquear a un miembro.',
  money_title: 'Dinero entre miembros',
  money_text:
    'El alquiler, el depósito, las normas de la casa y el preaviso se acuerdan entre anfitrión e inquilino. Nosotros no somos parte de ese acuerdo. [AutoPay](/autopay) y las solicitudes de pago mueven dinero con tarjeta, y las dos partes reciben un registro. El efectivo y las transferencias quedan entre ustedes.\n\nNunca pagues una cama que no hayas visto, en persona o por videollamada, a alguien que no pueda mostrártela.',
  privacy_title: 'La privacidad en breve',
  privacy_text:
    '- Los visitantes ven una zona en el mapa, nunca la dirección exacta de una casa. La dirección es para los inquilinos.\n- Los demás miembros ven tu nombre visible, tu foto y lo que escribes sobre ti. No ven tu fecha de nacimiento ni tu correo.\n- Tu teléfono solo aparece si lo activas.\n- Los números de tarjeta van al proveedor de tarjetas. Nosotros nunca los tenemos.\n- Conservamos lo que escribes en el formulario de contacto durante {{months}} meses.\n- Puedes hacer que cerremos tu cuenta. Entonces borramos de inmediato tus datos de contacto, tu foto, tu tarjeta, tus borradores y tus anuncios. Tu nombre, tus estancias y tus pagos se conservan {{years}} años por la contabilidad, y los mensajes, mientras la otra persona tenga una cuenta.',
  break_title: 'Si alguien no cumple las reglas',
  break_text:
    'Revisamos cada denuncia. Según lo que haya pasado, advertimos al miembro, ocultamos una reseña o un anuncio, o cerramos la cuenta. Si alguien está en peligro o hubo un delito, llama primero a la policía y después avísanos.\n\nSi nos equivocamos contigo, [escríbenos](/contact) y una persona lo revisará de nuevo.',
  more_title: 'La versión larga',
  more_text:
    'Todos aceptan un aviso de acuerdo al registrarse. Lee el de los [anfitriones](/notice-of-understanding?for=lister), el de [quienes buscan](/notice-of-understanding?for=seeker) o el de los [inquilinos](/notice-of-understanding?for=tenant). Enlazamos las políticas donde eliges un plan, donde escribes tus datos y donde aceptas. Nuestras [políticas de reembolso](/refund-policies) tienen su propia página.',
};

export const vacation = {
  join_text:
    '- Tienes edad para firmar un contrato donde vives.\n- Usas tu propio nombre y una sola cuenta.\n- No comprobamos lo que las personas nos dicen sobre su trabajo, así que pregunta si te importa.',
  money_text:
    'El alquiler, el depósito, las normas de la casa y el preaviso se acuerdan entre anfitrión y huésped. Nosotros no somos parte de ese acuerdo. [AutoPay](/autopay) y las solicitudes de pago mueven dinero con tarjeta, y las dos partes reciben un registro. El efectivo y las transferencias quedan entre ustedes.\n\nNunca pagues una cama que no hayas visto, en persona o por videollamada, a alguien que no pueda mostrártela.',
  privacy_text:
    '- Los visitantes ven una zona en el mapa, nunca la dirección exacta de una casa. La dirección es para los huéspedes.\n- Los demás miembros ven tu nombre visible, tu foto y lo que escribes sobre ti. No ven tu fecha de nacimiento ni tu correo.\n- Tu teléfono solo aparece si lo activas.\n- Los números de tarjeta van al proveedor de tarjetas. Nosotros nunca los tenemos.\n- Conservamos lo que escribes en el formulario de contacto durante {{months}} meses.\n- Puedes hacer que cerremos tu cuenta. Entonces borramos de inmediato tus datos de contacto, tu foto, tu tarjeta, tus borradores y tus anuncios. Tu nombre, tus estancias y tus pagos se conservan {{years}} años por la contabilidad, y los mensajes, mientras la otra persona tenga una cuenta.',
  more_text:
    'Todos aceptan un aviso de acuerdo al registrarse. Lee el de los [anfitriones](/notice-of-understanding?for=lister), los [viajeros](/notice-of-understanding?for=seeker) o los [huéspedes](/notice-of-understanding?for=tenant). Enlazamos las políticas donde eliges un plan, donde escribes tus datos y donde aceptas. Nuestras [políticas de reembolso](/refund-policies) tienen su propia página.',
};
