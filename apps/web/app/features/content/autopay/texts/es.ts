export default {
  meta_title: 'AutoPay',
  meta_description:
    'Cómo funciona el alquiler con tarjeta en {{brand}}: tres pasos para configurarlo, qué se cobra cada día, comisiones, pagos fallidos y cómo desactivarlo.',
  title: 'AutoPay',
  lead: 'El alquiler se cobra automáticamente en la fecha de pago y se transfiere al banco del anfitrión.',
  steps_title: 'Tres pasos para anfitriones',
  steps_text:
    '1. **Conecta una cuenta de cobro.** En tus ajustes, en AutoPay. El proveedor de pagos pregunta quién eres y adónde enviar el dinero. Configurarlo lleva más o menos 1 minuto.\n2. **Configura tu crash pad.** Pon nombre a las habitaciones y camas, y publica.\n3. **Invita a inquilinos con AutoPay.** Ven cada importe y cada fecha, agregan una tarjeta y aceptan. A quienes ya viven ahí, envíales una solicitud de AutoPay.',
  days_title: 'Día a día',
  days_text:
    'Un ejemplo: entrada el {{start}}, alquiler de {{rent}} al mes, depósito de {{deposit}}, día de pago {{payday}}.',
  days_caption: 'Qué paga el inquilino y cuándo',
  when: 'Cuándo',
  what: 'Qué',
  amount: 'Importe',
  on_acceptance: 'Cuando acepta',
  deposit_row: 'Depósito',
  first_row: 'Primer alquiler, por {{count}} días',
  month_row: 'Alquiler de un mes',
  at_hour: '{{day}}, {{hour}} UTC',
  every_month: 'Después, el día {{payday}} de cada mes, {{hour}} UTC',
  days_after:
    'El primer alquiler cubre los días hasta el siguiente día de pago, según el precio mensual. El día de salida no se cobra. Quien llega después del día de pago paga lo que queda del periodo.',
  fees_title: 'Comisiones',
  fees_text:
    'El inquilino paga el alquiler y nada más. De un pago de {{rent}} con una tarjeta de EE. UU., el anfitrión recibe {{net}}: el proveedor de tarjetas se queda con {{provider}} y nosotros con {{product}}, que es el 1 %. [Todos los costos](/fees).',
  fail_title: 'Si un pago falla',
  fail_text:
    'Las dos partes reciben un correo con el motivo. Volvemos a intentar con la tarjeta a los {{first}}, {{second}} y {{third}} días, salvo que el banco diga que nunca funcionará. A una tarjeta nueva se le cobra en el acto, mientras no haya terminado el periodo. Tras el último intento el alquiler queda por pagar, y el inquilino puede pagarlo con tarjeta o de forma manual. A partir del día {{late}} aparece como atrasado.\n\nAlgunos bancos quieren que confirme quien paga. El inquilino recibe entonces un enlace para hacerlo.',
  off_title: 'Desactívalo cuando quieras',
  off_text:
    '- **Los inquilinos** desactivan AutoPay en la página de su estancia, en el acto. Avisamos al anfitrión. El alquiler se sigue debiendo, solo que no con tarjeta.\n- **Los anfitriones** pueden pedir que termine. El inquilino lo confirma.\n- **Una tarjeta eliminada** pausa AutoPay hasta que haya otra.',
  safe_title: '¿Es seguro?',
  safe_text:
    'Los datos de la tarjeta y del banco se quedan con el proveedor de pagos. Nunca guardamos tu alquiler: va de la tarjeta a la cuenta de cobro del anfitrión. Las cuentas de cobro nuevas esperan un poco más su primer dinero, lo que protege a todos del fraude. [Más sobre seguridad](/security).',
};

export const vacation = {
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

export const crew = {
  steps_text:
    '1. **Conecta una cuenta de cobro.** En tus ajustes, en AutoPay. El proveedor de pagos pregunta quién eres y adónde enviar el dinero. Configurarlo lleva más o menos 1 minuto.\n2. **Configura tu casa.** Pon nombre a las habitaciones y camas, y publica.\n3. **Invita a inquilinos con AutoPay.** Ven cada importe y cada fecha, agregan una tarjeta y aceptan. A quienes ya viven ahí, envíales una solicitud de AutoPay.',
};
