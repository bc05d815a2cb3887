export default {
  join_text:
    '- Tienes edad para firmar un contrato donde vives.\n- Usas tu propio nombre y una sola cuenta.\n- No comprobamos lo que las personas nos dicen sobre su trabajo, así que pregunta si te importa.',
  money_text:
    'El alquiler, el depósito, las normas de la casa y el preaviso se acuerdan entre anfitrión y huésped. Nosotros no somos parte de ese acuerdo. [AutoPay](/autopay) y las solicitudes de pago mueven dinero con tarjeta, y las dos partes reciben un registro. El efectivo y las transferencias quedan entre ustedes.\n\nNunca pagues una cama que no hayas visto, en persona o por videollamada, a alguien que no pueda mostrártela.',
  privacy_text:
    '- Los visitantes ven una zona en el mapa, nunca la dirección exacta de una casa. La dirección es para los huéspedes.\n- Los demás miembros ven tu nombre visible, tu foto y lo que escribes sobre ti. No ven tu fecha de nacimiento ni tu correo.\n- Tu teléfono solo aparece si lo activas.\n- Los números de tarjeta van al proveedor de tarjetas. Nosotros nunca los tenemos.\n- Conservamos lo que escribes en el formulario de contacto durante {{months}} meses.\n- Puedes hacer que cerremos tu cuenta. Entonces borramos de inmediato tus datos de contacto, tu foto, tu tarjeta, tus borradores y tus anuncios. Tu nombre, tus estancias y tus pagos se conservan {{years}} años por la contabilidad, y los mensajes, mientras la otra persona tenga una cuenta.',
  more_text:
    'Todos aceptan un aviso de acuerdo al registrarse. Lee el de los [anfitriones](/notice-of-understanding?for=lister), los [viajeros](/notice-of-understanding?for=seeker) o los [huéspedes](/notice-of-understanding?for=tenant). Enlazamos las políticas donde eliges un plan, donde escribes tus datos y donde aceptas. Nuestras [políticas de reembolso](/refund-policies) tienen su propia página.',
};
