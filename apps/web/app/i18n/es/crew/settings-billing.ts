export default {
  tenant_text:
    'Tu cuenta es gratuita: alquilas por invitación de tu anfitrión y no necesitas un plan. Tus estancias e invitaciones están en Mis estancias.',
  my_rentals: 'Mis estancias',
  find: 'Buscar una casa',
  autopay_off_text:
    'El alquiler ya no se cobra automáticamente. Lo cobras tú. Tus casas e inquilinos siguen igual, y puedes activar AutoPay de nuevo cuando quieras.',
  step_crashpads: 'Configura tus casas',
  step_crashpads_text: 'Publica tus casas con habitaciones, camas y precios.',
  add_crashpad: 'Agregar una casa',
  my_crashpads: 'Mi casa',
};
