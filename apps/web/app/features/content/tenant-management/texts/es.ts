export default {
  meta_title: 'Gestión de inquilinos',
  meta_description:
    'Pon nombre a habitaciones y camas, invita a inquilinos, cobra el alquiler, sigue los ingresos y la ocupación, y escribe a casas enteras con {{brand}}.',
  title: 'Gestión de inquilinos',
  lead: 'Quién duerme dónde, quién pagó y qué cama está libre el viernes. Sin hojas de cálculo.',
  beds_title: 'Habitaciones y camas',
  beds_text:
    'Da a cada habitación y cama un nombre que conozcan tus inquilinos: “Habitación azul, litera de arriba”. Cada cama está libre, ocupada o pendiente, y tu lista de crash pads muestra un punto por cama. Una cama no se puede prometer a dos personas para la misma noche.',
  invite_title: 'Invitaciones',
  invite_text:
    '1. Elige una cama y escribe el correo del inquilino.\n2. Indica el alquiler, el depósito, la entrada y, si la sabes, la salida.\n3. Recibe un correo con todo y acepta en unos minutos, con o sin cuenta.\n\nHasta que acepte puedes cambiar o cancelar la invitación. Los inquilinos no necesitan un plan.',
  rent_title: 'Alquiler',
  rent_text:
    'Usa [AutoPay](/autopay) y el alquiler llega a tu banco, o anota lo que cobras por tu cuenta. La lista de alquileres muestra cada mes como pagado, por pagar, atrasado o próximo. Quienes deben dinero aparecen primero.',
  reports_title: 'Ingresos y ocupación',
  reports_text:
    'Mira cuánto ingresaste este mes y el pasado, y cuántas de tus camas estaban ocupadas. Descarga las transacciones en una tabla o abre el resumen de un año para tu asesor fiscal.',
  history_title: 'Historial y notas',
  history_text:
    'Cada estancia guarda su historial: quién cambió qué fecha, importe o cama, y cuándo. Puedes agregar notas privadas que solo ves tú. Los inquilinos anteriores se quedan en tu historial.',
  messages_title: 'Mensajes de grupo',
  messages_text:
    '¿El martes no hay agua? Selecciona a los inquilinos, de una casa o de todas, y escribe una vez. [Más sobre los mensajes](/tenant-messaging).',
  plan_title: '¿Qué plan necesito?',
  plan_text:
    'Todos los planes de anfitrión incluyen todo esto. Se distinguen por cuántas ubicaciones e inquilinos admiten. [Compara los planes](/listing-apps).',
};

export const vacation = {
  meta_title: 'Gestión de huéspedes',
  meta_description:
    'Pon nombre a habitaciones y camas, invita a huéspedes, cobra el alquiler, sigue los ingresos y la ocupación, y escribe a casas enteras con {{brand}}.',
  title: 'Gestión de huéspedes',
  beds_text:
    'Da a cada habitación y cama un nombre que conozcan tus huéspedes: “Habitación azul, litera de arriba”. Cada cama está libre, ocupada o pendiente, y tu lista de alojamientos muestra un punto por cama. Una cama no se puede prometer a dos personas para la misma noche.',
  invite_text:
    '1. Elige una cama y escribe el correo del huésped.\n2. Indica el alquiler, el depósito, la entrada y, si la sabes, la salida.\n3. Recibe un correo con todo y acepta en unos minutos, con o sin cuenta.\n\nHasta que acepte puedes cambiar o cancelar la invitación. Los huéspedes no necesitan un plan.',
  history_text:
    'Cada estancia guarda su historial: quién cambió qué fecha, importe o cama, y cuándo. Puedes agregar notas privadas que solo ves tú. Los huéspedes anteriores se quedan en tu historial.',
  messages_text:
    '¿El martes no hay agua? Selecciona a los huéspedes, de una casa o de todas, y escribe una vez. [Más sobre los mensajes](/tenant-messaging).',
  plan_text:
    'Todos los planes de anfitrión incluyen todo esto. Se distinguen por cuántas ubicaciones y huéspedes admiten. [Compara los planes](/listing-apps).',
};

export const crew = {
  beds_text:
    'Da a cada habitación y cama un nombre que conozcan tus inquilinos: “Habitación azul, litera de arriba”. Cada cama está libre, ocupada o pendiente, y tu lista de casas muestra un punto por cama. Una cama no se puede prometer a dos personas para la misma noche.',
};
