export default {
  seeker_notice:
    'Una cuenta de viajero se desactiva después de 6 meses. No se renueva automáticamente. No se te cobra más, salvo que renueves.',
  tenant_text:
    'Tu cuenta es gratuita: alquilas por invitación de tu anfitrión y no necesitas un plan. Tus estancias e invitaciones están en Mis estancias.',
  my_rentals: 'Mis estancias',
  find: 'Buscar un alojamiento',
  autopay_off_text:
    'El alquiler ya no se cobra automáticamente. Lo cobras tú. Tus alojamientos y huéspedes siguen igual, y puedes activar AutoPay de nuevo cuando quieras.',
  autopay_off_tenants_one: 'AutoPay termina para {{count}} huésped. Le avisamos por correo.',
  autopay_off_tenants_other: 'AutoPay termina para {{count}} huéspedes. Les avisamos por correo.',
  autopay_again_one: 'Volver a preguntar a {{count}} huésped',
  autopay_again_other: 'Volver a preguntar a {{count}} huéspedes',
  autopay_asked_one: 'Preguntaste a {{count}} huésped.',
  autopay_asked_other: 'Preguntaste a {{count}} huéspedes.',
  fact_deposit: 'El depósito se cobra cuando el huésped acepta.',
  step_crashpads: 'Configura tus alojamientos',
  step_crashpads_text: 'Publica tus alojamientos con habitaciones, camas y precios.',
  add_crashpad: 'Agregar un alojamiento',
  my_crashpads: 'Mi alojamiento',
  step_tenants: 'Invita a huéspedes',
  step_tenants_text: 'Invita a tus huéspedes por correo. Ven los importes antes de aceptar.',
  my_crew: 'Mis huéspedes',
  tenant_title: 'Te damos la bienvenida',
  one_time_text:
    'Pagos únicos que solicitan tus anfitriones, como un depósito o el estacionamiento.',
  one_time_none_text: 'Cuando un anfitrión solicite un pago, podrás pagarlo o rechazarlo aquí.',
};
