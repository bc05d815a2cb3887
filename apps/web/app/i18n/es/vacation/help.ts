export default {
  meta_description:
    'Respuestas para viajeros, huéspedes y anfitriones de %brand%: camas, mensajes, invitaciones, alquiler, tarjetas y cuentas.',
  seekers: 'Viajeros',
  tenants: 'Huéspedes',
  seekers_1_q: '¿Cómo encuentro un alojamiento cerca de mi destino?',
  seekers_1_a:
    'Escribe el código del aeropuerto o la ciudad en la página de inicio y elígelo de la lista. Ves todos los alojamientos a menos de {{miles}} millas, en una lista y en un mapa. Ordena por distancia o precio y filtra por quién puede alojarse.',
  seekers_3_a:
    'Acceso durante {{months}} meses: escribe a todos los anfitriones en todos los destinos, las veces que quieras. Es un solo pago y no se renueva.',
  seekers_4_a:
    'Una cama fija es solo tuya. Una cama compartida la usan varias personas que nunca están la misma noche. Mira [qué es un alojamiento vacacional](/what).',
  seekers_5_a:
    'Sí. Únete a la lista de espera en la página del alojamiento y di desde cuándo necesitas una cama. Cuando haya una libre, se te puede reservar durante 24 horas.',
  seekers_6_a:
    'Dale {{hours}} horas. Después escribe a dos o tres más de la zona. Si un anuncio parece abandonado, [avísanos](/contact?subject=Abandoned+listing).',
  tenants_1_a: 'No. Los huéspedes con invitación usan %brand% gratis, mientras alquilan y después.',
  listers_1_q: '¿Cómo publico mi alojamiento?',
  listers_2_q: '¿Por qué mi alojamiento no está en la búsqueda?',
  listers_2_a:
    'Está inactivo u oculto, o tu plan ha terminado. En Mis alojamientos ves cuál es la causa. Los alojamientos completos siguen en la búsqueda, pero atenuados.',
  listers_3_a:
    'No. Los visitantes ven un círculo alrededor de un punto aproximado. Los huéspedes ven la dirección cuando han aceptado.',
  listers_4_a:
    'Tiene huéspedes pendientes o aceptados. Cancela primero las invitaciones y registra la salida de los huéspedes. O escóndelo de la búsqueda, que puedes hacer cuando quieras.',
  listers_7_a:
    'Tus huéspedes siguen pagando. Tienes que renovar para enviar invitaciones, agregar anuncios o aparecer en la búsqueda.',
  payments_4_a:
    'El huésped paga solo el alquiler. El anfitrión asume la comisión del proveedor de tarjetas y un 1 % para nosotros. [Ver un ejemplo](/fees).',
  payments_5_a:
    'Los planes están en [Recibos](/receipts). El alquiler está en la página de la estancia para los huéspedes y en Transacciones para los anfitriones.',
  account_2_a:
    'Elimina tu tarjeta en Método de pago, en tus [ajustes](/account-setting?tab=payment-method). Los planes de viajero nunca se renuevan.',
};
