export default {
  steps_text:
    '1. **Conecta una cuenta de cobro.** En tus ajustes, en AutoPay. El proveedor de pagos pregunta quién eres y adónde enviar el dinero. Configurarlo lleva más o menos 1 minuto.\n2. **Configura tu alojamiento.** Pon nombre a las habitaciones y camas, y publica.\n3. **Invita a huéspedes con AutoPay.** Ven cada importe y cada fecha, agregan una tarjeta y aceptan. A quienes ya están alojados, envíales una solicitud de AutoPay.',
  days_caption: 'Qué paga el huésped y cuándo',
  fees_text:
    'El huésped paga el alquiler y nada más. De un pago de {{rent}} con una tarjeta de EE. UU., el anfitrión recibe {{net}}: el proveedor de tarjetas se queda con {{provider}} y nosotros con {{product}}, que es el 1 %. [Todos los costos](/fees).',
  fail_text:
    'Las dos partes reciben un correo con el motivo. Volvemos a intentar con la tarjeta a los {{first}}, {{second}} y {{third}} días, salvo que el banco diga que nunca funcionará. A una tarjeta nueva se le cobra en el acto. Tras el último intento el alquiler queda por pagar, y el huésped puede pagarlo con tarjeta o de forma manual. A partir del día {{late}} aparece como atrasado.\n\nAlgunos bancos quieren que confirme quien paga. El huésped recibe entonces un enlace para hacerlo.',
  off_text:
    '- **Los huéspedes** desactivan AutoPay en la página de su estancia, en el acto. Avisamos al anfitrión. El alquiler se sigue debiendo, solo que no con tarjeta.\n- **Los anfitriones** pueden pedir que termine. El huésped lo confirma.\n- **Una tarjeta eliminada** pausa AutoPay hasta que haya otra.',
};
