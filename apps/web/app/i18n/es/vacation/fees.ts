export default {
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
