export default {
  meta_title: 'Costos',
  meta_description:
    'Todos los precios de {{brand}}: planes, promociones y comisiones de tarjeta, con un ejemplo de un pago de alquiler.',
  title: 'Costos',
  lead: 'Buscar es gratis. Aquí está todo lo que no lo es.',
  plans_title: 'Planes',
  plans_text:
    'Los planes de anfitrión se renuevan cada año hasta que desactives la renovación. El plan Búsqueda es un solo pago de {{seeker}} por {{months}} meses y no se renueva. Los inquilinos que invita un anfitrión no pagan nada.',
  plan: 'Plan',
  price: 'Precio',
  term: 'Por',
  months_count: '{{count}} meses',
  promotions_title: 'Promociones',
  promotions_text:
    'Opcionales y solo para anfitriones. Suben un anuncio y no cambian nada más. [Cómo funcionan](/featured-details).',
  promotion: 'Promoción',
  cards_title: 'Alquiler con tarjeta',
  cards_text:
    'Si los inquilinos te pagan con tarjeta, el proveedor de tarjetas cobra su comisión y nosotros sumamos el 1 % del importe. Las dos salen de lo que recibe el anfitrión. El inquilino paga exactamente el alquiler, ni un centavo más. El alquiler que cobras por tu cuenta no cuesta nada.',
  example_caption: 'Comisiones de un pago de {{amount}}',
  example_step: 'Un pago de {{amount}}',
  home_card: 'Tarjeta de EE. UU.',
  foreign_card: 'Tarjeta de otro país',
  tenant_pays: 'El inquilino paga',
  provider_fee: 'Proveedor de tarjetas',
  our_fee: '{{brand}}, 1 %',
  lister_gets: 'El anfitrión recibe',
  cards_after:
    'El mismo cálculo aparece junto a cada pago antes de que el anfitrión lo solicite, y después en sus registros. Si el anfitrión reembolsa un pago, sus comisiones no se devuelven.',
  flat_title: 'Cuentas de cobro',
  flat_text_none: 'Conectar una cuenta de cobro es gratis. No tiene cuota mensual.',
  flat_text:
    'Conectar una cuenta de cobro es gratis. En un mes con pagos con tarjeta, el primero lleva además {{amount}}, que el proveedor cobra por la cuenta.',
  where_title: 'A dónde llegan los pagos con tarjeta',
  where_text:
    'Los pagos con tarjeta llegan a una cuenta bancaria en Estados Unidos, Canadá, el Reino Unido, Suiza o el Espacio Económico Europeo: todos los países de la Unión Europea, Islandia, Liechtenstein y Noruega. Con una cuenta en otro lugar, cobras tú el alquiler. Cobramos las tarjetas en dólares estadounidenses. Stripe los convierte a la moneda de la cuenta bancaria y puede cobrar por ello.',
  who_title: 'Quién paga qué',
  who_text:
    '- **Quienes buscan** un crash pad pagan su plan.\n- **Los inquilinos** pagan el alquiler y el depósito a su anfitrión. Nosotros no les cobramos nada.\n- **Los anfitriones** pagan su plan, las promociones si las quieren y las comisiones de tarjeta del alquiler que cobran en línea.',
  hidden_title: 'Sin costos ocultos',
  hidden_text:
    'Sin costo por reservar, por mensajes ni por irte. Ves el precio completo antes de confirmarlo y recibes un recibo. Los impuestos del alquiler son cosa del anfitrión, el inquilino y la oficina de impuestos.',
};

export const vacation = {
  plans_text:
    'Los planes de anfitrión se renuevan cada año hasta que elimines tu tarjeta. El plan de viajero es un solo pago de {{seeker}} por {{months}} meses y no se renueva. Los huéspedes que invita un anfitrión no pagan nada.',
  cards_text:
    'Si los huéspedes te pagan con tarjeta, el proveedor de tarjetas cobra su comisión y nosotros sumamos el 1 % del importe. Las dos salen de lo que recibe el anfitrión. El huésped paga exactamente el alquiler, ni un centavo más. El alquiler que cobras por tu cuenta no cuesta nada.',
  tenant_pays: 'El huésped paga',
  who_text:
    '- **Los viajeros** pagan su plan.\n- **Los huéspedes** pagan el alquiler y el depósito a su anfitrión. Nosotros no les cobramos nada.\n- **Los anfitriones** pagan su plan, las promociones si las quieren y las comisiones de tarjeta del alquiler que cobran en línea.',
  hidden_text:
    'Sin costo por reservar, por mensajes ni por irte. Ves el precio completo antes de confirmarlo y recibes un recibo. Los impuestos del alquiler son cosa del anfitrión, el huésped y la oficina de impuestos.',
};
